import type { BatteryInputs, BatteryRow } from './inputs.ts';

/** What the board takes from the cell, in µA. */
export interface Drain {
  /** The main event and then the further kinds, through the converter. */
  readonly events: readonly number[];
  readonly sleep: number;
  readonly regulator: number;
  readonly mean: number;
  /** The part of the time that events take; over 1 they overlap. */
  readonly busy: number;
}

type Kind = Omit<BatteryRow, 'name'>;

/** Shares of time such as thirds add to a little over 1. */
const SHARE_ROUNDING = 1e-12;
export const overlaps = (busy: number) => busy > 1 + SHARE_ROUNDING;

/** Charge counts, whenever it is drawn. Events that overlap take all of theirs, and nothing is left for sleep. */
function drainOf({ is_uA, iq_uA, ratio }: BatteryInputs, kinds: readonly Kind[]): Drain {
  const events = kinds.map(({ q_mC, t_s }) => (ratio * q_mC * 1000) / t_s);
  const busy = kinds.reduce((sum, { te_s, t_s }) => sum + te_s / t_s, 0);
  const sleep = ratio * is_uA * Math.max(0, 1 - busy);
  const mean = events.reduce((sum, each) => sum + each, sleep + iq_uA);
  return { events, sleep, regulator: iq_uA, mean, busy };
}

export const drainAt = (inputs: BatteryInputs, T_s: number): Drain =>
  drainOf(inputs, [{ q_mC: inputs.Q_mC, t_s: T_s, te_s: inputs.te_s }, ...inputs.more]);

/** The same board without its main event. */
export const drainOfRest = (inputs: BatteryInputs): Drain => drainOf(inputs, inputs.more);

/** The charge of a main event beyond what sleep would have taken meanwhile, from the cell, in µC. */
export const extraCharge = ({ Q_mC, is_uA, te_s, ratio }: BatteryInputs) =>
  ratio * (1000 * Q_mC - is_uA * te_s);
