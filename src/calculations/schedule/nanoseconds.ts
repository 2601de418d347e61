import type { ScheduleInputs } from './inputs.ts';

/**
 * A row in whole nanoseconds: ⌈w/T⌉ of two fractions is wrong by a whole job where w is a multiple of T. What is
 * typed in more detail is rounded to the safe side: work up, periods and deadlines down.
 */
export interface Row {
  /** The execution time of the table. */
  readonly listed: number;
  /** The execution time with its factor and two context switches. */
  readonly cost: number;
  readonly period: number;
  readonly deadline: number;
  readonly jitter: number;
  /** The blocking of all rows and that of this row. */
  readonly blocked: number;
  /** A job may be late before the one before it is finished: the model does not cover that. */
  readonly isOutside: boolean;
}

/** More than a product of numbers from fields may be off by its binary digits: a part of it, and in nanoseconds. */
const ROUNDING = { part: 4e-16, nanoseconds: 1e-6 } as const;
const slackOf = (value: number) => ROUNDING.nanoseconds + ROUNDING.part * value;
const wholeUp = (value: number) => Math.max(0, Math.ceil(value - slackOf(value)));
const wholeDown = (value: number) => Math.floor(value + slackOf(value));

/** Two context switches of each job. */
export const switching = ({ s_us }: ScheduleInputs) => 2 * wholeUp(1000 * s_us);

export function rowsOf(inputs: ScheduleInputs): Row[] {
  const common = wholeUp(1000 * inputs.b_us);
  return inputs.tasks.map(({ c_us, t_us, d_us, j_us, b_us }) => {
    const listed = wholeUp(1000 * c_us);
    const period = wholeDown(1000 * t_us);
    const deadline = wholeDown(1000 * d_us);
    return {
      listed,
      cost: wholeUp((inputs.k_pc * listed) / 100) + switching(inputs),
      period,
      deadline,
      jitter: wholeUp(1000 * j_us),
      blocked: common + wholeUp(1000 * b_us),
      isOutside: deadline > period,
    };
  });
}
