import type { Interval } from './specification.ts';

/**
 * The amplitude whose weighted errors at some points are +δ and −δ in turn. Notation of the literature: x = cos ω, R
 * cosines, R + 1 points of reference. Even lengths carry the factor Q = cos(ω/2).
 */

export interface Problem {
  readonly even: boolean;
  readonly pass: Interval;
  readonly stop: Interval;
  /** Weight of an error in the stop band; that of the pass band is 1. */
  readonly stopWeight: number;
}

export interface Interpolation {
  /** The error at the points of reference, with the sign of the first. */
  readonly delta: number;
  readonly amplitude: (frequency: number) => number;
  /** Weighted: positive where the amplitude is too small. */
  readonly error: (frequency: number) => number;
}

/** Barycentric weights 1/Π(x_i − x_j), as logarithms: their product over- and underflows. */
function barycentricWeights(x: Float64Array): Float64Array {
  const logarithms = new Float64Array(x.length);
  for (let i = 1; i < x.length; i += 1)
    for (let j = 0; j < i; j += 1) {
      const logarithm = Math.log(2 * Math.abs((x[i] as number) - (x[j] as number)));
      logarithms[i] = (logarithms[i] as number) - logarithm;
      logarithms[j] = (logarithms[j] as number) - logarithm;
    }
  const largest = logarithms.reduce((most, each) => Math.max(most, each), -Infinity);
  return logarithms.map((each, i) => signOf(i) * Math.exp(each - largest));
}

const signOf = (index: number) => (index % 2 === 0 ? 1 : -1);

export function interpolate(problem: Problem, reference: Float64Array): Interpolation {
  const { even, stop, stopWeight } = problem;
  const factorAt = (frequency: number) => (even ? Math.cos(Math.PI * frequency) : 1);
  const desiredAt = (frequency: number) => (frequency < stop[0] ? 1 : 0);
  const weightAt = (frequency: number) => (frequency < stop[0] ? 1 : stopWeight);
  const x = reference.map((frequency) => Math.cos(2 * Math.PI * frequency));
  const weights = barycentricWeights(x);
  let above = 0;
  let below = 0;
  reference.forEach((frequency, i) => {
    const part = (weights[i] as number) / factorAt(frequency);
    above += part * desiredAt(frequency);
    below += (signOf(i) * part) / weightAt(frequency);
  });
  const delta = above / below;
  const values = reference.map((frequency, i) => {
    const error = (signOf(i) * delta) / weightAt(frequency);
    return (desiredAt(frequency) - error) / factorAt(frequency);
  });
  const amplitude = (frequency: number): number => {
    const at = Math.cos(2 * Math.PI * frequency);
    let numerator = 0;
    let denominator = 0;
    for (let i = 0; i < x.length; i += 1) {
      const distance = at - (x[i] as number);
      if (distance === 0) return factorAt(frequency) * (values[i] as number);
      const part = (weights[i] as number) / distance;
      numerator += part * (values[i] as number);
      denominator += part;
    }
    return (factorAt(frequency) * numerator) / denominator;
  };
  const error = (frequency: number) =>
    weightAt(frequency) * (desiredAt(frequency) - amplitude(frequency));
  return { delta, amplitude, error };
}
