import { fineBandGrid } from './grid.ts';
import type { Band, Interval } from './specification.ts';
import { absoluteSum, isEven, type SymmetricFilter } from './symmetricFilter.ts';
import { refine, type Three } from './turningPoint.ts';

/** The amplitude of a filter with linear phase, with its sign, and what is measured of it. */

/** 16 points a lobe: no lobe hides between two of them. */
const POINTS_A_LOBE = 16;
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

interface Extent {
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
  /** Below the middle of the pass band. */
  readonly atten_dB: number | null;
  /** Largest over smallest amplitude of the pass band. */
  readonly ripple_dB: number | null;
  /** (Largest + smallest amplitude of the pass band) / 2. */
  readonly middle: number;
  readonly pass: Extent;
  /** The largest amplitude of the stop band, whatever its sign. */
  readonly stopLargest: number;
}

/** The figures of a filter, measured on the bands with their edges. */
export function bandFigures(filter: SymmetricFilter, band: Band): BandFigures {
  const curve = amplitudeOf(filter);
  const extent = (interval: Interval) =>
    extentOf(curve, fineBandGrid(filter.taps, interval, POINTS_A_LOBE));
  const pass = extent([0, band.pass]);
  const stop = extent([band.stop, 0.5]);
  // No amplitude is known more closely than its sum is: one that computes as zero is no attenuation of infinity.
  const leastKnown = Number.EPSILON * absoluteSum(filter);
  const stopLargest = Math.max(stop.largest, -stop.smallest, leastKnown);
  const middle = (pass.largest + pass.smallest) / 2;
  return {
    atten_dB: middle > 0 ? -20 * Math.log10(stopLargest / middle) : null,
    ripple_dB: pass.smallest > 0 ? 20 * Math.log10(pass.largest / pass.smallest) : null,
    middle,
    pass,
    stopLargest,
  };
}
