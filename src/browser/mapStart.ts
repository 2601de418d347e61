/** Spec C2: a map that is panned opens on Europe and Asia. Newer browsers do it by themselves. */
export function startMap(frame: HTMLElement): void {
  const start = frame.querySelector<HTMLElement>('[data-map-start]');
  if (start && !CSS.supports('scroll-initial-target', 'nearest')) {
    frame.scrollLeft = start.offsetLeft;
  }
}
