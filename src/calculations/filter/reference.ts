import { gridOf } from './grid.ts';
import type { Problem } from './interpolation.ts';
import type { Interval } from './specification.ts';

/** Points of reference with which an exchange starts. Ends of bands are exact: one rounding beyond is the other band. */

function both(passPoints: Float64Array, stopPoints: Float64Array): Float64Array {
  const points = new Float64Array(passPoints.length + stopPoints.length);
  points.set(passPoints);
  points.set(stopPoints, passPoints.length);
  return points;
}

/** Points evenly over both bands in proportion to their widths. */
export function evenReference({ even, pass, stop }: Problem, count: number): Float64Array {
  const widthOf = ([from, to]: Interval) => to - from;
  const share = widthOf(pass) / (widthOf(pass) + widthOf(stop));
  const inPass = Math.min(count - 1, Math.max(1, Math.round(count * share)));
  const inStop = count - inPass;
  // At half the sample rate the factor of even lengths is zero: the last point stands half a spacing before it.
  const last = even ? stop[1] - widthOf(stop) / (2 * inStop) : stop[1];
  return both(
    inPass === 1 ? Float64Array.of(pass[1]) : gridOf(pass[0], pass[1], inPass - 1),
    inStop === 1 ? Float64Array.of(stop[0]) : gridOf(stop[0], last, inStop - 1),
  );
}

/** The cubic of Catmull and Rom from the second of four values to the third. */
function cubic(a: number, b: number, c: number, d: number, share: number): number {
  const slope = (c - a) / 2;
  const bend = a - 2.5 * b + 2 * c - d / 2;
  const twist = (d - a) / 2 + 1.5 * (b - c);
  return b + share * (slope + share * (bend + share * twist));
}

/**
 * As many points of a band as are wanted, as dense everywhere as those that there are. They begin at the edge beside the
 * transition band, where the distance from the edge grows with the square of their number.
 */
function resampled(points: Float64Array, count: number, end: number): Float64Array {
  const last = points.length - 1;
  const edge = points[0] as number;
  if (count === 1) return Float64Array.of(edge);
  if (last === 0) return gridOf(edge, end, count - 1);
  const at = (index: number): number => {
    if (index < 0) return points[-index] as number;
    if (index > last) return 2 * (points[last] as number) - (points[last - 1] as number);
    return points[index] as number;
  };
  const result = new Float64Array(count);
  result[count - 1] = points[last] as number;
  for (let index = 0; index < count - 1; index += 1) {
    const place = (index * last) / (count - 1);
    const before = Math.min(Math.floor(place), last - 1);
    result[index] = cubic(
      at(before - 1),
      at(before),
      at(before + 1),
      at(before + 2),
      place - before,
    );
  }
  return result;
}

/** The points of another length, as many of them in the pass band as are wanted. */
function stretched(
  { even, pass, stop }: Problem,
  other: Float64Array,
  boundary: number,
  inPass: number,
  inStop: number,
): Float64Array {
  const fromEdge = other.subarray(0, boundary).toReversed();
  const passPoints = resampled(fromEdge, inPass, pass[0]).reverse();
  const stopPoints = resampled(other.subarray(boundary), inStop, stop[1]);
  const last = inStop - 1;
  // See above: an odd length may have stood there.
  if (even && stopPoints[last] === stop[1])
    stopPoints[last] = ((stopPoints[last - 1] ?? stop[0]) + stop[1]) / 2;
  return both(passPoints, stopPoints);
}

/**
 * The points of another length, stretched for one near it. How many of them belong to the pass band is known to one more
 * or less: each band has its share of them, and half a point.
 */
export function nearReferences(
  problem: Problem,
  other: Float64Array,
  count: number,
): Float64Array[] {
  const boundary = other.findIndex((frequency) => frequency >= problem.stop[0]);
  const likely = Math.round(((boundary - 0.5) * (count - 1)) / (other.length - 1) + 0.5);
  return [likely, likely - 1, likely + 1]
    .filter((inPass) => inPass > 0 && inPass < count)
    .map((inPass) => stretched(problem, other, boundary, inPass, count - inPass));
}
