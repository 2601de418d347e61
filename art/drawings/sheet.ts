/** What the large drawings are written with: shapes, words and balloons in the inks of src/drawings/drawingStyles.ts. */

export type Point = readonly [x: number, y: number];
export type Anchor = 'start' | 'middle' | 'end';

/** A tenth of a unit is finer than any screen shows; the rest would only cost bytes. */
export const round = (value: number) => String(Math.round(value * 10) / 10 || 0);

export const path = (kind: string, d: string) => `<path class="${kind}" d="${d}"/>`;

export const box = (x: number, y: number, w: number, h: number) =>
  `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`;

/** A line through points, as short as SVG can say it: one absolute start, then steps. */
export function line(points: readonly Point[], closed = false) {
  let d = '';
  let at: Point = [0, 0];
  for (const [index, [x, y]] of points.entries()) {
    const here: Point = [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
    if (index === 0) d += `M${here[0]} ${here[1]}`;
    else d += step(here[0] - at[0], here[1] - at[1]);
    at = here;
  }
  return closed ? `${d}z` : d;
}

function step(dx: number, dy: number) {
  const x = round(dx);
  const y = round(dy);
  if (y === '0') return `h${x}`;
  if (x === '0') return `v${y}`;
  return y.startsWith('-') ? `l${x}${y}` : `l${x} ${y}`;
}

export const circle = (kind: string, x: number, y: number, r: number) =>
  `<circle class="${kind}" cx="${round(x)}" cy="${round(y)}" r="${r}"/>`;

/** Wires that meet; wires that only cross have none. */
export const joints = (...points: Point[]) =>
  points.map(([x, y]) => circle('d-ink', x, y, 3)).join('');

function text(x: number, y: number, anchor: Anchor, more: string, word: string) {
  const where = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text${more} x="${round(x)}" y="${round(y)}"${where}>${word}</text>`;
}

/** A symbol or an identifier: the same in every language. */
export const symbol = (word: string, x: number, y: number, anchor: Anchor = 'start', kind = '') =>
  text(x, y, anchor, kind && ` class="${kind}"`, word);

/** A number with its unit, such as '2.950 ns': each language has its own decimal sign. */
export const measure = (value: string, x: number, y: number, anchor: Anchor = 'start') =>
  text(x, y, anchor, ` data-measure="${value}"`, '');

/** A word that the content of the page gives. */
export const label = (key: string, x: number, y: number, anchor: Anchor = 'start', kind = '') =>
  text(x, y, anchor, `${kind && ` class="${kind}"`} data-label="${key}"`, '');

/** What the balloon of that number means: it can be lit and dimmed as a whole. */
export const part = (n: number, shapes: string) => `<g data-part="${n}">${shapes}</g>`;

/** Its number is that of a deliverable. The leader begins behind it, so the ring may grow. */
export const balloon = (n: number, [x, y]: Point, [toX, toY]: Point) =>
  part(
    n,
    path(
      'd-t',
      line([
        [x, y],
        [toX, toY],
      ]),
    ) +
      circle('d-bal', x, y, 14) +
      `<text class="d-nr" x="${round(x)}" y="${round(y + 5)}">${n}</text>`,
  );

export const sheet = (width: number, height: number, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes}</svg>\n`;
