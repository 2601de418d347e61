import { largestOf, type SymmetricFilter } from './symmetricFilter.ts';

/** Coefficients as whole numbers. */

export interface Rounding {
  readonly bits: number;
  /** The largest coefficient becomes the largest number; otherwise all are multiplied by a power of two. */
  readonly full: boolean;
}

function scaleOf(filter: SymmetricFilter, { bits, full }: Rounding): number {
  const top = 2 ** (bits - 1) - 1;
  const largest = largestOf(filter);
  if (full) return top / largest;
  let scale = 2 ** Math.floor(Math.log2(top / largest));
  // A logarithm can lie beside a whole number that is meant.
  if (largest * 2 * scale <= top) scale *= 2;
  if (largest * scale > top) scale /= 2;
  return scale;
}

/** To the nearest whole number, halves away from zero. Zero has no sign. */
const toWhole = (x: number): number => Math.sign(x) * Math.floor(Math.abs(x) + 0.5) + 0;

export function rounded(filter: SymmetricFilter, rounding: Rounding): SymmetricFilter {
  const scale = scaleOf(filter, rounding);
  return { taps: filter.taps, half: filter.half.map((each) => toWhole(each * scale)) };
}
