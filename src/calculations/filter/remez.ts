import { choose, extremesIn, sizeOf } from './alternation.ts';
import { type Interpolation, interpolate, type Problem } from './interpolation.ts';
import { evenReference, nearReferences } from './reference.ts';
import { amplitudeOf } from './response.ts';
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
/** Beside 0 and half the sample rate at once, errors can be so small that rounding is a part of them. */
const USABLE = 0.01;
/** Beside each point of reference stands an extreme of at least its error δ: smaller ones are rounding. */
const ALMOST = 0.999;
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
    const chosen = choose(
      extremes.filter((extreme) => sizeOf(extreme) > Math.abs(interpolation.delta) * ALMOST),
      reference.length,
    );
    if (!chosen) return null;
    const sizes = chosen.map(sizeOf);
    const largest = Math.max(...sizes);
    const spread = (largest - Math.min(...sizes)) / largest;
    withoutGain = spread < best / 2 ? 0 : withoutGain + 1;
    best = Math.min(best, spread);
    if (spread < DONE || (spread < NEARLY_DONE && withoutGain >= ROUNDS_WITHOUT_GAIN))
      return { interpolation, reference };
    if (round === MOST_ROUNDS) return spread < USABLE ? { interpolation, reference } : null;
    reference = Float64Array.from(chosen, ({ at }) => at);
  }
}

/** The coefficients that have these amplitudes at multiples of 1/N of the sample rate. */
function coefficientsOf(taps: number, amplitude: (frequency: number) => number): number[] {
  const count = Math.floor((taps - 1) / 2);
  const amplitudes = Float64Array.from({ length: count + 1 }, (_, i) => amplitude(i / taps));
  return Array.from({ length: halfOf(taps) }, (_, n) => {
    const distance = n - (taps - 1) / 2;
    let sum = amplitudes[0] as number;
    for (let i = 1; i <= count; i += 1)
      sum += 2 * (amplitudes[i] as number) * Math.cos((2 * Math.PI * i * distance) / taps);
    return sum / taps;
  });
}

/**
 * The filter of an alternation. Some of the amplitudes it is computed from lie in the transition band, where they are
 * known to a few digits less: what is missing at the points of reference is computed, and added.
 */
function filterOf(taps: number, { interpolation, reference }: Alternation): SymmetricFilter {
  const { amplitudes, through } = interpolation;
  const half = coefficientsOf(taps, through(amplitudes));
  const reached = amplitudeOf({ taps, half });
  const missing = amplitudes.map((amplitude, i) => amplitude - reached(reference[i] as number));
  const correction = coefficientsOf(taps, through(missing));
  return { taps, half: half.map((each, index) => each + (correction[index] as number)) };
}

const problemOf = (specification: Specification, taps: number): Problem => ({
  even: isEven(taps),
  pass: [0, specification.pass],
  stop: [specification.stop, 0.5],
  stopWeight: passDeviation(specification) / stopDeviation(specification),
});

/**
 * The exchange for a length. It starts from the reference of a length near it, if one is known; a long one from that of
 * half its length (S.-I. Filip, ACM TOMS 43, 2016). From points that are only spread evenly, δ can begin below the last
 * digit of the pass band. Of several starts the one with the largest δ is nearest to the end: δ grows in each round.
 */
function alternate(
  specification: Specification,
  taps: number,
  near?: Float64Array,
): Alternation | null {
  const problem = problemOf(specification, taps);
  const count = halfOf(taps) + 1;
  const deltaOf = (start: Float64Array) => Math.abs(interpolate(problem, start).delta);
  const half = () =>
    taps > LONG ? alternate(specification, Math.ceil(taps / 2))?.reference : undefined;
  const from = (other: Float64Array | undefined) => {
    if (!other) return null;
    const [start] = nearReferences(problem, other, count)
      .map((reference) => ({ reference, delta: deltaOf(reference) }))
      .filter(({ delta }) => Number.isFinite(delta))
      .sort((one, another) => another.delta - one.delta);
    return start ? exchange(problem, start.reference) : null;
  };
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
  return {
    filter: filterOf(taps, alternation),
    delta: Math.abs(interpolation.delta),
    reference,
  };
}
