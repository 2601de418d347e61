/** Pans the map inside its frame, never the page, so that an office's marker is in its middle. */
function bringIntoView(frame: HTMLElement, marker: HTMLElement, behavior: ScrollBehavior): void {
  if (frame.scrollWidth <= frame.clientWidth) return;
  const middle = marker.offsetLeft + marker.offsetWidth / 2;
  frame.scrollTo({ left: middle - frame.clientWidth / 2, behavior });
}

/** Spec C4: the map follows the list of offices. What is pointed at is lit, and panned to. */
export function followRows(frame: HTMLElement, list: HTMLElement): void {
  const markerOf = ({ id }: Element) =>
    frame.querySelector<HTMLElement>(`[data-office="${CSS.escape(id)}"]`);
  const light = () => {
    for (const row of list.querySelectorAll('tr[id]')) {
      const isMeant = row.matches(':hover, :focus-within') || location.hash === `#${row.id}`;
      markerOf(row)?.toggleAttribute('data-lit', isMeant);
    }
  };
  const follow = ({ target }: Event) => {
    light();
    const row = target instanceof Element ? target.closest('tr[id]') : null;
    const marker = row && markerOf(row);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (marker) bringIntoView(frame, marker, isStill ? 'auto' : 'smooth');
  };
  list.addEventListener('focusin', follow);
  list.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') follow(event); // a finger scrolling over the list points at nothing
  });
  list.addEventListener('focusout', light);
  list.addEventListener('pointerleave', light);
  addEventListener('hashchange', light);

  // Pointed at before this code was there, or named by the address.
  light();
  const lit = frame.querySelector<HTMLElement>('[data-lit]');
  if (lit) bringIntoView(frame, lit, 'auto');
}
