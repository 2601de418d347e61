/**
 * Previous and next at the first press: while the carousel's code is on its way, and where it never
 * comes, the buttons scroll the strip by a card as the browser scrolls it.
 */
const GAP_PX = 30; // spec V3
/** Longer than a browser's own scrolling takes. */
const UNDER_WAY_MS = 800;

let goal = 0;
let pressed = -UNDER_WAY_MS;

addEventListener('click', ({ target, timeStamp }) => {
  const button = (target as Element).closest<HTMLElement>('section:not([data-live]) [data-step]');
  const strip = button?.closest('section')?.querySelector<HTMLElement>('[data-strip]');
  const card = strip?.querySelector<HTMLElement>('[data-card]');
  if (!button || !strip || !card) return;
  const step = card.offsetWidth + GAP_PX;
  const places = Math.round((strip.scrollWidth - strip.clientWidth) / step) + 1;
  if (timeStamp - pressed > UNDER_WAY_MS) goal = Math.round(Math.abs(strip.scrollLeft) / step);
  pressed = timeStamp;
  // Past an end it starts again at the other (spec V3).
  goal = (goal + (button.dataset.step === 'next' ? 1 : places - 1)) % places;
  strip.dataset.goal = `${goal}`; // where the next press, also one that the code answers, begins
  strip.scrollTo({ left: step * (document.dir === 'rtl' ? -goal : goal) });
});

export {};
