/** The part of the map's width that a phone of 390 px shows of 1180 px. */
const WINDOW = 0.33;
/** Room beside the first marker in view, for its name. */
const MARGIN = 0.022;

/**
 * Where a map that is too wide for its window begins, as a share of its width: where most offices are in view; of
 * equal places the one with the first office, then the western one (spec C2).
 */
export function mapStart(offices: readonly { x: number }[]): number {
  const [first] = offices;
  const windows = offices
    .map(({ x }) => {
      const seen = offices.filter((other) => other.x >= x && other.x <= x + WINDOW - 2 * MARGIN);
      // One office alone, and offices that are all in view, stand in the middle of the window.
      const isAll = seen.length === offices.length;
      const last = Math.max(...seen.map((office) => office.x));
      const from = seen.length === 1 || isAll ? (x + last - WINDOW) / 2 : x - MARGIN;
      return { x, from, count: seen.length, hasFirst: first !== undefined && seen.includes(first) };
    })
    .sort((a, b) => b.count - a.count || Number(b.hasFirst) - Number(a.hasFirst) || a.x - b.x);
  return Math.max(0, +(windows[0]?.from ?? 0).toFixed(3));
}
