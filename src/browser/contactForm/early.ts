import { startDraft } from './keepDraft.ts';

/**
 * The contact form before its own code is there. The draft comes back, and a form sent early waits for
 * the code (`form:live`) instead of meeting the browser's own messages. Returns what is to be done where
 * the code cannot be had: the browser sends the form as it is.
 */
export function startEarly(section: HTMLElement): () => void {
  startDraft(section);
  const letBrowserCheck = (isOn: boolean) => {
    const form = section.querySelector('form');
    if (form) form.noValidate = !isOn;
    return form;
  };
  const hold = (event: Event) => {
    event.preventDefault();
    section.dataset.waiting = '';
  };
  const release = (isPlain: boolean) => {
    section.removeEventListener('submit', hold);
    const form = letBrowserCheck(isPlain);
    const isWaiting = section.hasAttribute('data-waiting');
    section.removeAttribute('data-waiting');
    if (isWaiting) form?.requestSubmit();
  };
  letBrowserCheck(false);
  section.addEventListener('submit', hold);
  section.addEventListener('form:live', () => release(false));
  return () => release(true);
}
