import { drainAt, drainOfRest, extraCharge, overlaps } from './drain.ts';
import { type Goal, goalOf, shortestInterval } from './goal.ts';
import type { BatteryInputs } from './inputs.ts';
import { type Life, lifeAt, yearsAt } from './life.ts';
import { isTooLow, type Peak, peakOf } from './peak.ts';

/** In the order in which they are listed. */
export const warningKeys = [
  'eventsOverlap',
  'beyondShelfLife',
  'goalBeyondShelfLife',
  'brownOut',
] as const;
export type BatteryWarning = (typeof warningKeys)[number];

export interface BatteryValues extends Life, Goal, Peak {
  /** Not above the shelf life. */
  readonly lifeTold_y: number | null;
  /** The main event and then the further kinds. */
  readonly events_uA: readonly number[];
  /** The interval at which the main event takes as much as all the rest; `null` if there is none. */
  readonly knee_s: number | null;
  readonly lifeKnee_y: number | null;
  readonly lifeRest_y: number | null;
  /** How many times longer the battery lasts without the main event. */
  readonly gainMost: number | null;
  /** Life over the life wanted, less 1. */
  readonly margin: number | null;
}

/** An interval in which the events do not fit is no knee: there sleep takes nothing that sending could spare. */
function kneeOf(inputs: BatteryInputs): number | null {
  const rest = drainOfRest(inputs).mean;
  const extra = extraCharge(inputs);
  const shortest = shortestInterval(inputs);
  if (extra <= 0 || rest <= 0 || shortest === null) return null;
  return extra / rest < shortest ? null : extra / rest;
}

export function compute(inputs: BatteryInputs): {
  values: BatteryValues;
  warnings: BatteryWarning[];
} {
  const { T_s, shelf_y, goal_y } = inputs;
  const { events, busy } = drainAt(inputs, T_s);
  const rest = drainOfRest(inputs).mean;
  const life = lifeAt(inputs, T_s);
  const peak = peakOf(inputs);
  const knee = kneeOf(inputs);
  const now = life.life_y;
  const lifeRest = yearsAt(inputs, rest);
  const hasWarning: Record<BatteryWarning, boolean> = {
    eventsOverlap: overlaps(busy),
    beyondShelfLife: now !== null && now > shelf_y,
    goalBeyondShelfLife: goal_y > shelf_y,
    brownOut: isTooLow(peak.marginPeak_mV),
  };
  return {
    values: {
      ...life,
      ...goalOf(inputs),
      ...peak,
      lifeTold_y: now === null ? null : Math.min(now, shelf_y),
      events_uA: events,
      knee_s: knee,
      lifeKnee_y: knee === null ? null : yearsAt(inputs, 2 * rest),
      lifeRest_y: lifeRest,
      gainMost: now === null || lifeRest === null ? null : lifeRest / now,
      margin: now === null ? null : now / goal_y - 1,
    },
    warnings: warningKeys.filter((key) => hasWarning[key]),
  };
}
