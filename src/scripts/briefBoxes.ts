/**
 * What a visitor ticks, and the symptom that they start from, becomes part of the brief; the contact form writes its
 * lines.
 */
import { stripBreakMarks } from '../lib/breaks.ts';
import { changeBrief, readBrief } from '../lib/brief/storedBrief.ts';
import { isInBrief, leaveBehind, startFrom, takeAlong } from '../lib/brief/takeAlong.ts';
import { readStored, store } from '../lib/stored.ts';
import { digits } from './briefCount.ts';

const boxes = document.querySelectorAll<HTMLInputElement>('input[data-brief]');
const note = document.getElementById('brief-not-stored');
const line = document.getElementById('brief-line');

const SAID_MS = 4000;
let timer: number | undefined;

/** Below the contact button, which shows the number all the time. */
function say(): void {
  const number = digits();
  if (line) line.textContent = number && (line.dataset.text ?? '').replace('{count}', number);
  clearTimeout(timer);
  timer = window.setTimeout(() => line?.replaceChildren(), SAID_MS);
}

function show(): void {
  const brief = readBrief();
  for (const box of boxes) box.checked = brief !== null && isInBrief(brief, box.name);
}

const wordsOf = ({ brief: label = '', text = '' }: DOMStringMap) => ({
  label,
  text: stripBreakMarks(text).trim(),
});

/** Where the tick cannot be stored it is good for paper only, and a note below the box says so. */
function tick({ name, checked, dataset, parentElement }: HTMLInputElement): void {
  const words = wordsOf({ text: parentElement?.textContent ?? '', ...dataset });
  const isStored = changeBrief((brief) =>
    checked ? takeAlong(brief, name, words, dataset.service) : leaveBehind(brief, name),
  );
  if (isStored) say();
  if (!note) return;
  note.hidden = isStored;
  if (!isStored) parentElement?.after(note);
}

function start({ dataset }: HTMLElement): void {
  changeBrief((brief) => {
    const { topic, ...draft } = readStored('contact-draft') ?? {};
    // The form puts the name of a service that waits into an empty field only.
    if (!brief.isWorded && topic && topic === brief.topic) store('contact-draft', draft);
    return startFrom(brief, wordsOf(dataset), dataset.service);
  });
}

for (const box of boxes) box.addEventListener('change', () => tick(box));
// Each of its links: whoever reads on or calculates first still writes about it.
// A middle click, which opens another tab, is no `click`; a right one opens a menu only.
for (const symptom of document.querySelectorAll<HTMLElement>('li[data-service]'))
  for (const link of symptom.querySelectorAll('a'))
    for (const name of ['click', 'auxclick'] as const)
      link.addEventListener(name, ({ button }) => button < 2 && start(symptom));

show();
for (const name of ['pageshow', 'storage']) addEventListener(name, show);
