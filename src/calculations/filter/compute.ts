import { accumulatorBits, dspLoad, isAccumulatorOver } from './dspLoad.ts';
import type { FilterInputs } from './inputs.ts';
import type { Designed, Solved } from './solve.ts';
import { absoluteSum } from './symmetricFilter.ts';

/** What a filter costs, from its design. */

interface FilterValues {
  /** Where the filter is too long for this page: about so many at most. */
  readonly taps: number | null;
  /** Enough before rounding. */
  readonly tapsExact: number | null;
  /** What Kaiser's formula says. */
  readonly tapsKaiser: number | null;
  readonly slices: number | null;
  readonly attenExact_dB: number | null;
  readonly attenFixed_dB: number | null;
  readonly marginAtten_dB: number | null;
  readonly rippleFixed_dB: number | null;
  /** Of those that can be set. */
  readonly bitsNeeded: number | null;
  /** With the bits of `bitsBeside`. */
  readonly tapsAtBits: readonly (number | null)[];
  readonly meets: 0 | 1;
  readonly columns: number | null;
  readonly share: number | null;
  readonly lanes: number | null;
  readonly unique: number | null;
  readonly slicesExact: number | null;
  readonly delay_us: number | null;
  readonly mults_Mps: number | null;
  readonly accumulator_bit: number | null;
  readonly gain_dB: number | null;
  /** The first half, with the middle one of an odd length; the second half mirrors it. */
  readonly coefficients: readonly number[];
}

export const warningKeys = [
  'bandOutside',
  'tooLong',
  'exchangeFailed',
  'coefficientsTooCoarse',
  'accumulatorOver',
  'fasterThanClock',
] as const;
export type FilterWarning = (typeof warningKeys)[number];

export interface FilterResult {
  readonly values: FilterValues;
  readonly warnings: readonly FilterWarning[];
}

const NOTHING: FilterValues = {
  taps: null,
  tapsExact: null,
  tapsKaiser: null,
  slices: null,
  attenExact_dB: null,
  attenFixed_dB: null,
  marginAtten_dB: null,
  rippleFixed_dB: null,
  bitsNeeded: null,
  tapsAtBits: [null, null, null, null, null],
  meets: 0,
  columns: null,
  share: null,
  lanes: null,
  unique: null,
  slicesExact: null,
  delay_us: null,
  mults_Mps: null,
  accumulator_bit: null,
  gain_dB: null,
  coefficients: [],
};

/** What follows from the length alone. */
function costOf(inputs: FilterInputs, taps: number) {
  const { fs_MHz } = inputs;
  const load = dspLoad({ ...inputs, taps });
  return { ...load, taps, delay_us: (taps - 1) / 2 / fs_MHz, mults_Mps: load.unique * fs_MHz };
}

function figuresOf({ atten_dB, data }: FilterInputs, { exact, fixed }: Designed) {
  const attenFixed_dB = fixed.figures.atten_dB;
  return {
    attenExact_dB: exact.figures.atten_dB,
    attenFixed_dB,
    marginAtten_dB: attenFixed_dB === null ? null : attenFixed_dB - atten_dB,
    rippleFixed_dB: fixed.figures.ripple_dB,
    accumulator_bit: accumulatorBits(data, absoluteSum(fixed.filter)),
    gain_dB: fixed.figures.middle > 0 ? 20 * Math.log10(fixed.figures.middle) : null,
    coefficients: fixed.filter.half,
  };
}

/** `solved` belongs to the same inputs: see `DesignInputs`. */
export function compute(inputs: FilterInputs, solved: Solved): FilterResult {
  if (solved.kind === 'outside') return { values: NOTHING, warnings: ['bandOutside'] };
  const { tapsKaiser, hasExchangeFailed } = solved;
  const warnings: FilterWarning[] = [];
  if (solved.kind === 'tooLong') warnings.push('tooLong');
  if (hasExchangeFailed) warnings.push('exchangeFailed');
  const isFasterThanClock = inputs.fs_MHz > inputs.fclk_MHz;
  if (solved.kind === 'tooLong') {
    if (isFasterThanClock) warnings.push('fasterThanClock');
    return { values: { ...NOTHING, tapsKaiser, ...costOf(inputs, solved.taps) }, warnings };
  }
  const figures = figuresOf(inputs, solved);
  if (!solved.meets) warnings.push('coefficientsTooCoarse');
  if (isAccumulatorOver(figures.accumulator_bit, inputs.family)) warnings.push('accumulatorOver');
  if (isFasterThanClock) warnings.push('fasterThanClock');
  return {
    values: {
      ...costOf(inputs, solved.exact.filter.taps),
      ...figures,
      tapsExact: solved.tapsExact,
      tapsKaiser,
      bitsNeeded: solved.bitsNeeded,
      tapsAtBits: solved.tapsAtBits,
      meets: solved.meets ? 1 : 0,
    },
    warnings,
  };
}
