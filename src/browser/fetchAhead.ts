/**
 * Fetches an island's code before anyone touches it, once a visitor has scrolled it into view: never a
 * part of the first load, and never on a line that is to be spared (sparing.ts).
 */
export function fetchAhead(island: Element): void {
  const box = island.firstElementChild; // the island's own element has none (`display: contents`)
  if (!box || 'sparing' in document.documentElement.dataset) return;
  const look = () => {
    if (box.getBoundingClientRect().top > innerHeight) return;
    removeEventListener('scroll', look);
    for (const part of ['component', 'renderer']) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = `${island.getAttribute(`${part}-url`)}`;
      document.head.append(link);
    }
  };
  addEventListener('scroll', look);
}
