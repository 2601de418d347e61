import type { ConverterInputs } from './inputs.ts';
import {
  jitterOf_fs,
  phaseNoiseOf,
  phaseOf_rad,
  powerOf,
  type Segment,
  segmentsBetween,
} from './phaseNoise.ts';

/** The jitter of the clock: a number that is set, or the integral of its phase noise. */

export interface Clock {
  readonly jitter_fs: number;
  /** The part of its power at offsets that stay in the band of interest, whatever the sample rate. */
  readonly nearShare: number;
  /** What only a table tells. */
  readonly table: {
    readonly from_Hz: number;
    readonly to_Hz: number;
    readonly phase_rad: number;
    /** The part of the power beyond the first and the last point. */
    readonly outsideShare: number;
    readonly segments: readonly Segment[];
  } | null;
}

/** The limits within which oscillators are often specified, and which flatter a clock for converters. */
export const OSCILLATOR_LIMITS_HZ = [12e3, 20e6] as const;

/** The rule of the frequency begins here; what is less is 0, the sample rate. */
const LEAST_CLOCK_MHZ = 0.001;

export const clockFrequency_Hz = ({ fclk_MHz, fs_MHz }: ConverterInputs) =>
  1e6 * (fclk_MHz < LEAST_CLOCK_MHZ ? fs_MHz : fclk_MHz);

/** The band in which noise is counted: at most half of the sample rate. */
export const band_MHz = ({ bw_MHz, fs_MHz }: ConverterInputs) =>
  bw_MHz > 0 ? Math.min(bw_MHz, fs_MHz / 2) : fs_MHz / 2;

const shareOf = (part: number, whole: number) => (whole > 0 ? part / whole : 0);

export function clockOf(inputs: ConverterInputs): Clock {
  const points = phaseNoiseOf(inputs.pn);
  if (!points) return { jitter_fs: inputs.tclk_fs, nearShare: 1, table: null };
  const clock_Hz = clockFrequency_Hz(inputs);
  const from_Hz = inputs.pnlo_Hz;
  const to_Hz = inputs.pnhi_Hz > 0 ? inputs.pnhi_Hz : 2 * clock_Hz;
  const segments = segmentsBetween(points, from_Hz, to_Hz);
  const power = powerOf(segments);
  const nearEnd_Hz = Math.min(to_Hz, (band_MHz(inputs) * 1e6) / 2);
  const near = powerOf(segmentsBetween(points, from_Hz, nearEnd_Hz));
  const outside = powerOf(segments.filter(({ isOutside }) => isOutside));
  return {
    jitter_fs: jitterOf_fs(power, clock_Hz),
    nearShare: shareOf(near, power),
    table: {
      from_Hz,
      to_Hz,
      phase_rad: phaseOf_rad(power),
      outsideShare: shareOf(outside, power),
      segments,
    },
  };
}

/** The jitter within other limits; `null` without a table, or where it does not reach as far. */
export function jitterBetween_fs(
  inputs: ConverterInputs,
  [from_Hz, to_Hz]: readonly [number, number],
): number | null {
  const points = phaseNoiseOf(inputs.pn);
  if (!points) return null;
  const segments = segmentsBetween(points, from_Hz, to_Hz);
  if (segments.some(({ isOutside }) => isOutside)) return null;
  return jitterOf_fs(powerOf(segments), clockFrequency_Hz(inputs));
}
