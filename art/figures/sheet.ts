/** One drawing on the sheet of the feature cards, printed as it is stored in src/assets/figures. */
export function sheet(elements: readonly string[]): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" class="fig" viewBox="0 0 416 232">',
    ...elements,
    '</svg>',
  ].join('\n');
}

/** A coordinate as SVG needs it: a tenth of a unit is finer than any screen. */
export const at = (value: number) => String(Math.round(value * 10) / 10);

export const path = (kind: string, d: string) => `<path class="${kind}" d="${d}"/>`;

/** Evenly distributed in 0..1 and the same on every run (mulberry32): a drawing made again does not change. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
