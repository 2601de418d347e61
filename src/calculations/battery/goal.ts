import { drainAt, drainOfRest, extraCharge, overlaps } from './drain.ts';
import type { BatteryInputs } from './inputs.ts';
import { currentFor } from './life.ts';

/** What each of three inputs would have to be for the life that is wanted; `null` if that one alone does not do it. */
export interface Goal {
  readonly meanGoal_uA: number;
  /** At least. */
  readonly TGoal_s: number | null;
  /** At most. */
  readonly QGoal_mC: number | null;
  /** At most. */
  readonly isGoal_uA: number | null;
}

/** The shortest interval in which all events fit one after the other; `null` if the others leave no room. */
export function shortestInterval(inputs: BatteryInputs): number | null {
  const { busy } = drainOfRest(inputs);
  return busy < 1 ? inputs.te_s / (1 - busy) : null;
}

export function goalOf(inputs: BatteryInputs): Goal {
  const { T_s, is_uA, te_s, ratio, goal_y } = inputs;
  const wanted = currentFor(inputs, goal_y);
  const now = drainAt(inputs, T_s);
  const spare = wanted - drainOfRest(inputs).mean;
  const extra = extraCharge(inputs);
  const shortest = shortestInterval(inputs);
  const asleep = (wanted - (now.mean - now.sleep)) / (ratio * (1 - now.busy));
  return {
    meanGoal_uA: wanted,
    TGoal_s: spare > 0 && extra > 0 && shortest !== null ? Math.max(extra / spare, shortest) : null,
    QGoal_mC:
      spare > 0 && !overlaps(now.busy) ? ((spare * T_s) / ratio + is_uA * te_s) / 1000 : null,
    isGoal_uA: now.busy < 1 && asleep > 0 ? asleep : null,
  };
}
