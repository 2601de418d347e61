import { type Counting, finishTime, releases } from './finishTime.ts';
import type { Row } from './nanoseconds.ts';
import { FOLLOWED, FULL, loadOf } from './responseTime.ts';

/** Rounds of the search: a bisection is then as narrow as two numbers can be. */
const MOST_ROUNDS = 64;
/** The upper bound is off by less, as a part of it. */
const BOUND_ROUNDING = 1e-12;

/** The rows above with a factor of their listed execution times; switches do not grow. */
const scaled = (above: readonly Row[], factor: number, switching: number) =>
  above.map(({ listed, period, jitter }) => ({
    cost: factor * listed + switching,
    period,
    jitter,
  }));

const finish = (
  row: Row,
  above: readonly Row[],
  switching: number,
  factor: number,
  range: { from: number; limit: number; counting: Counting },
) =>
  finishTime(
    row.blocked + factor * row.listed + switching,
    scaled(above, factor, switching),
    range,
  );

/** The factor with which all work that so many jobs of each row bring is done by a time. */
function factorWith(
  row: Row,
  above: readonly Row[],
  switching: number,
  time: number,
  count: (row: Row) => number,
): number {
  let jobs = 1;
  let work = row.listed;
  for (const each of above) {
    const counted = count(each);
    jobs += counted;
    work += counted * each.listed;
  }
  return (time - row.blocked - switching * jobs) / work;
}

/**
 * The largest factor of all listed execution times with which a row is in time: J. Lehoczky, L. Sha, Y. Ding, RTSS
 * 1989. It is the largest over the times at which a row above is released, and the deadline. The fewer points of
 * E. Bini and G. Buttazzo, 2004, are proved only where the rows above are in time.
 *
 * The search knows a time and its factor. Each round either finds a time with a larger one or proves that there is
 * none, and then halves the range that is left.
 */
export function rowFactor(row: Row, above: readonly Row[], switching: number): number {
  const limit = row.deadline - row.jitter;
  // Even shares instead of whole jobs: then no time has a larger factor than the deadline.
  const evenly = factorWith(
    row,
    above,
    switching,
    limit,
    (each) => (limit + each.jitter) / each.period,
  );
  if (limit <= 0 || evenly <= 0) return 0;

  const factorAt = (time: number) =>
    factorWith(row, above, switching, time, (each) => releases(each, time, 'before'));
  /** The first release at a time or after it, or only after it. Up to there the factor grows. */
  const nextRelease = (time: number, counting: Counting) =>
    above.reduce(
      (next, each) => Math.min(next, releases(each, time, counting) * each.period - each.jitter),
      limit,
    );
  let factor = Math.max(0, factorAt(limit));
  let most = evenly * (1 + BOUND_ROUNDING);
  let from = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const better = finish(row, above, switching, factor, { from, limit, counting: 'upTo' });
    if (better === null) break;
    const found = factorAt(nextRelease(better, 'upTo'));
    if (found <= factor) break;
    [factor, from] = [found, better];

    const middle = (factor + most) / 2;
    const met = finish(row, above, switching, middle, { from, limit, counting: 'before' });
    if (met === null) most = middle;
    else [factor, from] = [Math.max(factor, factorAt(nextRelease(met, 'before'))), met];
  }
  return factor;
}

/**
 * The end of the same job where execution times are the least bit longer than the largest factor permits, in
 * nanoseconds from its nominal release: then at least one more job of the rows above fits in. `null` where nothing
 * may run at all, or where the job is as late as no row is followed.
 */
export function endBeyond(
  row: Row,
  above: readonly Row[],
  switching: number,
  factor: number,
): number | null {
  if (factor <= 0 || loadOf(scaled(above, factor, switching)) > FULL) return null;
  const end = finish(row, above, switching, factor, {
    from: row.deadline - row.jitter,
    limit: FOLLOWED * row.period,
    counting: 'upTo',
  });
  return end === null ? null : end + row.jitter;
}
