/** From one frequency to another, as shares of the sample rate. */
export type Interval = readonly [from: number, to: number];

/** What a low pass shall do. Frequencies are shares of the sample rate: 0 < pass < stop < 0.5. */
export interface Band {
  readonly pass: number;
  readonly stop: number;
}

export interface Specification extends Band {
  /** Stop band below the middle of the pass band. */
  readonly atten_dB: number;
  /** Largest over smallest amplitude of the pass band. */
  readonly ripple_dB: number;
}

/** Largest distance from a gain of 1 in the pass band. */
export function passDeviation({ ripple_dB }: Specification): number {
  const ratio = 10 ** (ripple_dB / 20);
  return (ratio - 1) / (ratio + 1);
}

/** Largest amplitude in the stop band. */
export const stopDeviation = ({ atten_dB }: Specification): number => 10 ** (-atten_dB / 20);

/** The ripple of a pass band that deviates from 1 as much as the stop band does from 0. */
export function passRipple_dB(atten_dB: number): number {
  const deviation = 10 ** (-atten_dB / 20);
  return 20 * Math.log10((1 + deviation) / (1 - deviation));
}
