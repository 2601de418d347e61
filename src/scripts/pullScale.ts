/**
 * The square on the axis of the zoom can be pulled: the page scrolls to where the square is under the pointer. Links on
 * the same axis do so by keyboard, and the square itself is nothing to screen readers.
 */
import { CAPTION_LEAD, pulledShare } from '../lib/scale.ts';

const rule = document.querySelector<HTMLElement>('[data-scale] nav');
const die = rule?.querySelector('i');

/** The scroll position at which the square stands at this place of the window. */
function scrollFor(rule: HTMLElement, clientX: number): number | undefined {
  const stage = rule.parentElement;
  const track = stage?.parentElement?.getBoundingClientRect();
  if (!stage || !track) return undefined;
  const lead = CAPTION_LEAD * (track.height - stage.offsetHeight);
  const links = [...rule.querySelectorAll('a')];
  const held = links.flatMap((link, at) => {
    const stop = document.querySelector<HTMLElement>(link.hash);
    const isLast = at === links.length - 1;
    const box = link.getBoundingClientRect();
    if (!stop) return [];
    const end = stop.offsetTop + stop.offsetHeight - stage.offsetHeight;
    return {
      x: isLast ? box.right : box.left, // the last name ends at its tick
      from: stop.offsetTop + (at === 0 ? 0 : lead),
      to: end - (isLast ? 0 : lead),
    };
  });
  const next = held.findIndex(({ x }) => x > clientX);
  const after = held.at(next);
  const before = next < 0 ? after : held[Math.max(0, next - 1)];
  if (!before || !after) return undefined;
  const share = after === before ? 0 : pulledShare((clientX - before.x) / (after.x - before.x));
  const start = scrollY + track.top - Number.parseFloat(getComputedStyle(stage).top);
  return start + before.to + share * (after.from - before.to);
}

if (rule && die) {
  die.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    die.setPointerCapture(event.pointerId);
  });
  die.addEventListener('pointermove', ({ clientX, pointerId }) => {
    const top = die.hasPointerCapture(pointerId) ? scrollFor(rule, clientX) : undefined;
    if (top !== undefined) scrollTo({ top, behavior: 'instant' });
  });
}
