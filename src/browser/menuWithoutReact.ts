/**
 * Where the menu's code cannot be had, the pointer and the focus open the menu (MegaMenu.module.css).
 * This tells assistive technology so, and lets Escape close it.
 */
const header = document.querySelector<HTMLElement>('header:has([data-services])');
const services = header?.querySelector<HTMLElement>('[data-services]');

const hasFailed = () => header?.closest('[data-failed]') !== null;

function tell(): void {
  if (!header || !services || !hasFailed()) return;
  const isShown = services.matches(':hover, :focus-within') && !header.dataset.dismissed;
  services.querySelector('button')?.setAttribute('aria-expanded', String(isShown));
}

function comeBack(): void {
  delete header?.dataset.dismissed;
  tell();
}

header?.addEventListener('pointerover', tell);
header?.addEventListener('pointerleave', comeBack);
header?.addEventListener('focusin', comeBack);
header?.addEventListener('focusout', () => requestAnimationFrame(tell));
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !header || !services || !hasFailed()) return;
  if (services.contains(document.activeElement)) services.querySelector('button')?.focus();
  header.dataset.dismissed = 'true';
  tell();
});

export {};
