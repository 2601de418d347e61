import type { Label } from '../calculations/curve.ts';
import type { PlotSize } from './plotProps.ts';

/** Where words stand on a plot: none outside of it, and no two on each other. */

export const LINE_HEIGHT = 15;
/** A sign of the annotation face at 12 px, and one of Chinese or Japanese. */
const SIGN_WIDTH = 7.3;
const WIDE_SIGN_WIDTH = 12;
const ABOVE_BASELINE = 10;
const BELOW_BASELINE = 3;
/** Between two words that stand side by side. */
const GAP = 4;

type Anchor = NonNullable<Label['anchor']>;

export interface PlacedText {
  readonly content: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly anchor: Anchor;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** As wide as the browser sets it, or a little wider. `^{…}` is an exponent. */
function widthOf(text: string): number {
  const signs = [...text.replaceAll(/\^\{(.*?)\}/g, '$1')];
  const wide = signs.filter((sign) => /[\u2e80-\uffef]/.test(sign)).length;
  return wide * WIDE_SIGN_WIDTH + (signs.length - wide) * SIGN_WIDTH;
}

export function boxOf({ content, x, y, anchor }: PlacedText): Box {
  const width = widthOf(content);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - ABOVE_BASELINE, bottom: y + BELOW_BASELINE };
}

export const overlap = (one: Box, other: Box) =>
  one.left < other.right + GAP &&
  other.left < one.right + GAP &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** In lines from the place that was asked for, the nearest first. */
const STEPS = [0, -1, 1, -2, 2];

const MIRRORED: Readonly<Record<Anchor, Anchor>> = { start: 'end', middle: 'middle', end: 'start' };

/** A text that would leave the plot stands at its edge. */
export function slidInside(text: PlacedText, width: number): PlacedText {
  const { left, right } = boxOf(text);
  if (left < 0) return { ...text, x: 0, anchor: 'start' };
  return right > width ? { ...text, x: width, anchor: 'end' } : text;
}

/**
 * The place of a label at its point: where it was asked for, or on the other side, or some lines above or below, if it
 * would leave the plot or lie on what is `taken`. `null`: there is no room for it.
 */
export function placeOf(
  content: string,
  point: { readonly x: number; readonly y: number },
  { anchor = 'start', shift = 0, line = 0 }: Pick<Label, 'anchor' | 'shift' | 'line'>,
  { width, height }: PlotSize,
  taken: readonly Box[],
): PlacedText | null {
  const isFree = (place: PlacedText) => {
    const box = boxOf(place);
    const isInside = box.left >= 0 && box.right <= width && box.top >= 0 && place.y <= height;
    return isInside && !taken.some((other) => overlap(box, other));
  };
  const asked = STEPS.map((step): PlacedText => {
    const y = point.y + (line + step) * LINE_HEIGHT;
    return { content, x: point.x + shift, y, anchor };
  });
  const besides = asked.flatMap((place) => [
    place,
    { ...place, x: point.x - shift, anchor: MIRRORED[anchor] },
  ]);
  const slid = asked.map((place) => slidInside(place, width));
  // What stands centred above its point may slide at once; what stands beside it keeps to a side as long as it can.
  return [...(anchor === 'middle' ? [] : besides), ...slid, ...besides].find(isFree) ?? null;
}
