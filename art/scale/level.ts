import { readFileSync } from 'node:fs';
import type { Box, Point } from '../paths.ts';

/**
 * The classes of a drawing: `n` a line, `h` a faint line, `k` the outline of the object, `p` and `s`
 * the ground and a quiet fill, `j` a solid, `g` copper, `f` the fine interior, which comes last, `r` a line
 * with round corners, `d` a dimension.
 */
export interface Shape {
  is: string;
  d: string;
}

export interface Dimension {
  d: string;
  at: Point;
  text: string;
  /** Which end of the text stands at `at`. */
  anchor: 'middle' | 'end';
}

/** Everything is seen from straight above, and measured from the one transistor, y down. */
export interface Level {
  name: string;
  /** Width of the square view it is drawn for, in metres. */
  field: number;
  /** Metres of one unit of the shapes. */
  unit: number;
  shapes: Shape[];
  /** The object of the level, in units; a level without one stands between two stops. */
  box?: Box;
  /** What a view of it is centred on, where that is not the middle of the box. */
  middle?: Point;
  dimensions?: Dimension[];
  /** Markup that the shapes cannot say. */
  extra?: string;
  /** The group of the shapes, where it is more than the scale of the unit. */
  transform?: string;
}

export const centreOf = ([x, y, width, height]: Box): Point => [x + width / 2, y + height / 2];

export const readData = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8')) as T;

const CROSS = 10;

/** A dimension line below an object, and one beside it; in thousandths of the view. */
export function widthLine(x0: number, x1: number, y: number, text: string): Dimension {
  const [a, b, v] = [x0, x1, y].map(Math.round) as [number, number, number];
  return {
    d: `M${a} ${v - CROSS}v${2 * CROSS}M${b} ${v - CROSS}v${2 * CROSS}M${a} ${v}H${b}`,
    at: [Math.round((a + b) / 2), v + 24],
    text,
    anchor: 'middle',
  };
}

export function heightLine(x: number, y0: number, y1: number, text: string): Dimension {
  const [u, a, b] = [x, y0, y1].map(Math.round) as [number, number, number];
  return {
    d: `M${u - CROSS} ${a}h${2 * CROSS}M${u - CROSS} ${b}h${2 * CROSS}M${u} ${a}V${b}`,
    at: [u - 12, Math.round((a + b) / 2) + 6],
    text,
    anchor: 'end',
  };
}
