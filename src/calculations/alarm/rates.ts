import type { AlarmInputs } from './inputs.ts';
import { type Limits, proportionLimits } from './proportion.ts';

/** Two shares and what each leaves of the whole: next to 1 a share has lost the digits of its rest. */
export interface Rates {
  /** Of the faulty: found, and missed. */
  readonly recall: number;
  readonly miss: number;
  /** Of the good: with a false alarm, and without. */
  readonly alarmed: number;
  readonly quiet: number;
}

/** `null` where the counts have no faulty or no good parts. */
export function ratesOf(inputs: AlarmInputs): Rates | null {
  const { counts, tpr_pc, fpr_pc, tp, fn, fp, tn } = inputs;
  if (counts === 0)
    return {
      recall: tpr_pc / 100,
      miss: (100 - tpr_pc) / 100,
      alarmed: fpr_pc / 100,
      quiet: (100 - fpr_pc) / 100,
    };
  const [faulty, good] = [tp + fn, fp + tn];
  if (faulty === 0 || good === 0) return null;
  return {
    recall: tp / faulty,
    miss: fn / faulty,
    alarmed: fp / good,
    quiet: tn / good,
  };
}

/** Counts without a false alarm: what they show is a limit, and not that all alarms are real. */
export const isCleanCount = ({ counts, tp, fp }: AlarmInputs) => counts === 1 && fp === 0 && tp > 0;

/** The share of alarms that are real: the positive predictive value. `null` where nothing raises an alarm. */
function precisionAt(prevalence: number, recall: number, alarmed: number): number | null {
  const real = prevalence * recall;
  const all = real + (1 - prevalence) * alarmed;
  return all > 0 ? real / all : null;
}

interface RateLimits {
  readonly recall: Limits;
  readonly alarmed: Limits;
}

/** `null` without counts. */
export function rateLimits(
  { counts, tp, fn, fp, tn }: AlarmInputs,
  alpha: number,
): RateLimits | null {
  if (counts === 0 || tp + fn === 0 || fp + tn === 0) return null;
  return {
    recall: proportionLimits(tp, tp + fn, alpha),
    alarmed: proportionLimits(fp, fp + tn, alpha),
  };
}

/** Each is outside with 5 %. */
export const ONE_OUTSIDE = 0.05;
/** The samples are independent, so both are inside at once with 95 %. */
export const EITHER_OUTSIDE = 1 - Math.sqrt(0.95);

interface Precision {
  readonly ppv: number;
  /** `null` without counts. */
  readonly low: number | null;
  readonly high: number | null;
}

/**
 * The share of real alarms over the base rate, for the drawing: what depends on the counts alone is computed once.
 * `null` where nothing raises an alarm.
 */
export function precisionCurve(inputs: AlarmInputs): (prevalence: number) => Precision | null {
  const rates = ratesOf(inputs);
  if (!rates) return () => null;
  const limits = rateLimits(inputs, EITHER_OUTSIDE);
  return (prevalence) => {
    const ppv = precisionAt(prevalence, rates.recall, rates.alarmed);
    if (ppv === null) return null;
    return {
      ppv,
      low: limits && precisionAt(prevalence, limits.recall.low, limits.alarmed.high),
      high: limits && precisionAt(prevalence, limits.recall.high, limits.alarmed.low),
    };
  };
}
