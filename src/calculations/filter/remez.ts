import { type Extreme, gridOf, refine, type Side } from './response.ts';
import { passDeviation, type Specification, stopDeviation } from './specification.ts';
import { halfOf, isEven, type SymmetricFilter } from './symmetricFilter.ts';

/**
 * The exchange of Parks and McClellan on the continuous bands: the low pass of a given length whose weighted error is
 * the smallest. Notation of the literature: x = cos ω, R cosines, R + 1 points of reference whose errors alternate
 * between +δ and −δ. Even lengths carry the factor Q = cos(ω/2).
 */

const GRID_PARTS = 10;
const DONE = 1e-11;
/** Close enough, if it becomes no better by half for some rounds: rounding has been reached. */
const NEARLY_DONE = 1e-6;
const ROUNDS_WITHOUT_GAIN = 4;
const MOST_ROUNDS = 60;

export interface Exchange {
  readonly filter: SymmetricFilter;
  /** The largest error in the pass band; in the stop band it is smaller by δs/δp. */
  readonly delta: number;
}

interface Problem {
  readonly even: boolean;
  /** Weight of the stop band; that of the pass band is 1. */
  readonly weight: number;
  readonly bands: readonly [readonly [number, number], readonly [number, number]];
}

const factorAt = ({ even }: Problem, frequency: number) =>
  even ? Math.cos(Math.PI * frequency) : 1;
const isInStop = ({ bands }: Problem, frequency: number) => frequency >= bands[1][0];
const desiredAt = (problem: Problem, frequency: number) => (isInStop(problem, frequency) ? 0 : 1);
const weightAt = (problem: Problem, frequency: number) =>
  isInStop(problem, frequency) ? problem.weight : 1;

/** Points evenly over both bands in proportion to their widths. */
function firstReference({ even, bands }: Problem, count: number): Float64Array {
  const [[, pass], [stop, end]] = bands;
  const share = pass / (pass + end - stop);
  const inPass = Math.min(count - 1, Math.max(1, Math.round(count * share)));
  const inStop = count - inPass;
  // At half the sample rate the factor of even lengths is zero: the last point stands half a spacing before it.
  const last = even ? end - (end - stop) / (2 * inStop) : end;
  const spread = (from: number, to: number, points: number) =>
    points === 1 ? Float64Array.of(from) : gridOf(from, to, points - 1);
  const passPoints = inPass === 1 ? Float64Array.of(pass) : spread(0, pass, inPass);
  return Float64Array.of(...passPoints, ...spread(stop, last, inStop));
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
  return logarithms.map((each, i) => (i % 2 === 0 ? 1 : -1) * Math.exp(each - largest));
}

interface Interpolation {
  readonly delta: number;
  readonly amplitude: (frequency: number) => number;
}

/** The amplitude whose weighted errors at the points of reference are ±δ in turn. */
function interpolate(problem: Problem, reference: Float64Array): Interpolation {
  const x = reference.map((frequency) => Math.cos(2 * Math.PI * frequency));
  const weights = barycentricWeights(x);
  let above = 0;
  let below = 0;
  reference.forEach((frequency, i) => {
    const factor = factorAt(problem, frequency);
    const weight = weights[i] as number;
    above += (weight * desiredAt(problem, frequency)) / factor;
    below += ((i % 2 === 0 ? 1 : -1) * weight) / (weightAt(problem, frequency) * factor);
  });
  const delta = above / below;
  const values = reference.map((frequency, i) => {
    const error = ((i % 2 === 0 ? 1 : -1) * delta) / weightAt(problem, frequency);
    return (desiredAt(problem, frequency) - error) / factorAt(problem, frequency);
  });
  const amplitude = (frequency: number): number => {
    const at = Math.cos(2 * Math.PI * frequency);
    let numerator = 0;
    let denominator = 0;
    for (let i = 0; i < x.length; i += 1) {
      const distance = at - (x[i] as number);
      if (distance === 0) return factorAt(problem, frequency) * (values[i] as number);
      const part = (weights[i] as number) / distance;
      numerator += part * (values[i] as number);
      denominator += part;
    }
    return (factorAt(problem, frequency) * numerator) / denominator;
  };
  return { delta, amplitude };
}

/** Ten parts between neighbouring points of reference and the ends of the band. */
function gridThrough(reference: Float64Array, [from, to]: readonly [number, number]): Float64Array {
  const knots = [from, ...reference.filter((each) => each > from && each < to), to];
  const grid = new Float64Array((knots.length - 1) * GRID_PARTS + 1);
  for (let index = 1; index < knots.length; index += 1)
    grid.set(
      gridOf(knots[index - 1] as number, knots[index] as number, GRID_PARTS),
      (index - 1) * GRID_PARTS,
    );
  return grid;
}

