/**
 * Keeps what is typed into the contact form in this browser. It listens at the section and looks for
 * the fields each time it saves: a translator or an extension may have put others in their place.
 * `data-draft` marks the section while a draft is kept.
 */
import { type Draft, keepDraft, readDraft } from '../../lib/draft.ts';

const open = () => localStorage;

const isText = (field: unknown) =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

export function startDraft(section: HTMLElement): void {
  const formNow = () => section.querySelector('form');
  const mark = (kept: boolean) => section.toggleAttribute('data-draft', kept);

  const draft = readDraft(open);
  for (const [name, text] of Object.entries(draft)) {
    const field = formNow()?.elements.namedItem(name);
    // Typed since the page appeared, or restored by the browser: newer than the draft.
    if (isText(field) && field.value === '') field.value = text;
  }
  const save = () => {
    const form = formNow();
    if (form) mark(keepDraft(open, Object.fromEntries(new FormData(form)) as Draft));
  };
  save(); // what was typed before this code was there, too
  section.addEventListener('input', save);
  section.addEventListener('reset', () => mark(keepDraft(open, {})));
}
