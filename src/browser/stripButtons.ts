/**
 * Previous and next at the first press: while the carousel's code is on its way, and where it never
 * comes, the buttons scroll the strip by a card as the browser scrolls it.
 */
const GAP_PX = 30; // spec V3

addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-step]');
  const carousel = button?.closest('section');
  const strip = carousel?.querySelector<HTMLElement>('[data-strip]');
  const card = strip?.querySelector<HTMLElement>('[data-card]');
  if (!button || !strip || !card || carousel?.hasAttribute('data-live')) return;
  const step = card.offsetWidth + GAP_PX;
  const last = strip.scrollWidth - strip.clientWidth;
  const at = Math.abs(strip.scrollLeft);
  const to = button.dataset.step === 'next' ? at + step : at - step;
  // Past an end it starts again at the other (spec V3).
  const wrapped = to > last + step / 2 ? 0 : to < -step / 2 ? last : to;
  const isMirrored = getComputedStyle(strip).direction === 'rtl';
  strip.scrollTo({ left: isMirrored ? -wrapped : wrapped });
});

export {};
