/**
 * Where the menu's code cannot be had, the pointer and the focus open the menu (MegaMenu.later.module.css).
 * This tells assistive technology so, and lets Escape close it.
 */
const services = document.querySelector<HTMLElement>('[data-services]');
const button = services?.querySelector('button');
const header = services?.closest('header');

const tell = () => {
  const isShown = services?.matches(':hover, :focus-within:not([data-dismissed] *)');
  button?.setAttribute('aria-expanded', `${isShown}`);
};
const comeAgain = () => {
  header?.removeAttribute('data-dismissed');
  tell();
};
tell(); // the pointer or the focus was there before this code
header?.addEventListener('pointerover', tell);
for (const sign of ['pointerleave', 'focusin']) header?.addEventListener(sign, comeAgain);

addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  if (services?.contains(document.activeElement)) button?.focus();
  header?.setAttribute('data-dismissed', '');
  button?.setAttribute('aria-expanded', 'false');
});

export {};
