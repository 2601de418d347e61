import { ceil } from '../rounding.ts';
import type { Input, Outputs, Plot, Preset, Result } from './calculation.ts';
import { countSlices } from './filterCost.ts';
import { filterCurve } from './filterCurve.ts';
import {
  type Band,
  COARSE_DB,
  design,
  fewestBits,
  filterOf,
  kaiserBeta,
  kaiserFilter,
  kaiserTaps,
  quantise,
  ripple,
} from './filterDesign.ts';
import { amplitudes, COARSE_GRID } from './fourier.ts';

/** What a filter costs: J. F. Kaiser's window design; slices as AMD PG149 (FIR Compiler 7.2) counts them. */

export interface FilterInputs {
  width_pc: number;
  atten_dB: number;
  bits: number;
  centre_pc: number;
  fs_MHz: number;
  fclk_MHz: number;
  data: number;
  symmetric: number | boolean;
}

/** From 9 to 11 MHz at 30.72 MS/s. Rounded, the last bits of the coefficients would be others. */
const LTE_WIDTH_PC = (100 * 2) / 30.72;
const LTE_CENTRE_PC = (100 * 10) / 30.72;

export const inputs = [
  {
    name: 'width_pc',
    unit: '%',
    min: 1,
    max: 25,
    scale: 'log',
    step: 40,
    default: LTE_WIDTH_PC,
    role: 'moved',
    ticks: [1, 2, 5, 10, 20],
  },
  {
    name: 'atten_dB',
    unit: 'dB',
    min: 30,
    max: 120,
    scale: 'linear',
    step: 1,
    default: 80,
    role: 'moved',
    ticks: [30, 60, 90, 120],
    minor: 10,
  },
  {
    name: 'bits',
    unit: 'bit',
    min: 6,
    max: 25,
    scale: 'linear',
    step: 1,
    default: 18,
    role: 'moved',
    whole: true,
    ticks: [6, 12, 18, 25],
    minor: 1,
  },
  {
    name: 'centre_pc',
    unit: '%',
    min: 2,
    max: 48,
    scale: 'linear',
    step: 0.1,
    default: LTE_CENTRE_PC,
    role: 'held',
  },
  {
    name: 'fs_MHz',
    unit: 'MS/s',
    min: 0.001,
    max: 10_000,
    scale: 'log',
    step: 40,
    default: 30.72,
    role: 'held',
  },
  {
    name: 'fclk_MHz',
    unit: 'MHz',
    min: 1,
    max: 1000,
    scale: 'log',
    step: 40,
    default: 245.76,
    role: 'held',
  },
  {
    name: 'data',
    unit: 'bit',
    min: 4,
    max: 32,
    scale: 'linear',
    step: 1,
    default: 16,
    role: 'held',
    whole: true,
  },
  {
    name: 'symmetric',
    unit: '',
    min: 0,
    max: 1,
    scale: 'linear',
    step: 1,
    default: 1,
    role: 'held',
    whole: true,
    flag: true,
  },
] as const satisfies readonly Input[];

export const presets: readonly Preset[] = [
  {
    key: 'lte',
    values: {
      width_pc: LTE_WIDTH_PC,
      atten_dB: 80,
      bits: 18,
      centre_pc: LTE_CENTRE_PC,
      fs_MHz: 30.72,
      fclk_MHz: 245.76,
      data: 16,
      symmetric: 1,
    },
  },
  {
    key: 'audio',
    values: {
      width_pc: 4.16667,
      atten_dB: 110,
      bits: 24,
      centre_pc: 22.9167,
      fs_MHz: 0.096,
      fclk_MHz: 98.304,
      data: 23,
      symmetric: 1,
    },
  },
  {
    key: 'rf',
    values: {
      width_pc: 3,
      atten_dB: 60,
      bits: 14,
      centre_pc: 20,
      fs_MHz: 2457.6,
      fclk_MHz: 491.52,
      data: 16,
      symmetric: 1,
    },
  },
];

export const warningKeys = [
  'bandOutside',
  'notMet',
  'coefficientsTooCoarse',
  'fasterThanClock',
] as const;

/** What the values are where the band lies outside: all of them unknown. */
const NOTHING: Outputs = Object.fromEntries(
  [
    'tapsFormula',
    'taps',
    'design_dB',
    'betaFormula',
    'beta',
    'attenExact_dB',
    'attenFixed_dB',
    'bitsNeeded',
    'ripple_dB',
    'shift',
    'columns',
    'share',
    'slices',
    'delay_us',
    'gmacs',
    'tapsEquiripple',
  ].map((key) => [key, null]),
);

const bandOf = ({ width_pc, centre_pc }: FilterInputs): Band => ({
  pass: (centre_pc - width_pc / 2) / 100,
  stop: (centre_pc + width_pc / 2) / 100,
});
const isOutside = ({ pass, stop }: Band) => pass <= 0 || stop >= 0.5;

/**
 * The calculation in steps of a transform or two. The island does a few of them in a task, so that no task is long;
 * `compute` does all at once.
 */
export function* steps(values: FilterInputs): Generator<undefined, Result> {
  const { width_pc, atten_dB, bits, fs_MHz, fclk_MHz } = values;
  const band = bandOf(values);
  if (isOutside(band))
    return { values: NOTHING, warnings: ['bandOutside'], curve: filterCurve(values, null) };
  const width = width_pc / 100;
  const exact = yield* design(band, atten_dB);
  const { taps: coefficients, shift } = quantise(exact.taps, bits);
  const fixed = filterOf(coefficients, band);
  yield;
  const bitsNeeded = yield* fewestBits(exact.taps, band, atten_dB);
  const taps = exact.taps.length;
  const { unique, columns, share, slices } = countSlices({ ...values, taps });

  const warnings: string[] = [];
  if (exact.reached < atten_dB) warnings.push('notMet');
  if (fixed.reached < atten_dB - COARSE_DB) warnings.push('coefficientsTooCoarse');
  if (fs_MHz > fclk_MHz) warnings.push('fasterThanClock');

  return {
    values: {
      tapsFormula: kaiserTaps(atten_dB, width),
      taps,
      design_dB: exact.design,
      betaFormula: kaiserBeta(atten_dB),
      beta: kaiserBeta(exact.design),
      attenExact_dB: exact.reached,
      attenFixed_dB: fixed.reached,
      bitsNeeded,
      ripple_dB: ripple(fixed, band),
      shift,
      columns,
      share,
      slices,
      delay_us: (taps - 1) / 2 / fs_MHz,
      gmacs: (unique * fs_MHz) / 1000,
      tapsEquiripple: ceil((atten_dB - 13) / (14.6 * width) + 1),
    },
    warnings,
    curve: filterCurve(values, { exact: exact.amplitude, fixed: fixed.amplitude }),
  };
}

export function compute(values: FilterInputs): Result {
  const calculation = steps(values);
  for (;;) {
    const { done, value } = calculation.next();
    if (done) return value;
  }
}

/** While a rule is moved: the curve of the formula's length on a coarse grid, which fits into a frame. */
export function sketch(values: FilterInputs): Plot {
  const band = bandOf(values);
  if (isOutside(band)) return filterCurve(values, null);
  const taps = kaiserFilter(values.atten_dB, band);
  return filterCurve(values, {
    exact: amplitudes(taps, COARSE_GRID),
    fixed: amplitudes(quantise(taps, values.bits).taps, COARSE_GRID),
  });
}
