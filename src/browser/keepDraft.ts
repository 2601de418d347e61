/**
 * Keeps what is typed into the contact form in this browser. Small enough to stand in the page, so
 * that it works before the form's island has loaded and when it never does. Its marks stand on the
 * section, which no island renders: `data-draft` while a draft is kept, `data-sent` once the browser
 * itself has handed the form to the mail program.
 */
import { type Draft, keepDraft, readDraft } from '../lib/draft.ts';

const section = document.getElementById('contact-form');
const form = section?.querySelector('form');

if (section && form) {
  const open = () => localStorage;
  const mark = (kept: boolean) => section.toggleAttribute('data-draft', kept);
  const save = () => mark(keepDraft(open, Object.fromEntries(new FormData(form)) as Draft));

  const draft = readDraft(open);
  for (const [name, text] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    // Typed since the page appeared, or restored by the browser: newer than the draft.
    if (isText && field.value === '') field.value = text;
  }
  mark(Object.keys(draft).length > 0);

  form.addEventListener('input', save);
  form.addEventListener('reset', () => mark(keepDraft(open, {})));
  form.addEventListener('submit', () => section.toggleAttribute('data-sent', true));
}
