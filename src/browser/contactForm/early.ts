/**
 * What the contact form needs before its own code is there; it stands in the page. The draft comes
 * back, and a form sent early waits for the code instead of meeting the browser's own messages. Where
 * the code cannot be had the browser sends the form as it is.
 */
import { startDraft } from './keepDraft.ts';

const section = document.getElementById('contact-form');

if (section) {
  startDraft(section);
  let isOurs = true;

  const setOurs = (ours: boolean) => {
    isOurs = ours;
    const form = section.querySelector('form');
    if (!form) return;
    form.noValidate = ours;
    const isWaiting = section.hasAttribute('data-waiting');
    section.removeAttribute('data-waiting');
    if (isWaiting) form.requestSubmit();
  };
  const hold = (event: Event) => {
    if (!isOurs) return;
    event.preventDefault();
    section.dataset.waiting = '';
  };
  setOurs(true);
  section.addEventListener('submit', hold);
  section.addEventListener('form:live', () => {
    section.removeEventListener('submit', hold);
    setOurs(true);
  });
  section.addEventListener('form:failed', () => setOurs(false));
  // The page's script itself: nobody is left to fetch the form's.
  const script = document.querySelector('script[src][type=module]');
  script?.addEventListener('error', () => setOurs(false));
}
