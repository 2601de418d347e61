/**
 * What a visitor ticks, and the symptom that they start from, becomes part of the brief; the contact form writes its
 * lines. Nothing is imported: code that the islands use as well would be a file of its own, and one more request.
 * briefBoxes.test.ts compares it with src/lib/brief/takeAlong.ts.
 */
import type { Brief } from '../lib/brief/brief.ts';
import type { StorageKey } from '../lib/storageKeys.ts';

const KEY: StorageKey = 'contact-brief';
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
  entry !== undefined && !entry.isLeftOut && entry.text.trim() !== '';

function show(): void {
  const { entries } = read();
  for (const box of boxes) box.checked = isIn(entries[box.name]);
}

function save(brief: Brief): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(brief));
    dispatchEvent(new Event('briefsaved')); // for the title block
  } catch {
    // Forbidden or full: a tick is good for paper only.
  }
}

/** A service becomes the topic of the form, unless the visitor has chosen one. */
const withService = (brief: Brief, service: string | undefined): Brief =>
  service && brief.topic === undefined ? { ...brief, service } : brief;

function tick(box: HTMLInputElement): void {
  const brief = read();
  const { [box.name]: before, ...entries } = brief.entries;
  const line = before?.line === undefined ? {} : { line: before.line };
  if (box.checked) {
    const text = box.dataset.text ?? box.parentElement?.textContent ?? '';
    const entry = { label: box.dataset.brief ?? '', text: text.replace(BREAK_MARKS, '').trim() };
    const after = { ...entries, [box.name]: { ...entry, ...line } };
    save(withService({ ...brief, entries: after }, box.dataset.service));
  } else if (before) {
    // What has a line in the message stays, so that the form can remove the line.
    const left =
      before.line === undefined ? {} : { [box.name]: { ...before, isLeftOut: true as const } };
    save({ ...brief, entries: { ...entries, ...left } });
  }
}

for (const box of boxes) box.addEventListener('change', () => tick(box));
for (const link of document.querySelectorAll<HTMLElement>('a[data-service]'))
  link.addEventListener('click', () => save(withService(read(), link.dataset.service)));

show();
for (const name of ['pageshow', 'storage']) addEventListener(name, show);
