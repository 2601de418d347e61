/** Pans the map inside its frame, never the page, so that an office's marker is in its middle. */
function bringIntoView(frame: HTMLElement, office: string, behavior: ScrollBehavior): void {
  // Not by its id: a module shared with the island would be one more request.
  const marker = frame.querySelector<HTMLElement>(`[data-office="${CSS.escape(office)}"]`);
  if (!marker || frame.scrollWidth <= frame.clientWidth) return;
  const middle = marker.offsetLeft + marker.offsetWidth / 2;
  frame.scrollTo({ left: middle - frame.clientWidth / 2, behavior });
}

/** Spec C2 and C4: a map that is panned opens on Europe and Asia and follows the office list. */
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

  const smooth = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth');
  const rows = document.querySelectorAll<HTMLElement>('tr[id]');
  for (const row of rows) {
    const follow = () => bringIntoView(frame, row.id, smooth());
    row.addEventListener('focusin', follow);
    row.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') follow(); // a finger scrolling over the list points at nothing
    });
    if (`#${row.id}` === location.hash) bringIntoView(frame, row.id, 'auto');
  }
}
