/** What `navigator.connection` says; Firefox and Safari have none. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The visitor asks for few bytes, or the line is so slow that the page itself needs it. */
export const isSparing = ({ saveData = false, effectiveType = '4g' }: Connection = {}) =>
  saveData || effectiveType !== '4g';

/**
 * Fetches an island's code before anyone touches it, once a visitor has scrolled it into view: never a
 * part of the first load, never on a line that is to be spared, and after all that is urgent.
 */
export function fetchAhead(island: Element): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (isSparing(connection)) return;
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    for (const part of ['component-url', 'renderer-url']) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.fetchPriority = 'low';
      link.href = island.getAttribute(part) ?? '';
      document.head.append(link);
    }
  });
  const [box] = island.children; // the island's own element has none (`display: contents`)
  if (box) addEventListener('scroll', () => seen.observe(box), { once: true, passive: true });
}
