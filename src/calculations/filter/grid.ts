import type { Interval } from './specification.ts';

/** Points of frequency, as shares of the sample rate. */

const FEWEST_PARTS = 16;
/** The first and the last part of a band are halved this often. */
const HALVINGS = 10;

/** Points evenly from one frequency to the other, both of them exactly. */
export function gridOf(from: number, to: number, parts: number): Float64Array {
  const grid = new Float64Array(parts + 1);
  for (let index = 0; index < parts; index += 1) grid[index] = from + ((to - from) * index) / parts;
  grid[parts] = to;
  return grid;
}

/** Parts of a band with that many points a lobe; a filter of N taps has about N/2 lobes up to half the sample rate. */
const partsOf = (taps: number, width: number, pointsALobe: number): number =>
  Math.max(FEWEST_PARTS, Math.ceil(width * taps * pointsALobe));

/** A band with so many points a lobe of a filter. */
export const bandGrid = (taps: number, [from, to]: Interval, pointsALobe: number): Float64Array =>
  gridOf(from, to, partsOf(taps, to - from, pointsALobe));

/**
 * The same, with points ever closer to both ends: where a curve turns just inside an edge, it is seen to turn only by a
 * point between the turn and the edge.
 */
export function fineBandGrid(taps: number, band: Interval, pointsALobe: number): Float64Array {
  const grid = bandGrid(taps, band, pointsALobe);
  const [from, to] = band;
  const spacing = (to - from) / (grid.length - 1);
  const distances = Array.from({ length: HALVINGS }, (_, index) => spacing / 2 ** (index + 1));
  return Float64Array.of(
    from,
    ...distances.toReversed().map((distance) => from + distance),
    ...grid.subarray(1, -1),
    ...distances.map((distance) => to - distance),
    to,
  );
}
