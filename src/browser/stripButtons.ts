/**
 * Previous and next at the first press: while the carousel's code is on its way, and where it never
 * comes, the buttons scroll the strip by a card as the browser scrolls it.
 */
const GAP_PX = 30; // spec V3
/** Longer than a browser's own scrolling takes. */
const UNDER_WAY_MS = 800;

addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-step]');
  const carousel = button?.closest('section');
  const strip = carousel?.querySelector<HTMLElement>('[data-strip]');
  const card = strip?.querySelector<HTMLElement>('[data-card]');
  if (!button || !strip || !card || carousel?.hasAttribute('data-live')) return;
  const step = card.offsetWidth + GAP_PX;
  const places = Math.round((strip.scrollWidth - strip.clientWidth) / step) + 1;
  // A press during the scrolling goes on from where that leads to; so does the carousel's code.
  const at = Number(strip.dataset.goal ?? Math.round(Math.abs(strip.scrollLeft) / step));
  // Past an end it starts again at the other (spec V3).
  const goal = (at + (button.dataset.step === 'next' ? 1 : places - 1)) % places;
  strip.dataset.goal = `${goal}`;
  setTimeout(() => delete strip.dataset.goal, UNDER_WAY_MS);
  const isMirrored = getComputedStyle(strip).direction === 'rtl';
  strip.scrollTo({ left: step * (isMirrored ? -goal : goal) });
});

export {};
