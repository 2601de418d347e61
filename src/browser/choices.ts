/**
 * Theme and language: what a visitor chooses is kept on the device. src/browser/beforePaint.js shows it
 * from the first frame on, and again whenever the storage changes.
 */
import type { KeptKey } from '../lib/kept.ts';

const root = document.documentElement;

/** Where the storage is full nothing is chosen, and the group goes on to show what holds. */
function keep(key: KeptKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
  // Browsers tell only the other tabs.
  dispatchEvent(new Event('storage'));
}

const themes = document.querySelectorAll<HTMLInputElement>('[data-theme-choice] input');

function showChosenTheme(): void {
  for (const input of themes) input.checked = input.value === (root.dataset.theme ?? 'auto');
}

for (const input of themes) input.addEventListener('change', () => keep('theme', input.value));
showChosenTheme();
for (const change of ['pageshow', 'storage']) addEventListener(change, showChosenTheme);

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
  link.addEventListener('click', () => {
    keep('language', link.hreflang);
    // The same page, and the same place in it.
    link.search = location.search;
    link.hash = location.hash;
  });
}
for (const button of document.querySelectorAll('[data-stay]')) {
  button.addEventListener('click', () => {
    keep('language', root.lang);
    delete root.dataset.suggest;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  });
}

for (const list of document.querySelectorAll<HTMLDetailsElement>('[data-languages]')) {
  list.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !list.open) return;
    list.open = false;
    list.querySelector('summary')?.focus();
    event.stopPropagation();
  });
  const leave = (to: EventTarget | null) => {
    if (to && !list.contains(to as Node)) list.open = false;
  };
  list.addEventListener('focusout', ({ relatedTarget }) => leave(relatedTarget));
  addEventListener('pointerdown', ({ target }) => leave(target));
}
