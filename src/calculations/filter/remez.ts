import { choose, extremesIn, sizeOf } from './alternation.ts';
import { type Interpolation, interpolate, type Problem } from './interpolation.ts';
import { evenReference, nearReference } from './reference.ts';
import { passDeviation, type Specification, stopDeviation } from './specification.ts';
import { halfOf, isEven, type SymmetricFilter } from './symmetricFilter.ts';

/**
 * The exchange of Parks and McClellan on the continuous bands: the low pass of a given length whose weighted error is
 * the smallest.
 */

const DONE = 1e-11;
/** Close enough, if it becomes no better by half for some rounds: rounding has been reached. */
const NEARLY_DONE = 1e-6;
const ROUNDS_WITHOUT_GAIN = 4;
const MOST_ROUNDS = 60;
/** A longer filter is approached through one of half its length. */
const LONG = 40;

export interface Exchange {
  readonly filter: SymmetricFilter;
  /** The largest error in the pass band; in the stop band it is smaller by δs/δp. No filter of this length has less. */
  readonly delta: number;
  /** Where the error is largest. */
  readonly reference: Float64Array;
}

interface Alternation {
  readonly interpolation: Interpolation;
  readonly reference: Float64Array;
}

/** `null`: double precision has ended. */
function exchange(problem: Problem, start: Float64Array): Alternation | null {
  let reference = start;
  let best = Infinity;
  let withoutGain = 0;
  for (let round = 1; ; round += 1) {
    const interpolation = interpolate(problem, reference);
    if (!Number.isFinite(interpolation.delta)) return null;
    const extremes = [problem.pass, problem.stop].flatMap((band) =>
      extremesIn(band, reference, interpolation.error),
    );
    const chosen = choose(extremes, reference.length);
    if (!chosen) return null;
    const sizes = chosen.map(sizeOf);
    const largest = Math.max(...sizes);
    const spread = (largest - Math.min(...sizes)) / largest;
    withoutGain = spread < best / 2 ? 0 : withoutGain + 1;
    best = Math.min(best, spread);
    const isDone = spread < DONE || (spread < NEARLY_DONE && withoutGain >= ROUNDS_WITHOUT_GAIN);
    if (isDone || round === MOST_ROUNDS) return { interpolation, reference };
    reference = Float64Array.from(chosen, ({ at }) => at);
  }
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

const problemOf = (specification: Specification, taps: number): Problem => ({
  even: isEven(taps),
  pass: [0, specification.pass],
  stop: [specification.stop, 0.5],
  stopWeight: passDeviation(specification) / stopDeviation(specification),
});

/**
 * The exchange for a length. It starts from the reference of a length near it, if one is known. Otherwise a long one
 * starts from that of half the length (S.-I. Filip, ACM TOMS 43, 2016): from points that are only spread evenly, δ can
 * begin below the last digit of the pass band.
 */
function alternate(
  specification: Specification,
  taps: number,
  near?: Float64Array,
): Alternation | null {
  const problem = problemOf(specification, taps);
  const count = halfOf(taps) + 1;
  const from = (other: Float64Array | undefined) =>
    other ? exchange(problem, nearReference(problem, other, count)) : null;
  const half = () =>
    taps > LONG ? alternate(specification, Math.ceil(taps / 2))?.reference : undefined;
  return from(near) ?? from(half()) ?? exchange(problem, evenReference(problem, count));
}

/** `near` is the reference of a length near this one. `null`: double precision has ended. */
export function remez(
  specification: Specification,
  taps: number,
  near?: Float64Array,
): Exchange | null {
  const alternation = alternate(specification, taps, near);
  if (!alternation) return null;
  const { interpolation, reference } = alternation;
  const filter = coefficientsOf(taps, interpolation.amplitude);
  return { filter, delta: Math.abs(interpolation.delta), reference };
}
