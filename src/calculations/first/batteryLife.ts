import { YEAR_S } from './calculation.ts';

/** Battery life: charge counts, and the cell loses a share of what is in it. */

/** The longest interval. */
export const WEEK_S = 604_800;

export interface BatteryInputs {
  T_s: number;
  Q_mC: number;
  is_uA: number;
  cap_mAh: number;
  usable_pc: number;
  self_pc: number;
  iq_uA: number;
  ratio: number;
  te_s: number;
  shelf_y: number;
}

/** A charge in µA·years lasts a year at as many microamperes. */
export const UAY_PER_MAH = (1000 * 3600) / YEAR_S;

/** The self-discharge a year as a rate: the cell loses the share s of what is in it. */
export const decay = (self_pc: number) => -Math.log1p(-self_pc / 100);

/** Years that a charge lasts. log1p(x)/x tends to 1, so that no self-discharge needs no case of its own. */
export function years(charge_uAy: number, current_uA: number, rate: number): number | null {
  if (!(current_uA > 0)) return null;
  const x = (rate * charge_uAy) / current_uA;
  return (charge_uAy / current_uA) * (x > 0 ? Math.log1p(x) / x : 1);
}

/** Currents from the cell. Events that overlap are one event without end: the interval is its duration. */
export function currents(values: BatteryInputs, T_s: number) {
  const { Q_mC, is_uA, iq_uA, ratio, te_s } = values;
  const interval = Math.max(T_s, te_s);
  const events = (ratio * Q_mC * 1000) / interval;
  const sleep = (ratio * is_uA * (interval - te_s)) / interval;
  return { events, sleep, mean: events + sleep + iq_uA };
}

/** The interval at which events take as much as everything that stands; `null` where nothing stands. */
export function knee({ Q_mC, is_uA, te_s, ratio, iq_uA }: BatteryInputs): number | null {
  const standing = ratio * is_uA + iq_uA;
  return standing > 0 ? (ratio * (Q_mC * 1000 - is_uA * te_s)) / standing : null;
}
