import type { Browser } from './browser.ts';

/** What every measurement is handed: this site, and one to compare it with, measured in turns. */
export interface Bench {
  browser: Browser;
  /** Addresses of the two servers. */
  site: string;
  baseline: string;
  /** How the tables call the other one. */
  baselineName: string;
  /** How often each page is loaded; the tables show medians. */
  rounds: number;
  progress(text: string): void;
}

/** The middle value; of an even number of values the higher of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * Measures this site and the other one in turns, round after round: a shared machine is faster in one
 * minute than in the next, and what is compared must have had the same minutes.
 */
export async function inTurns<Result>(
  rounds: number,
  measure: (isBaseline: boolean, round: number) => Promise<Result>,
): Promise<{ own: Result[]; baseline: Result[] }> {
  const results = { own: [] as Result[], baseline: [] as Result[] };
  for (let round = 0; round < rounds; round++) {
    results.own.push(await measure(false, round));
    results.baseline.push(await measure(true, round));
  }
  return results;
}
