import type { ScheduleInputs } from './inputs.ts';
import { rowsOf, switching } from './nanoseconds.ts';
import { type Response, responseOf, rowsAbove } from './responseTime.ts';
import { endBeyond, rowFactor } from './rowFactor.ts';
import { utilisationBounds } from './utilisationBounds.ts';

/** In the order in which they are listed. */
export const warningKeys = ['missed', 'outside', 'unbounded', 'notFollowed', 'overload'] as const;
export type ScheduleWarning = (typeof warningKeys)[number];

/** Rows are counted from 1. */
export interface ScheduleValues {
  /** The longest time from the nominal release to the end; `null` if there is no bound or the row is outside. */
  readonly R_us: readonly (number | null)[];
  readonly slack_us: readonly (number | null)[];
  /** The largest factor of the listed execution times with which the row is in time. */
  readonly factor_row: readonly (number | null)[];
  /** What the rows above take of the response; `null` if the row is late. */
  readonly above_us: readonly (number | null)[];
  /** The smallest factor of all rows; `null` if all are outside. */
  readonly factor: number | null;
  /** How much longer than now execution times may be, as a part of them. */
  readonly growth: number | null;
  /** The rows with the smallest factor, the one with the least slack first. */
  readonly first: readonly number[];
  /** When each of them ends with the least slowdown beyond that factor. */
  readonly beyond_us: readonly (number | null)[];
  readonly missed: readonly number[];
  /** Deadlines beyond periods. */
  readonly outside: readonly number[];
  /** Late rows whose jobs may pile up for ever. */
  readonly unbounded: readonly number[];
  /** Late rows that do not catch up within a hundred of their periods. */
  readonly notFollowed: readonly number[];
  readonly utilisation: number;
  readonly liuLayland: number | null;
  readonly hyperbolic: number | null;
}

/** Fractions such as thirds add to a little over 1. */
const SHARE_ROUNDING = 1e-12;

const microseconds = (nanoseconds: number) => nanoseconds / 1000;
const timeOf = (response: Response) => ('time' in response ? response.time : null);

export function compute(inputs: ScheduleInputs): {
  values: ScheduleValues;
  warnings: ScheduleWarning[];
} {
  const switches = switching(inputs);
  const rows = rowsOf(inputs).map((row, index, all) => {
    const above = rowsAbove(all, index);
    const response = responseOf(row, above);
    const time = timeOf(response);
    return {
      row,
      above,
      number: index + 1,
      state: response.state,
      time,
      slack: time === null ? null : row.deadline - time,
      factor: row.isOutside ? null : rowFactor(row, above, switches),
    };
  });
  const numbersOf = (...states: Response['state'][]) =>
    rows.filter(({ state }) => states.includes(state)).map(({ number }) => number);

  const factor = rows.reduce<number | null>(
    (least, row) => (row.factor === null ? least : Math.min(least ?? row.factor, row.factor)),
    null,
  );
  const first = rows
    .filter((row) => factor !== null && row.factor === factor)
    .sort((a, b) => (a.slack ?? -Number.MAX_VALUE) - (b.slack ?? -Number.MAX_VALUE));
  const values: ScheduleValues = {
    R_us: rows.map(({ time }) => (time === null ? null : microseconds(time))),
    slack_us: rows.map(({ slack }) => (slack === null ? null : microseconds(slack))),
    factor_row: rows.map((row) => row.factor),
    above_us: rows.map(({ row, state, time }) =>
      state === 'met' && time !== null
        ? microseconds(time - row.jitter - row.blocked - row.cost)
        : null,
    ),
    factor,
    growth: factor === null ? null : (factor * 100) / inputs.k_pc - 1,
    first: first.map(({ number }) => number),
    beyond_us: first.map((each) => {
      const end = endBeyond(each.row, each.above, switches, each.factor ?? 0);
      return end === null ? null : microseconds(end);
    }),
    missed: numbersOf('late', 'unbounded', 'notFollowed'),
    outside: numbersOf('outside'),
    unbounded: numbersOf('unbounded'),
    notFollowed: numbersOf('notFollowed'),
    ...utilisationBounds(rows.map(({ row }) => row)),
  };
  const hasWarning: Record<ScheduleWarning, boolean> = {
    missed: values.missed.length > 0,
    outside: values.outside.length > 0,
    unbounded: values.unbounded.length > 0,
    notFollowed: values.notFollowed.length > 0,
    overload: values.utilisation > 1 + SHARE_ROUNDING,
  };
  return { values, warnings: warningKeys.filter((key) => hasWarning[key]) };
}