/** The local extremes of the error in one band. */
function extremesIn(grid: Float64Array, error: (frequency: number) => number): Extreme[] {
  const values = grid.map(error);
  const last = grid.length - 1;
  const extremes: Extreme[] = [];
  values.forEach((value, index) => {
    const sign = Math.sign(value);
    const before = index === 0 ? null : (values[index - 1] as number);
    const after = index === last ? null : (values[index + 1] as number);
    if (sign === 0) return;
    if (before !== null && sign * before > sign * value) return;
    if (after !== null && sign * after > sign * value) return;
    const at = grid[index] as number;
    if (before === null || after === null) {
      extremes.push({ at, value });
      return;
    }
    const side: Side = sign > 0 ? 'largest' : 'smallest';
    const x = [grid[index - 1] as number, at, grid[index + 1] as number] as const;
    extremes.push(refine(error, x, [before, value, after], side));
  });
  return extremes;
}

const sizeOf = ({ value }: Extreme) => Math.abs(value);

/** As many extremes as there are points of reference, of alternating signs; `null`, if there are fewer. */
function choose(extremes: readonly Extreme[], count: number): Extreme[] | null {
  const chosen: Extreme[] = [];
  for (const extreme of extremes) {
    const previous = chosen.at(-1);
    if (!previous || Math.sign(previous.value) !== Math.sign(extreme.value)) chosen.push(extreme);
    else if (sizeOf(extreme) > sizeOf(previous)) chosen[chosen.length - 1] = extreme;
  }
  while (chosen.length > count) {
    const [first, last] = [chosen[0], chosen.at(-1)] as [Extreme, Extreme];
    if (chosen.length === count + 1) {
      if (sizeOf(first) < sizeOf(last)) chosen.shift();
      else chosen.pop();
      break;
    }
    let least = 0;
    chosen.forEach((each, index) => {
      if (sizeOf(each) < sizeOf(chosen[least] as Extreme)) least = index;
    });
    if (least === 0) chosen.shift();
    else if (least === chosen.length - 1) chosen.pop();
    else {
      // With a neighbour, so that the signs still alternate: the smaller one.
      const [before, after] = [chosen[least - 1], chosen[least + 1]] as [Extreme, Extreme];
      chosen.splice(sizeOf(before) < sizeOf(after) ? least - 1 : least, 2);
    }
  }
  return chosen.length === count ? chosen : null;
}

/** The coefficients that have these amplitudes at multiples of 1/N of the sample rate. */
function coefficientsOf(taps: number, amplitude: (frequency: number) => number): SymmetricFilter {
  const count = Math.floor((taps - 1) / 2);
  const amplitudes = Float64Array.from({ length: count + 1 }, (_, i) => amplitude(i / taps));
  const half = Array.from({ length: halfOf(taps) }, (_, n) => {
    const distance = n - (taps - 1) / 2;
    let sum = amplitudes[0] as number;
    for (let i = 1; i <= count; i += 1)
      sum += 2 * (amplitudes[i] as number) * Math.cos((2 * Math.PI * i * distance) / taps);
    return sum / taps;
  });
  return { taps, half };
}

/** `null`: double precision has ended, and the length is far more than enough. */
export function remez(specification: Specification, taps: number): Exchange | null {
  const { pass, stop } = specification;
  const problem: Problem = {
    even: isEven(taps),
    weight: passDeviation(specification) / stopDeviation(specification),
    bands: [
      [0, pass],
      [stop, 0.5],
    ],
  };
  const count = halfOf(taps) + 1;
  let reference = firstReference(problem, count);
  let best = Infinity;
  let withoutGain = 0;
  for (let round = 1; ; round += 1) {
    const { delta, amplitude } = interpolate(problem, reference);
    if (!Number.isFinite(delta)) return null;
    const error = (frequency: number) =>
      weightAt(problem, frequency) * (desiredAt(problem, frequency) - amplitude(frequency));
    const extremes = problem.bands.flatMap((band) =>
      extremesIn(gridThrough(reference, band), error),
    );
    const chosen = choose(extremes, count);
    if (!chosen) return null;
    const sizes = chosen.map(sizeOf);
    const largest = Math.max(...sizes);
    const spread = (largest - Math.min(...sizes)) / largest;
    withoutGain = spread < best / 2 ? 0 : withoutGain + 1;
    best = Math.min(best, spread);
    if (
      spread < DONE ||
      (spread < NEARLY_DONE && withoutGain >= ROUNDS_WITHOUT_GAIN) ||
      round === MOST_ROUNDS
    )
      return { filter: coefficientsOf(taps, amplitude), delta: Math.abs(delta) };
    reference = Float64Array.from(chosen, ({ at }) => at);
  }
}
