/** Below this a duration is no motion: the tokens' way of saying "reduced". */
const MOTION_MS = 1;

/** A token such as 420ms, which a minifier may have written as .42s. */
const milliseconds = (time: string) =>
  Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000);

/**
 * Moves the strip to an offset in the design's time and along its curve, which native smooth
 * scrolling does not offer. Ends at once under reduced motion. Returns a function that stops it.
 */
export function slide(strip: HTMLElement, left: number): () => void {
  const style = getComputedStyle(strip);
  const duration = milliseconds(style.getPropertyValue('--d-3'));
  const start = strip.scrollLeft;
  if (!(duration >= MOTION_MS) || start === left) {
    strip.scrollLeft = left;
    return () => {};
  }
  const easing = style.getPropertyValue('--ease').trim();
  // An animation of nothing: the browser's own clock and curve, asked once a frame.
  const clock = new Animation(new KeyframeEffect(null, null, { duration, easing, fill: 'both' }));
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    clock.cancel();
    strip.removeAttribute('data-sliding');
  };
  const step = () => {
    const progress = clock.effect?.getComputedTiming().progress ?? 1;
    strip.scrollLeft = start + (left - start) * progress;
    if (clock.playState === 'finished') stop();
    else frame = requestAnimationFrame(step);
  };
  strip.dataset.sliding = ''; // no snapping on the way
  clock.play();
  frame = requestAnimationFrame(step);
  return stop;
}
