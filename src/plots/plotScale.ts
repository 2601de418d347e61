import type { Axis, Plot } from '../calculations/curve.ts';
import { yTextsWidth } from './axisTexts.ts';
import type { PlotSize, PlotWords } from './plotProps.ts';

/**
 * Places on a plot. A place on an axis is one logarithm or one quotient and a line is a list of points, so that d3-scale
 * and d3-shape with what they import would weigh more than that.
 */

const TOP = 26;
const FOOT = 46;

/** A line has hundreds of points, so the length of an axis is computed once. */
function sharesOn({ scale, min, max }: Axis): (value: number) => number {
  const length = scale === 'log' ? Math.log(max / min) : max - min;
  return scale === 'log'
    ? (value) => Math.log(value / min) / length
    : (value) => (value - min) / length;
}

const valueAtShare = ({ scale, min, max }: Axis, share: number) =>
  scale === 'log' ? min * (max / min) ** share : min + (max - min) * share;

export interface PlotScale {
  /** From values to pixels. */
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function scaleOf(plot: Plot, { width, height }: PlotSize, words: PlotWords): PlotScale {
  const left = yTextsWidth(plot.y, words);
  const [right, top, bottom] = [width, TOP, height - FOOT];
  const [shareOfX, shareOfY] = [sharesOn(plot.x), sharesOn(plot.y)];
  return {
    x: (value) => left + shareOfX(value) * (right - left),
    y: (value) => bottom - shareOfY(value) * (bottom - top),
    left,
    right,
    top,
    bottom,
  };
}

/** Where the square of the cursor stands; `null` where the curve has no value. */
export function cursorOn({ cursor }: Plot, { x, y, left, right }: PlotScale) {
  return cursor.y === null
    ? null
    : { x: Math.min(right, Math.max(left, x(cursor.x))), y: y(cursor.y) };
}

/** The value of the x axis under a pointer, with three digits: for the cursor that is dragged. */
export function valueAt({ x }: Plot, { left, right }: PlotScale, pointer_px: number): number {
  const share = Math.min(1, Math.max(0, (pointer_px - left) / (right - left)));
  return Number(valueAtShare(x, share).toPrecision(3));
}
