import { ceil } from '../rounding.ts';
import { passDeviation, type Specification } from './specification.ts';
import { halfOf, type SymmetricFilter } from './symmetricFilter.ts';

/** J. F. Kaiser's window design (1974); the formulas as in Oppenheim and Schafer, Discrete-Time Signal Processing. */

/** His fits end up to 5 dB beside the wish: the windows for −1 … +5 dB are tried. */
const FROM_DB = -1;
const TO_DB = 5;
const STEP_DB = 0.25;

/** One window serves both bands: the stricter of them counts. */
const strictest_dB = (specification: Specification): number =>
  Math.max(specification.atten_dB, -20 * Math.log10(passDeviation(specification)));

function beta(attenuation: number): number {
  if (attenuation > 50) return 0.1102 * (attenuation - 8.7);
  if (attenuation < 21) return 0;
  return 0.5842 * (attenuation - 21) ** 0.4 + 0.078_86 * (attenuation - 21);
}

/** His formula for the length; `width` is the transition band as a share of the sample rate. */
export const kaiserTaps = (specification: Specification, width: number): number =>
  ceil((strictest_dB(specification) - 7.95) / (2.285 * 2 * Math.PI * width) + 1);

/** The modified Bessel function I₀ by its series. */
function bessel(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; term > sum * 1e-17; k += 1) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

/** A windowed sinc, scaled to a gain of 1 at zero frequency. */
function windowed({ pass, stop }: Specification, taps: number, attenuation: number) {
  const middle = (taps - 1) / 2;
  const centre = (pass + stop) / 2;
  const shape = beta(attenuation);
  let gain = 0;
  const half = Array.from({ length: halfOf(taps) }, (_, index) => {
    const x = middle - index;
    const ideal = x === 0 ? 2 * centre : Math.sin(2 * Math.PI * centre * x) / (Math.PI * x);
    const tap = ideal * bessel(shape * Math.sqrt(1 - (middle === 0 ? 0 : x / middle) ** 2));
    gain += x === 0 ? tap : 2 * tap;
    return tap;
  });
  return { taps, half: half.map((tap) => tap / gain) };
}

/** The windows of a length, weakest first. */
export const kaiserFilters = (specification: Specification, taps: number): SymmetricFilter[] =>
  Array.from({ length: (TO_DB - FROM_DB) / STEP_DB + 1 }, (_, step) =>
    windowed(specification, taps, strictest_dB(specification) + FROM_DB + step * STEP_DB),
  );
