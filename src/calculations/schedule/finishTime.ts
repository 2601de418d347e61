/** A row that interrupts: how long it runs each time, in nanoseconds. */
export interface Interruption {
  readonly cost: number;
  readonly period: number;
  readonly jitter: number;
}

/** Sums of real factors of execution times are off by less, in nanoseconds; whole times differ by more. */
const TOLERANCE = 1e-3;
/** A sum of sixteen shares of the processor is off by less. */
const SHARE_ROUNDING = 1e-13;

/** Releases that count at a time: those before it, or also one that comes at that very time. */
export type Counting = 'before' | 'upTo';

/** Releases of a row up to a time after the worst instant, at which it was released after all of its jitter. */
export const releases = (
  { period, jitter }: Pick<Interruption, 'period' | 'jitter'>,
  time: number,
  counting: Counting,
) =>
  counting === 'before'
    ? Math.ceil((time + jitter - TOLERANCE) / period)
    : Math.floor((time + jitter + TOLERANCE) / period) + 1;

/** Enough rounds for rows above that leave a thousandth of the processor. */
const MOST_ROUNDS = 1000;

export interface Range {
  /** Any time that is not later than the one that is sought. */
  readonly from?: number;
  /** Later times are not sought. */
  readonly limit: number;
  readonly counting?: Counting;
  readonly rounds?: number;
}

/**
 * The least time w = own + Σ releases(w) · cost, in nanoseconds; `null` beyond the limit, or if it is not found in so
 * many rounds. The rows above come with the shortest period first.
 *
 * Each round counts the releases anew, which may take millions of rounds. Two facts spare most of them: a row runs at
 * least its even share of any time, and at least as often as it was counted so far. Each split of the rows, into short
 * periods with their shares and long ones with their counts, gives a time that is not later than w.
 */
export function finishTime(
  own: number,
  above: readonly Interruption[],
  { from = 0, limit, counting = 'before', rounds = MOST_ROUNDS }: Range,
): number | null {
  let share = 0;
  let late = own;
  const evenly = above.map(({ cost, period, jitter }) => {
    share += cost / period;
    late += (cost * jitter) / period;
    return { idle: 1 - share + SHARE_ROUNDING, late };
  });
  if (share > 1 + SHARE_ROUNDING) return null;
  let time = Math.max(own, from);
  for (let round = 0; round < rounds && time <= limit; round += 1) {
    let counted = 0;
    let earliest = 0;
    for (let index = above.length - 1; index >= 0; index -= 1) {
      const row = above[index];
      const split = evenly[index];
      if (!row || !split) continue;
      earliest = Math.max(earliest, (split.late + counted) / split.idle);
      counted += releases(row, time, counting) * row.cost;
    }
    const next = own + counted;
    if (next <= time + TOLERANCE) return time;
    time = Math.max(next, Math.floor(earliest) - 1);
  }
  return null;
}
