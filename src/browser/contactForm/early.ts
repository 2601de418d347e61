import { startDraft } from './keepDraft.ts';

/**
 * The contact form before its own code is there. The draft comes back. An empty or wrong field is told by
 * the browser at once; a form that it would send waits for the code, which writes the better mail, or for
 * the news that there is none (`form:code`; `data-code` then says which): then the browser sends it.
 */
export function startEarly(section: HTMLElement): void {
  startDraft(section);
  if (section.dataset.code) return;
  let isWaiting = false;
  const hold = (event: Event) => {
    event.preventDefault();
    isWaiting = true;
  };
  section.addEventListener('submit', hold);
  section.addEventListener('form:code', () => {
    section.removeEventListener('submit', hold);
    if (isWaiting) section.querySelector('form')?.requestSubmit();
  });
}
