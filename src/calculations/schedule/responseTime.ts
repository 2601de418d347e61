import { finishTime } from './finishTime.ts';
import type { Row } from './nanoseconds.ts';

/**
 * Worst-case response times: M. Joseph, P. Pandya, The Computer Journal 29(5), 1986, with jitter as N. Audsley et al.,
 * 1993. Late jobs are finished, not dropped, so the latest may be a later one: J. Lehoczky, RTSS 1990.
 */
export type Response =
  | { readonly state: 'met' | 'late'; readonly time: number; readonly job: number }
  | { readonly state: 'unbounded' | 'notFollowed' | 'outside' };

/** A row that is late is followed for so many jobs, and so many of its periods. */
export const FOLLOWED = 100;
/** A row that this many rounds cannot show to be in time counts as late: its rows above leave next to nothing. */
const ROUNDS_TO_DECIDE = 20_000;
/** From this share of the processor on, jobs may pile up for ever. */
export const FULL = 1 - 1e-9;

/** Rows above one, as the search for times takes them. */
export const rowsAbove = (rows: readonly Row[], index: number) =>
  rows.slice(0, index).toSorted((a, b) => a.period - b.period);

export const loadOf = (rows: readonly Pick<Row, 'cost' | 'period'>[]) =>
  rows.reduce((sum, { cost, period }) => sum + cost / period, 0);

/** The longest time from a nominal release to the end of its job, in nanoseconds, and which job of a busy time it is. */
export function responseOf(row: Row, above: readonly Row[]): Response {
  const { cost, period, deadline, jitter, blocked, isOutside } = row;
  if (isOutside) return { state: 'outside' };
  const first = finishTime(blocked + cost, above, {
    limit: deadline - jitter,
    rounds: ROUNDS_TO_DECIDE,
  });
  if (first !== null) return { state: 'met', time: jitter + first, job: 0 };
  if (loadOf([...above, row]) > FULL) return { state: 'unbounded' };
  let time = 0;
  let job = 0;
  let end: number | null = 0;
  for (let each = 0; each < FOLLOWED; each += 1) {
    const from: number = end + (each > 0 ? cost : 0);
    end = finishTime(blocked + (each + 1) * cost, above, { from, limit: FOLLOWED * period });
    if (end === null) break;
    const response: number = end - each * period + jitter;
    if (response > time) {
      time = response;
      job = each;
    }
    if (end <= (each + 1) * period - jitter) return { state: 'late', time, job };
  }
  return { state: 'notFollowed' };
}
