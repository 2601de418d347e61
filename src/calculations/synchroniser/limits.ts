import { bisect } from '../bisection.ts';
import { type OperatingPoint, settlingFor, slack_ps } from './failures.ts';
import type { SynchroniserInputs } from './inputs.ts';

/** What keeps the failures of all lives at the number allowed: flip-flops, τ, clock. */

/** Longer chains are not told: a slower clock or a shorter stage is the answer there. */
const MOST_STAGES = 16;

/** A need that is a whole number of stages may compute as a little more. */
const ROUNDING = 1e-9;

/** `null` if up to sixteen flip-flops are not enough. */
export function stagesNeeded(
  inputs: SynchroniserInputs,
  tau_ps: number = inputs.tau_ps,
): number | null {
  const need = settlingFor(inputs.allow, inputs, inputs.fc_MHz);
  if (need <= 0) return 2;
  const slack = slack_ps(inputs);
  if (slack === 0) return null;
  const stages = Math.max(2, 1 + Math.ceil((need * tau_ps) / slack - ROUNDING));
  return stages > MOST_STAGES ? null : stages;
}

/** The slowest τ with which n flip-flops keep a number of failures; `null` where any τ does. */
export function largestTau_ps(
  inputs: SynchroniserInputs,
  failures: number = inputs.allow,
  n: number = inputs.n,
): number | null {
  const need = settlingFor(failures, inputs, inputs.fc_MHz);
  return need > 0 ? ((n - 1) * slack_ps(inputs)) / need : null;
}

/** Clocks between which the largest is looked for: 10 kHz and 20 GHz. */
const CLOCKS_MHZ = [0.01, 20_000] as const;

function isEnoughAt(inputs: SynchroniserInputs, fc_MHz: number): boolean {
  const point: OperatingPoint = { fc_MHz, n: inputs.n, tau_ps: inputs.tau_ps };
  const settling = ((point.n - 1) * slack_ps(inputs, point)) / point.tau_ps;
  return settling >= settlingFor(inputs.allow, inputs, fc_MHz);
}

/** The fastest clock that n flip-flops bear; `null` if they bear all of the range, or none. */
export function largestClock_MHz(inputs: SynchroniserInputs): number | null {
  const isEnough = (fc_MHz: number) => isEnoughAt(inputs, fc_MHz);
  const [slow, fast] = CLOCKS_MHZ;
  return isEnough(slow) && !isEnough(fast) ? bisect(isEnough, slow, fast)[0] : null;
}
