import { type Design, designer, type MeasuredFilter, type Method, type Outcome } from './design.ts';
import { FEWEST_BITS, type FilterInputs, MOST_BITS } from './inputs.ts';
import { kaiserTaps } from './kaiser.ts';
import { herrmannTaps, leastLength, MOST_ESTIMATED_TAPS, MOST_TAPS } from './leastLength.ts';
import { asRounded, lengthsToTry, roundedLengths } from './roundedLength.ts';
import type { Specification } from './specification.ts';

/** The design of a filter: everything that takes time. It is plain data, so that a worker can send it. */

/** The inputs that the design depends on; the others change only what it costs. */
export type DesignInputs = Pick<
  FilterInputs,
  | 'fpass_MHz'
  | 'fstop_MHz'
  | 'fs_MHz'
  | 'atten_dB'
  | 'ripple_dB'
  | 'bits'
  | 'full'
  | 'tol_dB'
  | 'equiripple'
  | 'oddOnly'
>;

interface Outside {
  readonly kind: 'outside';
}

interface TooLong {
  readonly kind: 'tooLong';
  /** About so many at most. */
  readonly taps: number;
  readonly tapsKaiser: number;
  readonly hasExchangeFailed: boolean;
}

export interface Designed {
  readonly kind: 'designed';
  readonly tapsExact: number;
  readonly tapsKaiser: number;
  /** The first filter of its length that keeps the specification. */
  readonly exact: MeasuredFilter;
  /** The one whose coefficients are rounded: the same, or one with another Kaiser window. */
  readonly unrounded: MeasuredFilter;
  readonly fixed: MeasuredFilter;
  /** Whether `fixed` keeps the specification. */
  readonly meets: boolean;
  readonly bitsNeeded: number | null;
  /** Lengths for `bitsBeside`. */
  readonly tapsAtBits: readonly (number | null)[];
  /** It has a Kaiser window, although an equiripple design was asked for. */
  readonly hasExchangeFailed: boolean;
}

export type Solved = Outside | TooLong | Designed;

const BESIDE = 2;

/** Those for which the length is told: two less to two more than are set, but none that cannot be set. */
export function bitsBeside(bits: number): number[] {
  const first = Math.max(FEWEST_BITS, Math.min(bits, MOST_BITS - BESIDE) - BESIDE);
  return Array.from({ length: 2 * BESIDE + 1 }, (_, index) => first + index);
}

export const isOutside = ({ fpass_MHz, fstop_MHz, fs_MHz }: DesignInputs): boolean =>
  !(fpass_MHz > 0 && fpass_MHz < fstop_MHz && fstop_MHz < fs_MHz / 2);

export function specificationOf({
  fpass_MHz,
  fstop_MHz,
  fs_MHz,
  atten_dB,
  ripple_dB,
}: DesignInputs): Specification {
  return { pass: fpass_MHz / fs_MHz, stop: fstop_MHz / fs_MHz, atten_dB, ripple_dB };
}

interface Least {
  readonly shortest: MeasuredFilter;
  readonly design: Design;
}

const firstOf = (outcome: Outcome): MeasuredFilter | null =>
  outcome.kind === 'meets' ? outcome.first : null;

type Search = Least | 'tooLong' | 'failed';

function search(
  method: Method,
  specification: Specification,
  estimate: number,
  oddOnly: boolean,
): Search {
  if (estimate > MOST_ESTIMATED_TAPS) return 'tooLong';
  const design = designer(method, specification);
  const tapsExact = leastLength({ estimate, oddOnly }, (taps) => design(taps).kind !== 'short');
  if (tapsExact === null) return 'tooLong';
  const shortest = firstOf(design(tapsExact));
  return shortest ? { shortest, design } : 'failed';
}

export function solve(inputs: DesignInputs): Solved {
  if (isOutside(inputs)) return { kind: 'outside' };
  const { bits, tol_dB, oddOnly } = inputs;
  const specification = specificationOf(inputs);
  const width = (inputs.fstop_MHz - inputs.fpass_MHz) / inputs.fs_MHz;
  const tapsKaiser = kaiserTaps(specification, width);
  const searchWith = (method: Method) => {
    const estimate = method === 'kaiser' ? tapsKaiser : herrmannTaps(specification, width);
    return { estimate, found: search(method, specification, estimate, oddOnly === 1) };
  };
  const first = searchWith(inputs.equiripple === 1 ? 'equiripple' : 'kaiser');
  const hasExchangeFailed = inputs.equiripple === 1 && first.found === 'failed';
  const { estimate, found } = hasExchangeFailed ? searchWith('kaiser') : first;
  if (found === 'tooLong' || found === 'failed')
    return {
      kind: 'tooLong',
      taps: Math.max(estimate, MOST_TAPS + 1),
      tapsKaiser,
      hasExchangeFailed,
    };
  const { shortest, design } = found;
  const tapsExact = shortest.filter.taps;
  const full = inputs.full === 1;
  const wish = { ...specification, tolerance_dB: tol_dB };
  const lengths = roundedLengths(lengthsToTry(tapsExact, oddOnly === 1), design, full, wish);
  const kept = lengths.withBits(bits);
  const answer = kept ?? asRounded(shortest, { bits, full }, specification);
  return {
    kind: 'designed',
    tapsExact,
    tapsKaiser,
    exact: firstOf(design(answer.fixed.filter.taps)) ?? answer.unrounded,
    ...answer,
    meets: kept !== null,
    bitsNeeded: lengths.bitsNeeded(),
    tapsAtBits: bitsBeside(bits).map((each) => lengths.withBits(each)?.fixed.filter.taps ?? null),
    hasExchangeFailed,
  };
}
