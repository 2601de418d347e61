/**
 * Theme and language that a visitor chooses are stored on the device. beforePaint.js applies them before
 * the first frame, and again whenever the storage changes.
 */
import type { StorageKey } from '../lib/storageKeys.ts';

const root = document.documentElement;

function store(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The storage is full: nothing is chosen, and the radio buttons go on to show the theme in use.
  }
  // Browsers send the event to other tabs only.
  dispatchEvent(new Event('storage'));
}

const themeInputs = document.querySelectorAll<HTMLInputElement>('[data-theme-choice] input');

function checkCurrentTheme(): void {
  for (const input of themeInputs) input.checked = input.value === (root.dataset.theme ?? 'auto');
}

for (const input of themeInputs)
  input.addEventListener('change', () => store('theme', input.value));
checkCurrentTheme();
try {
  localStorage.getItem('theme');
  root.dataset.choices = '';
} catch {
  // Nothing may be stored: the choice stays hidden.
}
/** The whole page changes at once: links that faded would be dark on dark for a moment. */
function skipTransitions(): void {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}

for (const name of ['pageshow', 'storage'])
  addEventListener(name, () => {
    checkCurrentTheme();
    skipTransitions();
  });
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', skipTransitions);

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
  link.addEventListener('click', () => store('language', link.hreflang));
  // The same page in the other language opens with the same query and at the same place. A new tab does so, too: no click
  // tells of the middle button, nor of a menu's "open in new tab".
  for (const name of ['pointerdown', 'contextmenu', 'click'])
    link.addEventListener(name, () => {
      link.search = location.search;
      link.hash = location.hash;
    });
}

for (const button of document.querySelectorAll('[data-keep-language]')) {
  button.addEventListener('click', () => {
    store('language', root.lang);
    delete root.dataset.suggest;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  });
}

for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-languages]')) {
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus({ preventScroll: true });
    event.stopPropagation();
    event.preventDefault(); // would close the phone's panel as well
  });
  // The back–forward cache restores the page with its list closed.
  addEventListener('pagehide', () => {
    menu.open = false;
  });
  const closeIfOutside = (target: EventTarget | null) => {
    if (target && !menu.contains(target as Node)) menu.open = false;
  };
  menu.addEventListener('focusout', ({ relatedTarget }) => closeIfOutside(relatedTarget));
  addEventListener('pointerdown', ({ target }) => closeIfOutside(target));
}
