import { type MeasuredFilter, meets, type Outcome } from './design.ts';
import { type Rounding, rounded } from './fixedPoint.ts';
import { MOST_TAPS } from './leastLength.ts';
import { amplitudeOf, bandFigures, gridOf, partsOf } from './response.ts';
import { SLACK_DB, type Specification } from './specification.ts';
import { isEven, type SymmetricFilter } from './symmetricFilter.ts';

/** The length at which coefficients keep the specification although they are rounded. */

const LENGTHS = 11;
const LENGTH_STEP = 0.01;
/** Enough to see that a filter lets too much through; not to see that it does not. */
const POINTS_A_LOBE = 2;
const [FEWEST_BITS, MOST_BITS] = [2, 27];

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

/** Whether some points alone prove that a filter does not keep the specification. */
function isCertainlyShort(filter: SymmetricFilter, wish: Wish): boolean {
  const curve = amplitudeOf(filter);
  const partsIn = (width: number) => partsOf(filter.taps, width, POINTS_A_LOBE);
  const ratio = 10 ** ((wish.ripple_dB + SLACK_DB) / 20);
  let smallest = Infinity;
  let largest = -Infinity;
  for (const frequency of gridOf(0, wish.pass, partsIn(wish.pass))) {
    const value = curve(frequency);
    smallest = Math.min(smallest, value);
    largest = Math.max(largest, value);
    if (smallest <= 0 || largest > smallest * ratio) return true;
  }
  // Where the ripple is kept, the middle of the pass band lies no higher than this.
  const middle = (smallest * (1 + ratio)) / 2;
  const limit = middle * 10 ** (-(wish.atten_dB - wish.tolerance_dB - SLACK_DB) / 20);
  return gridOf(wish.stop, 0.5, partsIn(0.5 - wish.stop)).some(
    (frequency) => Math.abs(curve(frequency)) > limit,
  );
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
function firstThatMeets(
  outcome: Outcome,
  rounding: Rounding,
  wish: Wish,
): RoundedFilter | undefined {
  if (outcome.kind !== 'meets') return undefined;
  for (const unrounded of outcome.filters) {
    if (isCertainlyShort(rounded(unrounded.filter, rounding), wish)) continue;
    const result = asRounded(unrounded, rounding, wish);
    if (meets(result.fixed.figures, wish, wish.tolerance_dB)) return result;
  }
  return undefined;
}

export interface RoundedLengths {
  /** The first length whose rounded coefficients keep the specification with these bits, if there is one. */
  readonly withBits: (bits: number) => RoundedFilter | null;
  readonly bitsNeeded: () => number | null;
}

export function roundedLengths(
  lengths: readonly number[],
  design: (taps: number) => Outcome,
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
