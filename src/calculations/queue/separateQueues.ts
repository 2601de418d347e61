import { bisect } from '../bisection.ts';
import type { Wait } from './times.ts';

/**
 * A queue for each worker, exponential service, times in units of the mean service time. The wait of each is
 * again exponential, and the answer with it: the tail is e^(−θx).
 */

/** Dealt at random, each worker is alone with its share of the load (M/M/1). */
export const randomWait = (a: number, c: number): Wait => ({ share: a / c, rate: (c - a) / c });

/**
 * Dealt in turn, a worker gets each c-th request (E_c/M/1). The share that waits is the root σ of
 * σ = (a/(a + 1 − σ))^c; sought is u = 1 − σ, which stays exact next to full load.
 */
export function roundRobinWait(a: number, c: number, halvings?: number): Wait {
  const difference = (u: number) => -u - Math.expm1(-c * Math.log1p(u / a));
  // There the difference is largest; left of it lies only the root u = 0, which is none.
  const largest = a * Math.expm1(Math.log1p((c - a) / a) / (c + 1));
  const [u] = bisect((x) => difference(x) > 0, Math.min(largest, 1), 1, halvings);
  return { share: 1 - u, rate: u };
}

export const separateAnswerQuantile = ({ rate }: Wait, late: number) => -Math.log(late) / rate;
