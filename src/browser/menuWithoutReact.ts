/**
 * Where the menu's code cannot be had, the pointer and the focus open the menu (MegaMenu.later.module.css).
 * This tells assistive technology so, and lets Escape close it.
 */
const services = document.querySelector<HTMLElement>('[data-services]');
const button = services?.querySelector('button');
const header = services?.closest('header');

const tell = ({ type }: Event) => {
  if (!services || !header?.closest('[data-failed]')) return;
  if (type !== 'pointerover') header.removeAttribute('data-dismissed');
  const isShown = services.matches(':hover, :focus-within:not([data-dismissed] *)');
  button?.setAttribute('aria-expanded', `${isShown}`);
};
for (const sign of ['pointerover', 'pointerleave', 'focusin']) header?.addEventListener(sign, tell);

addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !button || !header?.closest('[data-failed]')) return;
  if (services?.contains(document.activeElement)) button.focus();
  header.setAttribute('data-dismissed', '');
  button.setAttribute('aria-expanded', 'false');
});

export {};
