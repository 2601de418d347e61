import { ceil, floor, ROUNDING } from '../rounding.ts';
import { amplitudeAt, amplitudes, COARSE_GRID, GRID } from './fourier.ts';

/** A low pass with J. F. Kaiser's window, its coefficients in fixed point, and what its response reaches. */

/** Shares of the sample rate. */
export interface Band {
  readonly pass: number;
  readonly stop: number;
}

/** A filter with its amplitude at k / GRID of the sample rate. */
export interface Filter {
  readonly taps: Float64Array;
  readonly amplitude: Float64Array;
  /** The attenuation of its stop band in dB. */
  readonly reached: number;
}

const DESIGN_STEP_DB = 0.25;
const MOST_DESIGN_STEPS = 24; // +6 dB
/** Coefficients may cost this much attenuation. */
export const COARSE_DB = 1;
const [FEWEST_BITS, MOST_BITS] = [6, 25];

export function kaiserBeta(attenuation: number): number {
  if (attenuation > 50) return 0.1102 * (attenuation - 8.7);
  if (attenuation < 21) return 0;
  return 0.5842 * (attenuation - 21) ** 0.4 + 0.078_86 * (attenuation - 21);
}

export const kaiserTaps = (attenuation: number, width: number) =>
  ceil((attenuation - 7.95) / (2.285 * 2 * Math.PI * width) + 1);

/** The modified Bessel function I₀ by its series. */
function bessel(x: number): number {
  let [term, sum] = [1, 1];
  for (let k = 1; term > sum * 1e-17; k += 1) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

/** A windowed sinc, scaled to a gain of 1 at zero frequency. Both halves are the same, so that one is computed. */
function lowPass(count: number, beta: number, centre: number): Float64Array {
  const middle = (count - 1) / 2;
  const taps = new Float64Array(count);
  let gain = 0;
  for (let at = 0; at <= middle; at += 1) {
    const x = middle - at;
    const ideal = x === 0 ? 2 * centre : Math.sin(2 * Math.PI * centre * x) / (Math.PI * x);
    const inside = middle === 0 ? 0 : 1 - (x / middle) ** 2;
    const tap = ideal * bessel(beta * Math.sqrt(Math.max(0, inside)));
    taps[at] = tap;
    taps[count - 1 - at] = tap;
    gain += x === 0 ? tap : 2 * tap;
  }
  return taps.map((tap) => tap / gain);
}

/** The filter of Kaiser's formulas for an attenuation. */
export const kaiserFilter = (atten_dB: number, { pass, stop }: Band) =>
  lowPass(kaiserTaps(atten_dB, stop - pass), kaiserBeta(atten_dB), (pass + stop) / 2);

/** Coefficients of `bits` bits: h·2^s rounded to whole numbers, s as large as they allow. */
export function quantise(taps: Float64Array, bits: number): { taps: Float64Array; shift: number } {
  const largest = taps.reduce((most, tap) => Math.max(most, Math.abs(tap)), 0);
  const limit = 2 ** (bits - 1) - 1;
  let shift = Math.floor(Math.log2(limit / largest));
  if (largest * 2 ** (shift + 1) <= limit) shift += 1;
  if (largest * 2 ** shift > limit) shift -= 1;
  return { taps: taps.map((tap) => Math.floor(tap * 2 ** shift + 0.5)), shift };
}

/** The largest amplitude in the stop band below that at zero, in dB, as far as a grid shows it. */
function attenuation(taps: Float64Array, amplitude: Float64Array, stop: number): number {
  const last = amplitude.length - 1;
  let largest = amplitudeAt(taps, stop);
  for (let k = Math.ceil(stop * 2 * last - ROUNDING); k <= last; k += 1)
    largest = Math.max(largest, amplitude[k] as number);
  return -20 * Math.log10(largest / (amplitude[0] as number));
}

export function filterOf(taps: Float64Array, { stop }: Band): Filter {
  const amplitude = amplitudes(taps, GRID);
  return { taps, amplitude, reached: attenuation(taps, amplitude, stop) };
}

/**
 * Whether a filter certainly lets more through than that. Points of the coarse grid are points of the fine one, so that
 * the fine one, which takes five times as long, can only find more.
 */
const isShortOf = (taps: Float64Array, { stop }: Band, atten_dB: number) =>
  attenuation(taps, amplitudes(taps, COARSE_GRID), stop) < atten_dB;

/** The ripple of the pass band from its highest to its lowest point, in dB. */
export function ripple({ taps, amplitude }: Filter, { pass }: Band): number {
  const edge = amplitudeAt(taps, pass);
  let [lowest, highest] = [edge, edge];
  for (let k = 0; k <= floor(pass * GRID); k += 1) {
    lowest = Math.min(lowest, amplitude[k] as number);
    highest = Math.max(highest, amplitude[k] as number);
  }
  return 20 * Math.log10(highest / lowest);
}

/** Kaiser's fits end about 1 dB short: the design is raised until the response itself has the attenuation. */
export function* design(
  band: Band,
  atten_dB: number,
): Generator<undefined, Filter & { readonly design: number }> {
  for (let step = 0; ; step += 1) {
    const raised = atten_dB + step * DESIGN_STEP_DB;
    const isLast = step === MOST_DESIGN_STEPS;
    const taps = kaiserFilter(raised, band);
    if (isLast || !isShortOf(taps, band, atten_dB)) {
      const filter = filterOf(taps, band);
      if (isLast || filter.reached >= atten_dB) return { ...filter, design: raised };
    }
    yield;
  }
}

/** The fewest bits with which the coefficients are not too coarse. */
export function* fewestBits(
  taps: Float64Array,
  band: Band,
  atten_dB: number,
): Generator<undefined, number | null> {
  const least = atten_dB - COARSE_DB;
  for (let bits = FEWEST_BITS; bits <= MOST_BITS; bits += 1) {
    const fixed = quantise(taps, bits).taps;
    if (!isShortOf(fixed, band, least) && filterOf(fixed, band).reached >= least) return bits;
    yield;
  }
  return null;
}
