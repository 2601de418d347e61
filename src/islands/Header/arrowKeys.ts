/** The index that a key moves the focus to, or null. */
export function nextIndex(key: string, at: number, count: number): number | null {
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[key];
  return to === undefined || to === at || to < 0 || to >= count ? null : to;
}

/** Moves the focus through the visible buttons and links; returns whether it moved. */
export function moveFocus(menu: HTMLElement, key: string): boolean {
  // From the DOM, because CSS decides which panels are visible.
  const all = menu.querySelectorAll<HTMLElement>('button, a');
  const items = [...all].filter((item) => item.getClientRects().length > 0);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to = at < 0 ? null : nextIndex(key, at, items.length);
  if (to === null) return false;
  items[to]?.focus();
  return true;
}
