import type { Label } from './calculation.ts';
import type { NumberWords } from './numberText.ts';
import { svgText } from './richText.ts';

/** What the drawings of the calculations share: their words and sizes, and the shapes they are put together from. */

export interface PlotWords extends NumberWords {
  /** Words on the drawing, by the keys of its labels. */
  readonly labels: Readonly<Record<string, string>>;
  /** Names of tasks, for a schedule. */
  readonly tasks?: readonly string[];
}

export interface PlotSize {
  readonly width: number;
  readonly height: number;
}

export interface Drawing {
  /**
   * What stands inside the svg element, from back to front. A layer that a move does not change is not drawn anew, so
   * each word is a layer of its own: text takes a browser longest.
   */
  readonly layers: readonly string[];
  /** Where the cursor can be taken, in pixels; a schedule has none. */
  readonly grip: { readonly x: number; readonly y: number } | null;
}

/** Narrower than this, labels marked `wide` give way to those marked `narrow`. */
const NARROW = 520;
/** The side of the copper square that marks a value. */
export const DIE = 11;

export const round = (x: number) => Math.round(x * 10) / 10;
export const path = (look: string, d: string) => (d ? `<path class="${look}" d="${d}"/>` : '');
export const isNarrow = ({ width }: PlotSize) => width < NARROW;

export function text(
  x: number,
  y: number,
  content: string,
  look: 'i' | '3',
  anchor: Label['anchor'] = 'start',
) {
  const anchored = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text class="t-${look}" x="${round(x)}" y="${round(y)}"${anchored}>${svgText(content)}</text>`;
}

export const die = (x: number, y: number) =>
  `<rect class="d-die" x="${round(x - DIE / 2)}" y="${round(y - DIE / 2)}" width="${DIE}" height="${DIE}"/>`;

/** Lines at 45° inside a shape; `id` names the clip path, and no two drawings of a page may share one. */
export function hatch(
  id: string,
  shape: string,
  box: readonly [number, number, number, number],
  step = 9,
  back = false,
) {
  const [x0, y0, x1, y1] = box;
  const height = y1 - y0;
  let lines = '';
  const first = Math.floor((x0 - (back ? 0 : height)) / step) * step;
  for (let x = first; x < x1 + (back ? height : 0); x += step)
    lines += `M${round(x)} ${round(y0)}l${round(back ? -height : height)} ${round(height)}`;
  return `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${path('d-hatch', lines)}</g>`;
}
