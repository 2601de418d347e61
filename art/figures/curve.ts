const STEP = 1e-3;

/** A tenth of a unit is finer than any screen. */
export const short = (value: number) => String(Math.round(value * 10) / 10);

/** Ends of pieces of one width. */
export const even = (from: number, to: number, pieces: number) =>
  Array.from({ length: pieces + 1 }, (_, index) => from + ((to - from) * index) / pieces);

/** Ends of pieces that widen with the distance from a pole, for curves that are steep beside it. */
export const widening = (pole: number, near: number, far: number, pieces: number) =>
  Array.from({ length: pieces + 1 }, (_, index) => {
    const share = (far - pole) / (near - pole);
    return pole + (near - pole) * share ** (index / pieces);
  });

/**
 * The path of a function on the sheet: a cubic for each piece, with the function's own slope at both ends, so that a
 * computed curve is smooth at any size and takes a few hundred bytes.
 */
export function curve(y: (x: number) => number, ends: readonly number[]): string {
  const [from = 0, ...rest] = ends;
  const to = rest.at(-1) ?? from;
  const slope = (x: number) => {
    // One-sided at the ends: a curve may begin or end at a bend.
    const [a, b] = [Math.max(from, x - STEP), Math.min(to, x + STEP)];
    return (y(b) - y(a)) / (b - a);
  };
  const cubics = rest.map((b, index) => {
    const a = ends[index] ?? from;
    const third = (b - a) / 3;
    const points = [
      a + third,
      y(a) + slope(a) * third,
      b - third,
      y(b) - slope(b) * third,
      b,
      y(b),
    ];
    return points.map(short).join(' ');
  });
  return `M${short(from)} ${short(y(from))}C${cubics.join(' ')}`;
}

/** Ticks below an axis: long ones first, then short ones. */
export const ticks = (y: number, long: number[], small: number[] = []) =>
  [...long.map((x) => `M${short(x)} ${y}v8`), ...small.map((x) => `M${short(x)} ${y}v4`)].join('');

export const grid = (xs: number[], ys: number[], box: { x: number[]; y: number[] }) => {
  const [left = 0, right = 0] = box.x;
  const [top = 0, bottom = 0] = box.y;
  const columns = xs.map((x) => `M${short(x)} ${top}V${bottom}`);
  const rows = ys.map((y) => `M${left} ${short(y)}H${right}`);
  return [...columns, ...rows].join('');
};

/** A drawing's file: one element in each line. */
export const sheet = (...elements: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="fig" viewBox="0 0 416 232">\n${elements.join('\n')}\n</svg>\n`;

export const path = (look: string, d: string) => `<path class="${look}" d="${d}"/>`;
