import { normalQuantile, normalTail } from './normal.ts';
import type { Rates } from './rates.ts';

/**
 * Scores of good parts are normal (0, 1), those of faulty ones normal (d, 1): Green and Swets, "Signal Detection
 * Theory and Psychophysics", 1966. An alarm is raised above the threshold t.
 */
export interface ScoreCurves {
  readonly d: number;
  readonly t: number;
}

/** No better than chance. */
export const isSeparated = ({ recall, alarmed }: Rates) => recall > alarmed;

/** `null` where the rates do not lie on such curves: without separation, or where nothing is on one side of t. */
export function scoreCurves(rates: Rates): ScoreCurves | null {
  const { recall, miss, alarmed, quiet } = rates;
  if (!isSeparated(rates) || alarmed === 0 || miss === 0) return null;
  const t = normalQuantile(alarmed, quiet);
  const d = t - normalQuantile(recall, miss);
  // Rates that differ in their last digit alone have one threshold.
  return d > 0 ? { d, t } : null;
}

/** 1 − AUC: how often a good part scores higher than a faulty one. */
export const aucMiss = ({ d }: ScoreCurves) => normalTail(d / Math.SQRT2);

/** The threshold at which misses, each r false alarms, and false alarms cost least together. */
export const cheapestThreshold = ({ d }: ScoreCurves, prevalence: number, r: number) =>
  d / 2 + Math.log((1 - prevalence) / (prevalence * r)) / d;
