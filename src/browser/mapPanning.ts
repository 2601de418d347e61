/** Spec C2: a map that is panned opens on Europe and Asia. */
export function startPanning(frame: HTMLElement): void {
  const start = frame.querySelector<HTMLElement>('[data-map-start]');
  if (start && !CSS.supports('scroll-initial-target', 'nearest')) {
    frame.scrollLeft = start.offsetLeft;
  }

  // Arrow keys pan it; where there is nothing to pan it is no stop of the Tab key.
  new ResizeObserver(() => {
    if (frame.scrollWidth > frame.clientWidth) frame.tabIndex = 0;
    else frame.removeAttribute('tabindex');
  }).observe(frame);
}
