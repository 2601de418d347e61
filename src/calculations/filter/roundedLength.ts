import type { Design, MeasuredFilter, Outcome } from './design.ts';
import { type Rounding, rounded } from './fixedPoint.ts';
import { FEWEST_BITS, MOST_BITS } from './inputs.ts';
import { MOST_TAPS } from './leastLength.ts';
import { isCertainlyShort, meets } from './meets.ts';
import { bandFigures } from './response.ts';
import type { Specification } from './specification.ts';
import { isEven } from './symmetricFilter.ts';

/** The length at which coefficients keep the specification although they are rounded. */

const LENGTHS = 11;
const LENGTH_STEP = 0.01;

/** The least length and up to a tenth more, in steps of a hundredth or of one. */
export function lengthsToTry(least: number, oddOnly: boolean): number[] {
  const step = Math.max(oddOnly ? 2 : 1, least * LENGTH_STEP);
  const lengths = Array.from({ length: LENGTHS }, (_, index) => {
    const length = least + Math.ceil(index * step - 1e-9);
    return oddOnly && isEven(length) ? length + 1 : length;
  });
  return [...new Set(lengths.filter((length) => length <= MOST_TAPS))];
}

export interface RoundedFilter {
  /** The filter whose coefficients are rounded. */
  readonly unrounded: MeasuredFilter;
  readonly fixed: MeasuredFilter;
}

interface Wish extends Specification {
  /** Attenuation that rounding may cost. */
  readonly tolerance_dB: number;
}

export function asRounded(
  unrounded: MeasuredFilter,
  rounding: Rounding,
  specification: Specification,
): RoundedFilter {
  const filter = rounded(unrounded.filter, rounding);
  return { unrounded, fixed: { filter, figures: bandFigures(filter, specification) } };
}

/** The first of some filters whose rounded coefficients keep the specification. */
function firstThatMeets(outcome: Outcome, rounding: Rounding, wish: Wish): RoundedFilter | null {
  if (outcome.kind !== 'meets') return null;
  for (const { filter, measured } of outcome.candidates) {
    if (isCertainlyShort(rounded(filter, rounding), wish, wish.tolerance_dB)) continue;
    const unrounded = measured();
    if (!unrounded) continue;
    const result = asRounded(unrounded, rounding, wish);
    if (meets(result.fixed.figures, wish, wish.tolerance_dB)) return result;
  }
  return null;
}

export interface RoundedLengths {
  /** The first length whose rounded coefficients keep the specification with these bits, if there is one. */
  readonly withBits: (bits: number) => RoundedFilter | null;
  /** Of those that can be set. */
  readonly bitsNeeded: () => number | null;
}

export function roundedLengths(
  lengths: readonly number[],
  design: Design,
  full: boolean,
  wish: Wish,
): RoundedLengths {
  const known = new Map<number, RoundedFilter | null>();
  const search = (bits: number): RoundedFilter | null => {
    for (const length of lengths) {
      const found = firstThatMeets(design(length), { bits, full }, wish);
      if (found) return found;
    }
    return null;
  };
  const withBits = (bits: number) => {
    const found = known.has(bits) ? (known.get(bits) ?? null) : search(bits);
    known.set(bits, found);
    return found;
  };
  const bitsNeeded = () => {
    for (let bits = FEWEST_BITS; bits <= MOST_BITS; bits += 1) if (withBits(bits)) return bits;
    return null;
  };
  return { withBits, bitsNeeded };
}
