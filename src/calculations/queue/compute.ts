import { bisect } from '../bisection.ts';
import { nearWhole } from '../rounding.ts';
import { nextBlocked, shareWaiting, waitingFromBlocked } from './erlang.ts';
import type { QueueInputs } from './inputs.ts';
import { randomWait, roundRobinWait, separateAnswerQuantile } from './separateQueues.ts';
import {
  answerQuantile,
  answerTail,
  NO_WAIT,
  serviceOf,
  serviceQuantile,
  type Wait,
  waitFactor,
  waitQuantile,
  waitTail,
} from './times.ts';

/** In the order in which they are told; the first two exclude each other, and so do the next two. */
export const warningKeys = [
  'overload',
  'noSpare',
  'serviceTooSlow',
  'noNeed',
  'approximate',
] as const;
export type QueueWarning = (typeof warningKeys)[number];

export interface QueueValues {
  readonly utilisation: number;
  readonly pWait: number | null;
  /** Means. */
  readonly wait_ms: number | null;
  readonly answer_ms: number | null;
  /** What the share `q_pc` of the requests does not exceed; `Lost`: with `lost` workers fewer. */
  readonly waitQ_ms: number | null;
  readonly answerQ_ms: number | null;
  readonly waitQLost_ms: number | null;
  readonly answerQLost_ms: number | null;
  /** With a queue for each worker, dealt at random or in turn. */
  readonly waitQRandom_ms: number | null;
  readonly answerQRandom_ms: number | null;
  readonly waitQRoundRobin_ms: number | null;
  readonly answerQRoundRobin_ms: number | null;
  /** The service alone. */
  readonly serviceQ_ms: number;
  /** Workers that keep the target, and with which it is kept when `lost` of them are lost. */
  readonly need: number | null;
  readonly needLost: number | null;
  readonly rateForTarget: number;
  readonly rateForTargetLost: number;
  readonly margin: number;
  readonly marginLost: number;
  /** From the end of an outage until its backlog is worked off. */
  readonly catchUp_min: number | null;
}

const MOST_WORKERS = 1024;

const lateShare = ({ q_pc }: QueueInputs) => (100 - q_pc) / 100;

/** `null` where the queue grows without end. */
const waitAt = ({ cv }: QueueInputs, a: number, workers: number): Wait | null =>
  workers < 1 || a >= workers
    ? null
    : { share: shareWaiting(a, workers), rate: (workers - a) / waitFactor(cv) };

/** Mean number of busy workers. Exactly full is full: 90000 requests a second of 0.7 ms keep 63 workers busy. */
const loadOf = ({ s_ms }: QueueInputs, rate: number) => nearWhole((rate * s_ms) / 1000);

/** A time at another rate or with other workers; `null` where the queue never ends. A drawing needs fewer halvings. */
type TimeAt = (
  inputs: QueueInputs,
  rate: number,
  workers: number,
  halvings?: number,
) => number | null;

export const waitQAt: TimeAt = (inputs, rate, workers) => {
  const wait = waitAt(inputs, loadOf(inputs, rate), workers);
  return wait && inputs.s_ms * waitQuantile(wait, lateShare(inputs));
};

export const answerQAt: TimeAt = (inputs, rate, workers, halvings) => {
  const wait = waitAt(inputs, loadOf(inputs, rate), workers);
  return (
    wait && inputs.s_ms * answerQuantile(wait, serviceOf(inputs.cv), lateShare(inputs), halvings)
  );
};

/** The time that the target is for. */
export const shownQAt = ({ of }: QueueInputs): TimeAt => (of === 1 ? answerQAt : waitQAt);

/** The same with a queue for each worker, dealt in turn; `null` also where service is not exponential. */
export const roundRobinQAt: TimeAt = (inputs, rate, workers, halvings) => {
  const a = loadOf(inputs, rate);
  if (inputs.cv !== 1 || a >= workers) return null;
  const quantile = inputs.of === 1 ? separateAnswerQuantile : waitQuantile;
  return inputs.s_ms * quantile(roundRobinWait(a, workers, halvings), lateShare(inputs));
};

