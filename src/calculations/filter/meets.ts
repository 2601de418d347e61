import { bandGrid } from './grid.ts';
import { amplitudeOf, type BandFigures } from './response.ts';
import type { Interval, Specification } from './specification.ts';
import type { SymmetricFilter } from './symmetricFilter.ts';

/** Whether a filter keeps its specification. */

/** An attenuation or a ripple that differs from the wish by rounding alone meets it. */
export const SLACK_DB = 1e-6;
/** Enough to see that a filter lets too much through; not to see that it does not. */
const POINTS_A_LOBE = 2;

/** `tolerance_dB`: attenuation that may be missing. */
export const meets = (
  { atten_dB, ripple_dB }: BandFigures,
  specification: Specification,
  tolerance_dB = 0,
): boolean =>
  atten_dB !== null &&
  ripple_dB !== null &&
  atten_dB >= specification.atten_dB - tolerance_dB - SLACK_DB &&
  ripple_dB <= specification.ripple_dB + SLACK_DB;

/** Whether a few points prove that a filter does not keep its specification: a tenth of the work of measuring it. */
export function isCertainlyShort(
  filter: SymmetricFilter,
  { pass, stop, atten_dB, ripple_dB }: Specification,
  tolerance_dB = 0,
): boolean {
  const curve = amplitudeOf(filter);
  const grid = (interval: Interval) => bandGrid(filter.taps, interval, POINTS_A_LOBE);
  const ratio = 10 ** ((ripple_dB + SLACK_DB) / 20);
  let smallest = Infinity;
  let largest = -Infinity;
  for (const frequency of grid([0, pass])) {
    const value = curve(frequency);
    smallest = Math.min(smallest, value);
    largest = Math.max(largest, value);
    if (smallest <= 0 || largest > smallest * ratio) return true;
  }
  // Where the ripple is kept, the middle of the pass band lies no higher than this.
  const middle = (smallest * (1 + ratio)) / 2;
  const limit = middle * 10 ** (-(atten_dB - tolerance_dB - SLACK_DB) / 20);
  return grid([stop, 0.5]).some((frequency) => Math.abs(curve(frequency)) > limit);
}
