import type { Clock } from './clock.ts';
import type { ConverterInputs } from './inputs.ts';

/** Noise of a converter: TI SBAA653, equations 1 to 5. Powers are relative to a full-scale sine, V²/8. */

/** What does not depend on the input frequency. */
export interface Noise {
  readonly quantisation: number;
  readonly thermal: number;
  readonly tclk_fs: number;
  readonly tap_fs: number;
}

export const quantisationOf = (bits: number) => (2 / 3) * 4 ** -bits;

export const noiseOf = ({ n, sth_dB, tap_fs }: ConverterInputs, { jitter_fs }: Clock): Noise => ({
  quantisation: quantisationOf(n),
  thermal: 10 ** (-sth_dB / 10),
  tclk_fs: jitter_fs,
  tap_fs,
});

/** Phase of the input, in radians, by which a clock misses a femtosecond. */
export const radPerFemtosecond = (fin_MHz: number) => 2 * Math.PI * fin_MHz * 1e-9;

export const jitterNoise = (jitter_fs: number, fin_MHz: number) =>
  (radPerFemtosecond(fin_MHz) * jitter_fs) ** 2;

/** A power that no double holds is the least that one does. */
const held = (power: number) => Math.max(power, Number.MIN_VALUE);

/** Signal to noise. */
export const decibels = (power: number) => -10 * Math.log10(held(power));

/** Bits of an ideal converter with this noise: none from 1.8 dB on downwards, where they are below 0. */
export const bitsOf = (power: number) => -0.5 * Math.log2(1.5 * held(power));

/** The noise that leaves so many bits. */
export const powerOfBits = (bits: number) => 4 ** -bits / 1.5;

interface SnrAt {
  /** `null` without jitter. */
  readonly jitter_dB: number | null;
  readonly sum_dB: number;
  readonly perfectClock_dB: number;
}

/** The lines of the drawing at one frequency; those of quantisation and thermal noise are flat. */
export function snrAt({ quantisation, thermal, tclk_fs, tap_fs }: Noise, fin_MHz: number): SnrAt {
  const clock = jitterNoise(tclk_fs, fin_MHz);
  const aperture = jitterNoise(tap_fs, fin_MHz);
  const floor = quantisation + thermal;
  return {
    jitter_dB: clock + aperture > 0 ? decibels(clock + aperture) : null,
    sum_dB: decibels(floor + clock + aperture),
    perfectClock_dB: decibels(floor + aperture),
  };
}

/** Radians by which the clock may miss: beyond it, jitter noise is no longer proportional. */
export const LARGEST_ANGLE = 0.3;

/** The frequency where the angle is reached, and where the jitter makes half of the noise; `null` without jitter. */
const frequencyOf = (angle: number, { tclk_fs, tap_fs }: Noise): number | null => {
  const fin_MHz = angle / (radPerFemtosecond(1) * Math.hypot(tclk_fs, tap_fs));
  return Number.isFinite(fin_MHz) ? fin_MHz : null;
};

export const largestFrequency_MHz = (noise: Noise) => frequencyOf(LARGEST_ANGLE, noise);
export const corner_MHz = (noise: Noise) =>
  frequencyOf(Math.sqrt(noise.quantisation + noise.thermal), noise);
