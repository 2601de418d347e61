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
  /** The amplitude at the points of reference. */
  readonly amplitudes: Float64Array;
  /** Weighted: positive where the amplitude is too small. */
  readonly error: (frequency: number) => number;
  /** The amplitude of the least order that has these values at the points of reference. */
  readonly through: (values: Float64Array) => (frequency: number) => number;
}

/** Before a product over- or underflows, it is scaled. */
const SCALE = 2 ** 500;

/**
 * Barycentric weights 1/Π(x_i − x_j), up to a common factor. As products and not as sums of logarithms: across the
 * transition band, where there are no points, a rounding in a weight counts a million times.
 */
function barycentricWeights(x: Float64Array): Float64Array {
  const scales = new Int32Array(x.length);
  const products = x.map((xi, i) => {
    let product = 1;
    for (let j = 0; j < x.length; j += 1) {
      if (j === i) continue;
      product *= 2 * (xi - (x[j] as number));
      const size = Math.abs(product);
      if (size > SCALE || size < 1 / SCALE) {
        product *= size > 1 ? 1 / SCALE : SCALE;
        scales[i] = (scales[i] as number) + (size > 1 ? 1 : -1);
      }
    }
    return product;
  });
  const least = scales.reduce((most, each) => Math.min(most, each), Infinity);
  return products.map((product, i) => SCALE ** (least - (scales[i] as number)) / product);
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
  const amplitudes = reference.map(
    (frequency, i) => desiredAt(frequency) - (signOf(i) * delta) / weightAt(frequency),
  );
  const through = (values: Float64Array) => {
    const quotients = values.map((value, i) => value / factorAt(reference[i] as number));
    return (frequency: number): number => {
      const at = Math.cos(2 * Math.PI * frequency);
      let numerator = 0;
      let denominator = 0;
      for (let i = 0; i < x.length; i += 1) {
        const distance = at - (x[i] as number);
        if (distance === 0) return factorAt(frequency) * (quotients[i] as number);
        const part = (weights[i] as number) / distance;
        numerator += part * (quotients[i] as number);
        denominator += part;
      }
      return (factorAt(frequency) * numerator) / denominator;
    };
  };
  const amplitude = through(amplitudes);
  const error = (frequency: number) =>
    weightAt(frequency) * (desiredAt(frequency) - amplitude(frequency));
  return { delta, amplitudes, error, through };
}
