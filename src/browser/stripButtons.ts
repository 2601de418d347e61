/**
 * Previous and next at the first press: while the carousel's code is on its way, and where it never
 * comes, the buttons scroll the strip by a card as the browser scrolls it.
 */
const GAP_PX = 30; // spec V3
/** Longer than a browser's own scrolling takes. */
const UNDER_WAY_MS = 800;

let pressed = Number.NEGATIVE_INFINITY;

addEventListener('click', ({ target, timeStamp }) => {
  const button = (target as Element).closest<HTMLElement>('[data-step]');
  const carousel = button?.closest('section');
  const strip = carousel?.querySelector<HTMLElement>('[data-strip]');
  const card = strip?.querySelector<HTMLElement>('[data-card]');
  if (!button || !strip || !card || carousel?.hasAttribute('data-live')) return;
  const step = card.offsetWidth + GAP_PX;
  const last = Math.round((strip.scrollWidth - strip.clientWidth) / step);
  const isUnderWay = timeStamp - pressed < UNDER_WAY_MS;
  pressed = timeStamp;
  const at = isUnderWay
    ? Number(strip.dataset.goal)
    : Math.round(Math.abs(strip.scrollLeft) / step);
  const to = button.dataset.step === 'next' ? at + 1 : at - 1;
  // Past an end it starts again at the other (spec V3).
  const goal = to > last ? 0 : to < 0 ? last : to;
  strip.dataset.goal = String(goal); // where the next press, also one that the code answers, begins
  const isMirrored = getComputedStyle(strip).direction === 'rtl';
  strip.scrollTo({ left: step * (isMirrored ? -goal : goal) });
});

export {};
