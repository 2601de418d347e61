import { YEAR_S } from '../time.ts';
import { drainAt } from './drain.ts';
import type { BatteryInputs } from './inputs.ts';

/** A charge in µA·years lasts a year at as many microamperes. */
const UAY_PER_MAH = (1000 * 3600) / YEAR_S;

const chargeOf = ({ cap_mAh, usable_pc }: BatteryInputs) =>
  (usable_pc / 100) * cap_mAh * UAY_PER_MAH;

/** The cell loses a share of what is in it each year: the rate of that. */
const decayOf = ({ self_pc }: BatteryInputs) => -Math.log1p(-self_pc / 100);

/** Years that the battery lasts at a current; `null` if nothing is drawn. */
export function yearsAt(inputs: BatteryInputs, current_uA: number): number | null {
  if (!(current_uA > 0)) return null;
  const years = chargeOf(inputs) / current_uA;
  const x = decayOf(inputs) * years;
  return x > 0 ? (years * Math.log1p(x)) / x : years;
}

/** The current at which the battery lasts so many years. */
export function currentFor(inputs: BatteryInputs, years: number): number {
  const x = decayOf(inputs) * years;
  return (chargeOf(inputs) / years) * (x > 0 ? x / Math.expm1(x) : 1);
}

export interface Life {
  readonly mean_uA: number;
  readonly life_y: number | null;
  /** Of the charge of the cell: shares with the sum 1; `null` if nothing is drawn. */
  readonly shareMain: number | null;
  readonly shareMore: number | null;
  readonly shareSleep: number | null;
  readonly shareRegulator: number | null;
  readonly shareSelf: number | null;
}

/** The life and what the charge is spent on, with main events at an interval. */
export function lifeAt(inputs: BatteryInputs, T_s: number): Life {
  const { events, sleep, regulator, mean } = drainAt(inputs, T_s);
  const life = yearsAt(inputs, mean);
  const share = (current: number) => (life === null ? null : (current * life) / chargeOf(inputs));
  const [main = 0, ...more] = events;
  const used = share(mean);
  return {
    mean_uA: mean,
    life_y: life,
    shareMain: share(main),
    shareMore: share(more.reduce((sum, each) => sum + each, 0)),
    shareSleep: share(sleep),
    shareRegulator: share(regulator),
    shareSelf: used === null ? null : Math.max(0, 1 - used),
  };
}

/** The life if the main event were all there is: one of the two lines that the curve of the life follows. */
export const lifeOfMain = (inputs: BatteryInputs, T_s: number) =>
  yearsAt(inputs, drainAt(inputs, T_s).events[0] ?? 0);
