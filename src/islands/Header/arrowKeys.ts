/** Where an arrow key leads from the stop with the focus; null where it leads nowhere. */
export function nextStop(key: string, at: number, count: number): number | null {
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[key];
  return to === undefined || to === at || to < 0 || to >= count ? null : to;
}

/** Moves the focus through the buttons and links that are shown; says whether it did. */
export function moveFocus(menu: HTMLElement, key: string): boolean {
  // What is shown, and in which order, is known to the page alone: CSS hides whole panels.
  const all = menu.querySelectorAll<HTMLElement>('button, a');
  const stops = [...all].filter((stop) => stop.getClientRects().length > 0);
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const to = at < 0 ? null : nextStop(key, at, stops.length);
  if (to === null) return false;
  stops[to]?.focus();
  return true;
}
