/**
 * What a visitor ticks, and the symptom that they start from, becomes part of the brief; the contact form writes its
 * lines. Code that the islands use as well is not imported: it would be a file of its own, and one more request.
 * briefBoxes.test.ts compares it with src/lib/brief/takeAlong.ts.
 */
import type { Brief } from '../lib/brief/brief.ts';
import { leaveBehind } from '../lib/brief/leaveBehind.ts';
import type { StorageKey } from '../lib/storageKeys.ts';

const KEY: StorageKey = 'contact-brief';
const DRAFT_KEY: StorageKey = 'contact-draft';
/** One symptom at a time: another one takes its place and its line. */
const SYMPTOM = 'symptom/start';
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

const isIn = (entry: Brief['entries'][string] | undefined) =>
  !entry?.isLeftOut && Boolean(entry?.text.trim());

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

/** With an entry, which keeps the line that it has in the message: the form replaces it. */
const withEntry = (brief: Brief, key: string, { brief: label, text = '' }: DOMStringMap) => ({
  ...brief,
  entries: {
    ...brief.entries,
    [key]: { label, text: text.replace(BREAK_MARKS, '').trim(), line: brief.entries[key]?.line },
  },
});

function tick({ name, checked, dataset, parentElement }: HTMLInputElement): void {
  const brief = read();
  const text = parentElement?.textContent ?? '';
  save(
    checked
      ? withEntry(withService(brief, dataset.service), name, { text, ...dataset })
      : leaveBehind(brief, name),
  );
}

/** Somebody starts from a symptom: its service becomes the topic, also after another one, and its words a line. */
function startFrom(symptom: DOMStringMap): void {
  const before = read();
  const started = withEntry(before, SYMPTOM, symptom);
  save(before.isWorded ? started : { service: symptom.service, entries: started.entries });
  if (before.isWorded) return;
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
// A middle click, which opens another tab, is no `click`; a right one opens a menu only.
for (const symptom of document.querySelectorAll<HTMLElement>('li[data-service]'))
  for (const link of symptom.querySelectorAll('a'))
    for (const name of ['click', 'auxclick'] as const)
      link.addEventListener(name, ({ button }) => button < 2 && startFrom(symptom.dataset));

show();
for (const name of ['pageshow', 'storage']) addEventListener(name, show);
