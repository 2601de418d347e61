/** Astro writes each value of the props as a pair: 0 and a value or an object, 1 and a list. */
type Packed = [kind: number, value: unknown];

const ESCAPED: Record<string, string> = { quot: '"', '#34': '"', '#39': "'", lt: '<', gt: '>' };

/**
 * The `props` of an island as Astro escapes and packs them, as plain JSON for an attribute in single
 * quotes. Done here once, the page needs no script to unpack them.
 */
export function plainProps(attribute: string): string {
  const json = attribute
    .replace(/&(\w+|#\d+);/g, (whole, name) => ESCAPED[name] ?? whole)
    .replaceAll('&amp;', '&');
  const props = unpack([0, JSON.parse(json)]);
  return JSON.stringify(props).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
}

function unpack([kind, value]: Packed): unknown {
  if (kind === 1) return (value as Packed[]).map(unpack);
  if (kind !== 0) throw new Error(`An island has a prop that JSON cannot hold: ${value}`);
  if (typeof value !== 'object' || value === null) return value;
  const pairs = Object.entries(value as Record<string, Packed>);
  return Object.fromEntries(pairs.map(([key, packed]) => [key, unpack(packed)]));
}