function keepsTarget(inputs: QueueInputs, wait: Wait): boolean {
  const target = inputs.target_ms / inputs.s_ms;
  const tail =
    inputs.of === 1 ? answerTail(wait, serviceOf(inputs.cv), target) : waitTail(wait, target);
  return tail <= lateShare(inputs);
}

function workersNeeded(inputs: QueueInputs, a: number): number | null {
  const factor = waitFactor(inputs.cv);
  let blocked = 1;
  for (let workers = 1; workers <= MOST_WORKERS; workers += 1) {
    blocked = nextBlocked(blocked, a, workers);
    if (a >= workers) continue;
    const share = waitingFromBlocked(blocked, a, workers);
    if (keepsTarget(inputs, { share, rate: (workers - a) / factor })) return workers;
  }
  return null;
}

function largestRate(inputs: QueueInputs, workers: number): number {
  if (workers < 1 || !keepsTarget(inputs, NO_WAIT)) return 0;
  const keeps = (a: number) => {
    const wait = waitAt(inputs, a, workers);
    return wait !== null && keepsTarget(inputs, wait);
  };
  const [load] = bisect(keeps, 0, workers);
  return (load * 1000) / inputs.s_ms;
}

function warningsOf(inputs: QueueInputs, a: number, need: number | null): QueueWarning[] {
  const { c, cv, lost } = inputs;
  const warnings: QueueWarning[] = [];
  if (a >= c) warnings.push('overload');
  else if (a >= c - lost) warnings.push('noSpare');
  if (!keepsTarget(inputs, NO_WAIT)) warnings.push('serviceTooSlow');
  else if (need === null) warnings.push('noNeed');
  if (cv !== 1) warnings.push('approximate');
  return warnings;
}

export function compute(inputs: QueueInputs): { values: QueueValues; warnings: QueueWarning[] } {
  const { rate, c, s_ms, cv, lost, outage_min } = inputs;
  const late = lateShare(inputs);
  const a = loadOf(inputs, rate);
  const wait = waitAt(inputs, a, c);
  const waitMean = wait && (wait.share / wait.rate) * s_ms;
  const isExact = wait !== null && cv === 1;
  const random = isExact ? randomWait(a, c) : null;
  const roundRobin = isExact ? roundRobinWait(a, c) : null;
  const need = workersNeeded(inputs, a);
  const rateForTarget = largestRate(inputs, c);
  const rateForTargetLost = largestRate(inputs, c - lost);

  return {
    values: {
      utilisation: a / c,
      pWait: wait?.share ?? null,
      wait_ms: waitMean,
      answer_ms: waitMean === null ? null : waitMean + s_ms,
      waitQ_ms: waitQAt(inputs, rate, c),
      answerQ_ms: answerQAt(inputs, rate, c),
      waitQLost_ms: waitQAt(inputs, rate, c - lost),
      answerQLost_ms: answerQAt(inputs, rate, c - lost),
      waitQRandom_ms: random && s_ms * waitQuantile(random, late),
      answerQRandom_ms: random && s_ms * separateAnswerQuantile(random, late),
      waitQRoundRobin_ms: roundRobin && s_ms * waitQuantile(roundRobin, late),
      answerQRoundRobin_ms: roundRobin && s_ms * separateAnswerQuantile(roundRobin, late),
      serviceQ_ms: s_ms * serviceQuantile(serviceOf(cv), late),
      need,
      needLost: need === null ? null : need + lost,
      rateForTarget,
      rateForTargetLost,
      margin: rateForTarget / rate - 1,
      marginLost: rateForTargetLost / rate - 1,
      catchUp_min: wait && (outage_min * a) / (c - a),
    },
    warnings: warningsOf(inputs, a, need),
  };
}
