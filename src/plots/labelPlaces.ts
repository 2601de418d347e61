import type { Label } from '../calculations/curve.ts';
import type { PlotSize } from './plotProps.ts';

/** Where words stand on a plot: none outside of it, no two on each other, and none on a line if there is room beside it. */

const LINE_HEIGHT = 15;
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
export function widthOf(text: string): number {
  const signs = [...text.replaceAll(/\^\{(.*?)\}/g, '$1')];
  const wide = signs.filter((sign) => /[\u2e80-\uffef]/.test(sign)).length;
  return wide * WIDE_SIGN_WIDTH + (signs.length - wide) * SIGN_WIDTH;
}

export const boxOf = (text: PlacedText): Box => boxOfWidth(text, widthOf(text.content));

function boxOfWidth({ x, y, anchor }: PlacedText, width: number): Box {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - ABOVE_BASELINE, bottom: y + BELOW_BASELINE };
}

export const overlap = (one: Box, other: Box) =>
  one.left < other.right + GAP &&
  other.left < one.right + GAP &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** A piece of a line, in pixels. */
export type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

/** Between a word and a line. */
const LINE_GAP = 2;

export function crosses(box: Box, [x1, y1, x2, y2]: Segment): boolean {
  const left = box.left - LINE_GAP;
  const right = box.right + LINE_GAP;
  const top = box.top - LINE_GAP;
  const bottom = box.bottom + LINE_GAP;
  if (Math.max(x1, x2) < left || Math.min(x1, x2) > right) return false;
  if (Math.max(y1, y2) < top || Math.min(y1, y2) > bottom) return false;
  // It misses the box if all corners lie on the same side of it.
  const side = (x: number, y: number) => (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
  const sides = [side(left, top), side(right, top), side(left, bottom), side(right, bottom)];
  return !(sides.every((each) => each > 0) || sides.every((each) => each < 0));
}

/** Whether two pieces meet. */
function meet([ax, ay, bx, by]: Segment, [cx, cy, dx, dy]: Segment): boolean {
  if (Math.max(ax, bx) < Math.min(cx, dx) || Math.max(cx, dx) < Math.min(ax, bx)) return false;
  if (Math.max(ay, by) < Math.min(cy, dy) || Math.max(cy, dy) < Math.min(ay, by)) return false;
  const side = (x1: number, y1: number, x2: number, y2: number, x: number, y: number) =>
    Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
  return (
    side(ax, ay, bx, by, cx, cy) !== side(ax, ay, bx, by, dx, dy) &&
    side(cx, cy, dx, dy, ax, ay) !== side(cx, cy, dx, dy, bx, by)
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** So near its point a line is the one that is named. */
const OWN_PX = 5;

/** The way from a point to its label; `null` if it stands at the point. */
function wayTo({ x, y }: Place, { left, right, top, bottom }: Box): Segment | null {
  const toX = Math.min(right, Math.max(left, x));
  const toY = Math.min(bottom, Math.max(top, y));
  const length = Math.hypot(toX - x, toY - y);
  if (length <= OWN_PX) return null;
  const share = OWN_PX / length;
  return [x + (toX - x) * share, y + (toY - y) * share, toX, toY];
}

/** In lines from the place that was asked for, the nearest first. */
const STEPS = [0, -0.5, 0.5, -1, 1, -1.5, 1.5, -2, 2, -3, 3];
/** How far the name of a limit may stand from the end of its line. */
const ALONG_PX = [0, 24, 48, 72, 96, 128, 160];
/**
 * What is wrong with a place, counted in places that are tried before it: a word on a curve, a curve between a word and
 * what it names, a word on the line under the cursor, and one on the grid.
 */
const [ON_CURVE, BEYOND_CURVE, ON_DROP, ON_GRID] = [80, 60, 30, 5];

/** A baseline and its mirror on the other side of a line, in lines of text. */
const BELOW_TO_ABOVE = (ABOVE_BASELINE - BELOW_BASELINE) / LINE_HEIGHT;

const MIRRORED: Readonly<Record<Anchor, Anchor>> = { start: 'end', middle: 'middle', end: 'start' };

/** A text that would leave the plot stands at its edge. */
export function slidInside(text: PlacedText, width: number, start = 0): PlacedText {
  const { left, right } = boxOf(text);
  if (left < start) return { ...text, x: start, anchor: 'start' };
  return right > width ? { ...text, x: width, anchor: 'end' } : text;
}

/** Where a label may stand, and what it avoids. */
export interface Room extends PlotSize {
  /** Where the plot begins, and the axis below it. */
  readonly left?: number;
  readonly bottom?: number;
  readonly curves?: readonly Segment[];
  /** From the cursor to the axis. */
  readonly drop?: readonly Segment[];
  readonly grid?: readonly Segment[];
}

type Asked = Pick<Label, 'anchor' | 'shift' | 'line'>;

/** The places of a label in the order in which they are tried, and the point that each would name. */
function* placesFor(
  content: string,
  point: Place,
  { anchor = 'start', shift = 0, line = 0 }: Asked,
  { width, left = 0 }: Room,
): Generator<readonly [place: PlacedText, named: Place]> {
  // What is named at the end of its limit stands on either side of it, and rather along it than away from it.
  if (anchor === 'end' && point.x >= width)
    for (const distance of ALONG_PX)
      for (const each of [line, BELOW_TO_ABOVE - line]) {
        const x = point.x + shift - distance;
        yield [
          { content, x, y: point.y + each * LINE_HEIGHT, anchor },
          { x, y: point.y },
        ];
      }
  const asked = STEPS.map((step): PlacedText => {
    const y = point.y + (line + step) * LINE_HEIGHT;
    return { content, x: point.x + shift, y, anchor };
  });
  const mirrored = { x: point.x - shift, anchor: MIRRORED[anchor] };
  const besides = () => asked.flatMap((place) => [place, { ...place, ...mirrored }]);
  // What stands centred above its point may slide at once; what stands beside it keeps to a side as long as it can.
  if (anchor !== 'middle') for (const place of besides()) yield [place, point];
  for (const place of asked) yield [slidInside(place, width, left), point];
  if (anchor === 'middle') for (const place of besides()) yield [place, point];
}

/** All that lies as high as one of the places may. */
const bandAround = ({ y }: Place, { line = 0 }: Asked, { width, left = 0 }: Room): Box => {
  const reach = (Math.abs(line) + Math.max(...STEPS)) * LINE_HEIGHT + ABOVE_BASELINE;
  return { left, right: width, top: y - reach, bottom: y + reach };
};

/**
 * The place of a label at its point: where it was asked for, or on the other side, or some lines above or below, if it
 * would leave the plot, lie on what is `taken`, or on a line. `null`: there is no room for it.
 */
export function placeOf(
  content: string,
  point: Place,
  asked: Asked,
  room: Room,
  taken: readonly Box[],
): PlacedText | null {
  const { width, height, left = 0, bottom = height, curves = [], drop = [], grid = [] } = room;
  const textWidth = widthOf(content);
  const band = bandAround(point, asked, room);
  const nearCurves = curves.filter((each) => crosses(band, each));
  /** `null`: it cannot stand there, or is not better than what costs `most`. */
  const costOf = (place: PlacedText, named: Place, most: number): number | null => {
    const box = boxOfWidth(place, textWidth);
    const isInside = box.left >= left && box.right <= width && box.top >= 0 && place.y <= bottom;
    if (!isInside || taken.some((other) => overlap(box, other))) return null;
    const isOn = (lines: readonly Segment[]) => lines.some((each) => crosses(box, each));
    let cost = (isOn(drop) ? ON_DROP : 0) + (isOn(grid) ? ON_GRID : 0);
    if (cost < most && isOn(nearCurves)) cost += ON_CURVE;
    const way = cost < most && wayTo(named, box);
    if (way && nearCurves.some((each) => meet(way, each))) cost += BEYOND_CURVE;
    return cost < most ? cost : null;
  };
  let best: PlacedText | null = null;
  let least = Number.POSITIVE_INFINITY;
  let rank = 0;
  for (const [place, named] of placesFor(content, point, asked, room)) {
    if (rank >= least) break;
    const cost = costOf(place, named, least - rank);
    if (cost !== null) {
      best = place;
      least = rank + cost;
    }
    rank += 1;
  }
  return best;
}
