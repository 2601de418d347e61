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

/** How many of the points stand in the pass band; each band has one. */
const inPassOf = (count: number, share: number) =>
  Math.min(count - 1, Math.max(1, Math.round(count * share)));

/** Points evenly over both bands in proportion to their widths. */
export function evenReference({ even, pass, stop }: Problem, count: number): Float64Array {
  const widthOf = ([from, to]: Interval) => to - from;
  const inPass = inPassOf(count, widthOf(pass) / (widthOf(pass) + widthOf(stop)));
  const inStop = count - inPass;
  // At half the sample rate the factor of even lengths is zero: the last point stands half a spacing before it.
  const last = even ? stop[1] - widthOf(stop) / (2 * inStop) : stop[1];
  return both(
    inPass === 1 ? Float64Array.of(pass[1]) : gridOf(pass[0], pass[1], inPass - 1),
    inStop === 1 ? Float64Array.of(stop[0]) : gridOf(stop[0], last, inStop - 1),
  );
}

/** As many points as are wanted, at even steps along those that there are. */
function resampled(points: Float64Array, count: number): Float64Array {
  const last = points.length - 1;
  const result = new Float64Array(count);
  for (let index = 0; index < count; index += 1) {
    const place = count === 1 ? 0 : (index * last) / (count - 1);
    const before = Math.min(Math.floor(place), last);
    const from = points[before] as number;
    const to = points[Math.min(before + 1, last)] as number;
    result[index] = from + (place - before) * (to - from);
  }
  return result;
}

/** The points of another length, for one near it: they save half of the rounds. */
export function nearReference(
  { even, stop }: Problem,
  other: Float64Array,
  count: number,
): Float64Array {
  const boundary = other.findIndex((frequency) => frequency >= stop[0]);
  const inPass = inPassOf(count, boundary / other.length);
  const passPoints = resampled(other.subarray(0, boundary).toReversed(), inPass).reverse();
  const stopPoints = resampled(other.subarray(boundary), count - inPass);
  const last = stopPoints.length - 1;
  // See above: an odd length may have stood there.
  if (even && stopPoints[last] === stop[1])
    stopPoints[last] = ((stopPoints[last - 1] ?? stop[0]) + stop[1]) / 2;
  return both(passPoints, stopPoints);
}
