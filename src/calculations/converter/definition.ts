import { defineCalculation } from '../defineCalculation.ts';
import { clockFrequency_Hz, clockOf, jitterBetween_fs, OSCILLATOR_LIMITS_HZ } from './clock.ts';
import { type ConverterValues, type ConverterWarning, compute, warningKeys } from './compute.ts';
import { curve, labels } from './curve.ts';
import { type ConverterInputs, inputs, presets, tables } from './inputs.ts';
import { upgrade } from './upgrade.ts';

const sentences = [
  'bitsAbove',
  'bitsJust',
  'bitsBelow',
  'noBits',
  'limitClock',
  'limitThermal',
  'limitQuantiser',
  'clockSpare',
  'clockJust',
  'clockNone',
  'clockOver',
  'outOfReach',
  'corner',
  'noJitter',
  'density',
  'band',
  'bandAtLeast',
  'distortion',
  'table',
  'tableOutside',
  'tableFlatters',
  'onePoint',
  'limitsCrossed',
  'capacitor',
  'summary',
] as const;
type Sentence = (typeof sentences)[number];
type Has = (warning: ConverterWarning) => boolean;

const LIMITS = {
  clock: 'limitClock',
  thermal: 'limitThermal',
  quantiser: 'limitQuantiser',
} as const satisfies Record<ConverterValues['limit'], Sentence>;

/** Less than this, in bits or of the jitter, is told as none. */
const LEAST_MARGIN = 0.01;
/** Bits that computation may be off by: eight that are left of eight are not below eight. */
const ROUNDING_BITS = 1e-7;

function ofBits({ marginBits }: ConverterValues, has: Has): Sentence {
  if (has('noBits')) return 'noBits';
  if (marginBits < -ROUNDING_BITS) return 'bitsBelow';
  return marginBits < LEAST_MARGIN ? 'bitsJust' : 'bitsAbove';
}

/** Bits that are just reached with a perfect clock leave no room for jitter; `null`: they are not reached. */
const allowedJitter = (
  { want_bit }: ConverterInputs,
  { tclkForWant_fs, bitsPerfectClock }: ConverterValues,
): number | null => tclkForWant_fs ?? (bitsPerfectClock > want_bit - ROUNDING_BITS ? 0 : null);

/** How quiet the clock must be. */
function ofClock({ tclk_fs }: ConverterValues, tclkForWant_fs: number | null): Sentence {
  if (tclkForWant_fs === null) return 'outOfReach';
  if (tclk_fs > tclkForWant_fs) return 'clockOver';
  if (tclk_fs === 0) return 'clockNone';
  return tclkForWant_fs / tclk_fs < 1 + LEAST_MARGIN ? 'clockJust' : 'clockSpare';
}

function ofTable(
  { pn }: ConverterInputs,
  values: ConverterValues,
  has: Has,
  narrow_fs: number | null,
): Sentence[] {
  if (values.phase_mrad === null) return pn.length > 0 ? ['onePoint'] : [];
  if (has('limitsCrossed')) return ['limitsCrossed'];
  return [
    'table',
    ...(has('tableExtended') ? (['tableOutside'] as const) : []),
    ...(narrow_fs !== null && narrow_fs < values.tclk_fs * (1 - LEAST_MARGIN)
      ? (['tableFlatters'] as const)
      : []),
  ];
}

function ofBand({ bw_MHz }: ConverterInputs, { enob }: ConverterValues, has: Has): Sentence[] {
  return [
    'density',
    ...(bw_MHz > 0 ? [has('bandAtLeast') ? ('bandAtLeast' as const) : ('band' as const)] : []),
    ...(enob === null ? [] : (['distortion'] as const)),
  ];
}

