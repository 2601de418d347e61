/** Arrow keys pan the map; where there is nothing to pan it is no stop of the Tab key. */
export function startPanning(frame: HTMLElement): void {
  new ResizeObserver(() => {
    if (frame.scrollWidth > frame.clientWidth) frame.tabIndex = 0;
    else frame.removeAttribute('tabindex');
  }).observe(frame);
}
