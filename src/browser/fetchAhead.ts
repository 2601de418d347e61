/** What `navigator.connection` says; Firefox and Safari have none. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The visitor asks for few bytes, or the line is so slow that the page itself needs it. */
export const isSparing = (line?: Connection) =>
  line && (line.saveData || line.effectiveType !== '4g');

/**
 * Fetches an island's code before anyone touches it, once a visitor has scrolled it into view: never a
 * part of the first load, and never on a line that is to be spared.
 */
export function fetchAhead(island: Element): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const box = island.firstElementChild; // the island's own element has none (`display: contents`)
  if (!box || isSparing(connection)) return;
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