export const converter = defineCalculation({
  name: 'converter',
  service: 'analog-and-mixed-signal',
  version: 2,
  inputs,
  tables,
  presets,
  outputs: {
    // One side and as many decimals for all, so that what is left and what is missing add up to the wish.
    bits: { unit: 'bits', side: 'down', listed: true },
    marginBits: { unit: 'bits', side: 'down', listed: true },
    snr_dB: { unit: 'level', side: 'down', listed: true },
    snrQuant_dB: { unit: 'level', side: 'near' },
    snrJitter_dB: { unit: 'level', side: 'near', nullable: true },
    limit: { words: ['clock', 'thermal', 'quantiser'] },
    shareQuant: { unit: 'share', side: 'near', listed: true },
    shareThermal: { unit: 'share', side: 'near', listed: true },
    shareClock: { unit: 'share', side: 'near', listed: true },
    corner_MHz: { unit: 'MHz', side: 'near', against: 'fin_MHz', nullable: true, listed: true },
    bitsPerfectClock: { unit: 'bits', side: 'down', listed: true },
    bitsTwoMore: { unit: 'bits', side: 'down' },
    tclk_fs: { unit: 'fs', side: 'near' },
    tclkHalfBit_fs: { unit: 'fs', side: 'down', listed: true },
    tclkForWant_fs: { unit: 'fs', side: 'down', against: 'tclk_fs', nullable: true, listed: true },
    nsdSmall_dBFSHz: { unit: 'density', side: 'near', listed: true },
    nsd_dBFSHz: { unit: 'density', side: 'near', listed: true },
    band_MHz: { unit: 'MHz', side: 'near' },
    snrBand_dB: { unit: 'level', side: 'down', listed: true },
    bitsBand: { unit: 'bits', side: 'down' },
    sinad_dB: { unit: 'level', side: 'down', nullable: true },
    enob: { unit: 'bits', side: 'down', nullable: true },
    vn_uV: { unit: 'µV', side: 'near' },
    cmin_pF: { unit: 'pF', side: 'up', listed: true },
    phase_mrad: { unit: '', side: 'up', nullable: true },
    outside: { unit: 'share', side: 'up', nullable: true },
    segmentFrom_Hz: { unit: 'Hz', side: 'near', list: true },
    segmentTo_Hz: { unit: 'Hz', side: 'near', list: true },
    segmentJitter_fs: { unit: 'fs', side: 'up', list: true },
    segmentShare: { unit: 'share', side: 'near', list: true },
  },
  numbers: {
    missing: { unit: 'bits', side: 'up' },
    tclkForWant_fs: { unit: 'fs', side: 'down', against: 'tclk_fs' },
    /** The clock jitter allowed over the one it has. */
    times: { unit: '', side: 'down' },
    to_Hz: { unit: 'Hz', side: 'near' },
    /** The level of a line, on its label. */
    dB: { unit: '', side: 'near' },
    narrow_fs: { unit: 'fs', side: 'near', against: 'tclk_fs' },
  },
  warnings: warningKeys,
  explained: ['largeAngle', 'bandOverNyquist'],
  sentences,
  labels,
  notices: ['oldSame'],
  compute,
  curve,
  upgrade,
  // A table of phase noise gives the jitter.
  shownInstead: (setting) => {
    const { table, jitter_fs } = clockOf(setting);
    return table ? { tclk_fs: jitter_fs } : {};
  },
  say: (setting, values, has) => {
    const { tclk_fs, marginBits, limit } = values;
    const tclkForWant_fs = allowedJitter(setting, values);
    const narrow_fs = jitterBetween_fs(setting, OSCILLATOR_LIMITS_HZ);
    return {
      answer: [ofBits(values, has), ...(has('noBits') ? [] : [LIMITS[limit]])],
      facts: [
        [ofClock(values, tclkForWant_fs)],
        [values.corner_MHz === null ? 'noJitter' : 'corner'],
        ofBand(setting, values, has),
        ['capacitor'],
        // Last, because most clocks have no table.
        ofTable(setting, values, has, narrow_fs),
      ],
      summary: ['summary'],
      numbers: {
        tclkForWant_fs,
        missing: -marginBits,
        times: tclkForWant_fs !== null && tclk_fs > 0 ? tclkForWant_fs / tclk_fs : null,
        to_Hz: setting.pnhi_Hz > 0 ? setting.pnhi_Hz : 2 * clockFrequency_Hz(setting),
        narrow_fs,
      },
    };
  },
  compared: [
    { output: 'bits', difference: 'difference' },
    { output: 'snr_dB', difference: 'difference' },
    { output: 'tclkForWant_fs', difference: 'factor' },
  ],
  headline: ({ snr_dB }) => (snr_dB - 1.7609) / 6.0206,
  change: 'bits',
});
