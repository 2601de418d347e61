/**
 * What a visitor ticks, and the symptom that they start from, becomes part of the brief; the contact form writes its
 * lines. Nothing is imported: code that the islands use as well would be a file of its own, and one more request.
 * briefBoxes.test.ts compares it with src/lib/brief/takeAlong.ts.
 */
import type { Brief } from '../lib/brief/brief.ts';
import type { StorageKey } from '../lib/storageKeys.ts';

const KEY: StorageKey = 'contact-brief';
const DRAFT_KEY: StorageKey = 'contact-draft';
/** One symptom at a time: another one takes its place and its line. */
const SYMPTOM = 'symptom/start';
/** As `ANY_TOPIC` of src/lib/brief/questionSets.ts: the visitor has worded the topic. */
const ANY_TOPIC = 'any.topic';
/** Soft hyphens and other marks for the screen. */
const BREAK_MARKS = /[\u00ad\u200b\u2060]/g;

const boxes = document.querySelectorAll<HTMLInputElement>('input[data-brief]');

function read(): Brief {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...stored, entries: { ...stored?.entries } };
  } catch {
    return { entries: {} }; // forbidden, or not ours: nothing was taken along
  }
}

const plain = (text = '') => text.replace(BREAK_MARKS, '').trim();

const isIn = (entry: Brief['entries'][string] | undefined) =>
  entry !== undefined && !entry.isLeftOut && entry.text.trim() !== '';

function show(): void {
  const { entries } = read();
  for (const box of boxes) box.checked = isIn(entries[box.name]);
}

/** JSON leaves out what is undefined. */
function save(brief: object): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(brief));
    dispatchEvent(new Event('briefsaved')); // for the title block
  } catch {
    // Forbidden or full: a tick is good for paper only.
  }
}

/** A service becomes the topic of the form, unless the visitor has chosen one or come by a symptom. */
const withService = (brief: Brief, service: string | undefined): Brief =>
  service && brief.topic === undefined && !isIn(brief.entries[SYMPTOM])
    ? { ...brief, service }
    : brief;

function tick(box: HTMLInputElement): void {
  const brief = read();
  const { [box.name]: before, ...entries } = brief.entries;
  if (box.checked) {
    const text = box.dataset.text ?? box.parentElement?.textContent ?? '';
    const entry = { label: box.dataset.brief, text: plain(text), line: before?.line };
    const { service } = box.dataset;
    save({ ...withService(brief, service), entries: { ...entries, [box.name]: entry } });
  } else if (before) {
    // What has a line in the message stays, so that the form can remove the line.
    const left =
      before.line === undefined ? {} : { [box.name]: { ...before, isLeftOut: true as const } };
    save({ ...brief, entries: { ...entries, ...left } });
  }
}

/** Somebody starts from a symptom: its service becomes the topic, also after another one, and its words a line. */
function startFrom({ service, brief: label, text }: DOMStringMap): void {
  const before = read();
  const { line } = before.entries[SYMPTOM] ?? {};
  const entries = { ...before.entries, [SYMPTOM]: { label, text: plain(text), line } };
  const isWorded = before.service === ANY_TOPIC;
  save(isWorded ? { ...before, entries } : { service, entries });
  if (isWorded) return;
  try {
    // The form puts the name of a service that waits into an empty field only.
    const { topic, ...draft } = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '{}');
    if (topic && topic === before.topic) localStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Forbidden, or not ours: the form keeps the topic that it has.
  }
}

for (const box of boxes) box.addEventListener('change', () => tick(box));
// Each of its links: whoever reads on or calculates first still writes about it.
for (const symptom of document.querySelectorAll<HTMLElement>('li[data-service]'))
  for (const link of symptom.querySelectorAll('a'))
    link.addEventListener('click', () => startFrom(symptom.dataset));

show();
for (const name of ['pageshow', 'storage']) addEventListener(name, show);
