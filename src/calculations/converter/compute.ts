import { band_MHz, type Clock, clockOf } from './clock.ts';
import type { ConverterInputs } from './inputs.ts';
import {
  bitsOf,
  corner_MHz,
  decibels,
  jitterNoise,
  LARGEST_ANGLE,
  noiseOf,
  powerOfBits,
  quantisationOf,
  radPerFemtosecond,
} from './noise.ts';
import { powerOf } from './phaseNoise.ts';

export interface ConverterValues {
  /** As set, or of the table. */
  readonly tclk_fs: number;
  readonly snrQuant_dB: number;
  /** `null`, as the corner: there is no jitter. */
  readonly snrJitter_dB: number | null;
  readonly snr_dB: number;
  readonly bits: number;
  /** Also where no bits are left, and then below minus what is wanted. */
  readonly marginBits: number;
  readonly limit: 'clock' | 'thermal' | 'quantiser';
  readonly shareQuant: number;
  readonly shareThermal: number;
  /** Of clock and aperture. */
  readonly shareClock: number;
  readonly corner_MHz: number | null;
  readonly bitsPerfectClock: number;
  readonly bitsTwoMore: number;
  readonly tclkHalfBit_fs: number;
  /** `null`: out of reach even with a perfect clock. */
  readonly tclkForWant_fs: number | null;
  readonly nsdSmall_dBFSHz: number;
  readonly nsd_dBFSHz: number;
  readonly band_MHz: number;
  readonly snrBand_dB: number;
  readonly bitsBand: number;
  /** `null`: distortion is not counted. */
  readonly sinad_dB: number | null;
  readonly enob: number | null;
  readonly vn_uV: number;
  readonly cmin_pF: number;
  /** `null`, and empty lists: there is no table. */
  readonly phase_mrad: number | null;
  readonly outside: number | null;
  readonly segmentFrom_Hz: readonly number[];
  readonly segmentTo_Hz: readonly number[];
  readonly segmentJitter_fs: readonly number[];
  readonly segmentShare: readonly number[];
}

export const warningKeys = [
  'largeAngle',
  'noBits',
  'tableExtended',
  'limitsCrossed',
  'bandAtLeast',
  'bandOverNyquist',
] as const;
export type ConverterWarning = (typeof warningKeys)[number];

const BOLTZMANN = 1.380_649e-23;
const ZERO_CELSIUS_K = 273.15;
/** A share beyond the table that is worth a word. */
const LARGEST_SHARE_OUTSIDE = 0.001;

const atLeastNone = (bits: number) => Math.max(0, bits);

type TableValues = Pick<
  ConverterValues,
  'phase_mrad' | 'outside' | 'segmentFrom_Hz' | 'segmentTo_Hz' | 'segmentJitter_fs' | 'segmentShare'
>;

function tableValues({ jitter_fs, table }: Clock): TableValues {
  const segments = table?.segments ?? [];
  const whole = powerOf(segments);
  return {
    phase_mrad: table && table.phase_rad * 1000,
    outside: table?.outsideShare ?? null,
    segmentFrom_Hz: segments.map(({ from_Hz }) => from_Hz),
    segmentTo_Hz: segments.map(({ to_Hz }) => to_Hz),
    segmentJitter_fs: segments.map(({ power }) => jitter_fs * Math.sqrt(power / whole)),
    segmentShare: segments.map(({ power }) => power / whole),
  };
}

export function compute(inputs: ConverterInputs): {
  values: ConverterValues;
  warnings: ConverterWarning[];
} {
  const { fin_MHz, n, tap_fs, fs_MHz, bw_MHz, want_bit, vfs_V, temp_C, g, thd_dB } = inputs;
  const clock = clockOf(inputs);
  const noise = noiseOf(inputs, clock);
  const { quantisation, thermal, tclk_fs } = noise;
  const aperture = jitterNoise(tap_fs, fin_MHz);
  const clockJitter = jitterNoise(tclk_fs, fin_MHz);
  const jitter = clockJitter + aperture;
  const floor = quantisation + thermal;
  const sum = floor + jitter;
  const perfectClock = floor + aperture;
  const perFemtosecond = radPerFemtosecond(fin_MHz);
  const forClock = powerOfBits(want_bit) - perfectClock;

  // Noise is white and a part of it lies in the band, but for that of the clock near the signal, which stays there.
  const band = band_MHz(inputs);
  const part = band / (fs_MHz / 2);
  const near = clockJitter * clock.nearShare;
  const inBand = (sum - near) * part + near;

  const half_Hz = (fs_MHz / 2) * 1e6;
  const withDistortion = thd_dB > 0 ? sum + 10 ** (-thd_dB / 10) : null;
  const vn_V = vfs_V * Math.sqrt(thermal / 8);
  const bits = bitsOf(sum);

  const holds: Record<ConverterWarning, boolean> = {
    largeAngle: perFemtosecond * Math.hypot(tclk_fs, tap_fs) > LARGEST_ANGLE,
    noBits: bits < 0,
    tableExtended: (clock.table?.outsideShare ?? 0) > LARGEST_SHARE_OUTSIDE,
    limitsCrossed: clock.table !== null && clock.table.to_Hz <= clock.table.from_Hz,
    bandAtLeast: clock.table === null && part < 1 && tclk_fs > 0,
    bandOverNyquist: bw_MHz > fs_MHz / 2,
  };
  return {
    values: {
      tclk_fs,
      snrQuant_dB: decibels(quantisation),
      snrJitter_dB: jitter > 0 ? decibels(jitter) : null,
      snr_dB: decibels(sum),
      bits: atLeastNone(bits),
      marginBits: bits - want_bit,
      limit:
        jitter >= thermal && jitter >= quantisation
          ? 'clock'
          : thermal >= quantisation
            ? 'thermal'
            : 'quantiser',
      shareQuant: quantisation / sum,
      shareThermal: thermal / sum,
      shareClock: jitter / sum,
      corner_MHz: corner_MHz(noise),
      bitsPerfectClock: atLeastNone(bitsOf(perfectClock)),
      bitsTwoMore: atLeastNone(bitsOf(quantisationOf(n + 2) + thermal + jitter)),
      tclkHalfBit_fs: Math.sqrt(perfectClock) / perFemtosecond,
      tclkForWant_fs: forClock < 0 ? null : Math.sqrt(forClock) / perFemtosecond,
      nsdSmall_dBFSHz: -decibels(floor / half_Hz),
      nsd_dBFSHz: -decibels(sum / half_Hz),
      band_MHz: band,
      snrBand_dB: decibels(inBand),
      bitsBand: atLeastNone(bitsOf(inBand)),
      sinad_dB: withDistortion && decibels(withDistortion),
      enob: withDistortion && atLeastNone(bitsOf(withDistortion)),
      vn_uV: vn_V * 1e6,
      cmin_pF: ((g * BOLTZMANN * (temp_C + ZERO_CELSIUS_K)) / vn_V ** 2) * 1e12,
      ...tableValues(clock),
    },
    warnings: warningKeys.filter((key) => holds[key]),
  };
}
