import type { Band } from './specification.ts';
import { absoluteSum, isEven, type SymmetricFilter } from './symmetricFilter.ts';

/** The amplitude of a filter with linear phase, with its sign, and what is measured of it. */

/** 16 points a lobe: no lobe hides between two of them. */
const POINTS_A_LOBE = 16;
const FEWEST_POINTS = 16;
/** A turning point is closed in on by parabolas through points this part of the grid's spacing apart. */
const FINER = 20;
const MOST_PARABOLAS = 8;

export type Amplitude = (frequency: number) => number;

/**
 * The amplitude at a frequency (a share of the sample rate), by Clenshaw's recurrence. Reinsch's form of it runs over
 * differences near 0 and over sums near half the sample rate, where the plain one loses digits.
 */
export function amplitudeOf({ taps, half }: SymmetricFilter): Amplitude {
  const even = isEven(taps);
  const count = half.length;
  /** Factors of cos(kω), or of cos((k + ½)ω) for even lengths. */
  const factors = new Float64Array(count);
  for (let k = 0; k < count; k += 1)
    factors[k] = (half[count - 1 - k] as number) * (k === 0 && !even ? 1 : 2);
  return (frequency) => {
    const cosine = Math.cos(Math.PI * frequency);
    const sine = Math.sin(Math.PI * frequency);
    let term = 0;
    if (frequency < 0.25) {
      const step = -4 * sine * sine;
      let difference = 0;
      for (let k = count - 1; k > 0; k -= 1) {
        difference += (factors[k] as number) + step * term;
        term += difference;
      }
      difference += (factors[0] as number) + step * term;
      return even ? cosine * difference : difference - (step / 2) * term;
    }
    const step = 4 * cosine * cosine;
    let sum = 0;
    for (let k = count - 1; k > 0; k -= 1) {
      sum = (factors[k] as number) + step * term - sum;
      term = sum - term;
    }
    sum = (factors[0] as number) + step * term - sum;
    return even ? cosine * (sum - 2 * term) : sum - (step / 2) * term;
  };
}

export type Side = 'largest' | 'smallest';

type Three = readonly [number, number, number];

/** Where the parabola through three points turns; `null`, if it does not turn on that side. */
function vertex([x0, x1, x2]: Three, [y0, y1, y2]: Three, side: Side): number | null {
  const before = (y1 - y0) / (x1 - x0);
  const after = (y2 - y1) / (x2 - x1);
  const bend = (after - before) / (x2 - x0);
  const turns = side === 'largest' ? bend < 0 : bend > 0;
  return turns ? (x0 + x1) / 2 - before / (2 * bend) : null;
}

export interface Extreme {
  readonly at: number;
  readonly value: number;
}

/**
 * A turning point between its neighbours on a grid: the parabola through the three points, then parabolas through points
 * a twentieth as far apart, until one of them turns between its own points. Beside a band edge a lobe leans, and the
 * first parabola can be far off. The side is given: on a flat extreme, rounding can bend a parabola the other way.
 */
export function refine(curve: Amplitude, x: Three, y: Three, side: Side): Extreme {
  const sign = side === 'largest' ? 1 : -1;
  const step = Math.min(x[1] - x[0], x[2] - x[1]) / FINER;
  let best: Extreme = { at: x[1], value: y[1] };
  const valueAt = (at: number) => {
    const value = curve(at);
    if (sign * value > sign * best.value) best = { at, value };
    return value;
  };
  let centre = vertex(x, y, side) ?? x[1];
  for (let count = 0; count < MOST_PARABOLAS; count += 1) {
    // The three points stay inside: beyond a band edge the curve may rise on.
    centre = Math.min(x[2] - step, Math.max(x[0] + step, centre));
    const close: Three = [centre - step, centre, centre + step];
    const turn = vertex(close, [valueAt(close[0]), valueAt(centre), valueAt(close[2])], side);
    if (turn === null) break;
    if (Math.abs(turn - centre) <= step) {
      valueAt(turn);
      break;
    }
    centre = turn;
  }
  return best;
}

/** Points evenly from one frequency to the other, both of them exactly. */
export function gridOf(from: number, to: number, parts: number): Float64Array {
  const grid = new Float64Array(parts + 1);
  for (let index = 0; index < parts; index += 1) grid[index] = from + ((to - from) * index) / parts;
  grid[parts] = to;
  return grid;
}

/** Parts of a band with that many points a lobe; a filter of N taps has about N/2 lobes up to half the sample rate. */
export const partsOf = (taps: number, width: number, pointsALobe: number): number =>
  Math.max(FEWEST_POINTS, Math.ceil(width * taps * pointsALobe));

export interface Extent {
  readonly smallest: number;
  readonly largest: number;
}

/** The smallest and the largest value of a curve: every turning point on the grid is refined. */
function extentOf(curve: Amplitude, grid: Float64Array): Extent {
  const values = grid.map(curve);
  let smallest = Math.min(values[0] as number, values.at(-1) as number);
  let largest = Math.max(values[0] as number, values.at(-1) as number);
  for (let index = 1; index < grid.length - 1; index += 1) {
    const value = values[index] as number;
    const before = values[index - 1] as number;
    const after = values[index + 1] as number;
    const isTop = value >= before && value >= after;
    if (!isTop && !(value <= before && value <= after)) continue;
    const x: Three = [grid[index - 1] as number, grid[index] as number, grid[index + 1] as number];
    const turn = refine(curve, x, [before, value, after], isTop ? 'largest' : 'smallest').value;
    largest = Math.max(largest, turn);
    smallest = Math.min(smallest, turn);
  }
  return { smallest, largest };
}

/** What is measured of a response. `null`: the pass band reaches zero or below, so that it has no such figure. */
export interface BandFigures {
  readonly atten_dB: number | null;
  readonly ripple_dB: number | null;
  /** (Largest + smallest amplitude of the pass band) / 2: what the attenuation is told against. */
  readonly middle: number;
}

const NOWHERE: Pick<BandFigures, 'atten_dB' | 'ripple_dB'> = { atten_dB: null, ripple_dB: null };

function figuresOf(pass: Extent, stopLargest: number, filter: SymmetricFilter): BandFigures {
  const middle = (pass.largest + pass.smallest) / 2;
  if (!(middle > 0)) return { ...NOWHERE, middle };
  // No amplitude is known more closely than its sum is: a response that is exactly zero has no attenuation of infinity.
  const least = Number.EPSILON * absoluteSum(filter);
  return {
    atten_dB: -20 * Math.log10(Math.max(stopLargest, least) / middle),
    ripple_dB: pass.smallest > 0 ? 20 * Math.log10(pass.largest / pass.smallest) : null,
    middle,
  };
}

/** The figures of a filter, measured on the bands with their edges. */
export function bandFigures(filter: SymmetricFilter, { pass, stop }: Band): BandFigures {
  const curve = amplitudeOf(filter);
  const grid = (from: number, to: number) =>
    gridOf(from, to, partsOf(filter.taps, to - from, POINTS_A_LOBE));
  const passExtent = extentOf(curve, grid(0, pass));
  const stopExtent = extentOf(curve, grid(stop, 0.5));
  return figuresOf(passExtent, Math.max(stopExtent.largest, -stopExtent.smallest), filter);
}
