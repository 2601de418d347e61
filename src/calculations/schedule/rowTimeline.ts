import type { ScheduleInputs } from './inputs.ts';
import { type Row, rowsOf } from './nanoseconds.ts';
import { responseOf, rowsAbove } from './responseTime.ts';

type Run = readonly [from_us: number, to_us: number];

interface Lane {
  /** Counted from 1. */
  readonly row: number;
  /** Empty where they are closer than one can see. */
  readonly releases_us: readonly number[];
  readonly runs: readonly Run[];
}

/** The worst case of one row, in microseconds from the release of its job; one picture cannot be that of all rows. */
export interface RowTimeline {
  /** The nominal release: all of its jitter earlier. */
  readonly from_us: number;
  readonly until_us: number;
  /** The end of the time without preemption, which begins the worst case. */
  readonly blocked_us: number;
  /** Releases, deadlines and ends of its own jobs; `null` for an end beyond the drawing. */
  readonly jobs: readonly {
    readonly release_us: number;
    readonly deadline_us: number;
    readonly end_us: number | null;
  }[];
  /** The job that is the latest, counted from 0; `null` if that is not known. */
  readonly latest: number | null;
  /** The rows above and then the row itself. */
  readonly lanes: readonly Lane[];
}

/** A row with more jobs in the drawing has bundles of the same share of the processor. */
const MOST_JOBS = 200;
/** Where there are bundles, runs are one if the pause between them is no longer than this part of the drawing. */
const PAUSE = 1 / 2000;
/** Where a row has no bound, so many of its periods are drawn. */
const PERIODS_WITHOUT_BOUND = 2;

interface Source {
  readonly releases: readonly number[];
  readonly cost: number;
  readonly isBundled: boolean;
}

/** At the worst instant all jobs that jitter may have held back come at once; later ones come without jitter. */
function sourceOf({ cost, period, jitter }: Row, until: number): Source {
  const jobs = (until + jitter) / period;
  const bundle = Math.max(1, Math.ceil(jobs / MOST_JOBS));
  const releases = Array.from({ length: Math.ceil(jobs / bundle) }, (_, job) =>
    Math.max(0, job * bundle * period - jitter),
  );
  return { releases, cost: bundle * cost, isBundled: bundle > 1 };
}

/** Preemptive, the first row first, after the time without preemption. */
function simulate(sources: readonly Source[], blocked: number, until: number) {
  const rows = sources.map(({ releases, cost }) => ({
    releases,
    cost,
    released: 0,
    next: releases[0] ?? until,
    run: 0,
    runs: [] as [from: number, to: number][],
    ends: [] as number[],
  }));
  const pause = sources.some(({ isBundled }) => isBundled) ? until * PAUSE : 0;
  let now = blocked;
  while (now < until) {
    let event = until;
    let running: (typeof rows)[number] | undefined;
    for (const row of rows) {
      while (row.next <= now) {
        row.released += 1;
        row.next = row.releases[row.released] ?? until;
      }
      if (row.next < event) event = row.next;
      if (row.run < row.released * row.cost) running ??= row;
    }
    if (running) {
      const left = (running.ends.length + 1) * running.cost - running.run;
      const to = Math.min(now + left, event);
      const last = running.runs.at(-1);
      if (last && now - last[1] <= pause) last[1] = to;
      else running.runs.push([now, to]);
      running.run += to - now;
      if (to - now === left) running.ends.push(to);
      now = to;
    } else now = event;
  }
  return rows;
}

/** In nanoseconds: the whole of the latest job, with its deadline. */
function drawnUntil(row: Row, above: readonly Row[]) {
  const { period, deadline, jitter } = row;
  const response = responseOf(row, above);
  if (!('time' in response))
    return {
      latest: null,
      end: null,
      until: Math.max(PERIODS_WITHOUT_BOUND * period, deadline - jitter),
    };
  const release = response.job * period - jitter;
  const end = release + response.time;
  return { latest: response.job, end, until: Math.max(end, release + deadline) };
}

const microseconds = (nanoseconds: number) => nanoseconds / 1000;

/** `null` if there is no such row; rows are counted from 1. */
export function rowTimeline(inputs: ScheduleInputs, number: number): RowTimeline | null {
  const rows = rowsOf(inputs);
  const row = rows[number - 1];
  if (!row) return null;
  const { latest, end: latestEnd, until } = drawnUntil(row, rowsAbove(rows, number - 1));
  const sources = rows.slice(0, number).map((each) => sourceOf(each, until));
  const simulated = simulate(sources, row.blocked, until);
  const ends = simulated.at(-1)?.ends ?? [];
  const own = sources.at(-1);
  return {
    from_us: microseconds(0 - row.jitter),
    until_us: microseconds(until),
    blocked_us: microseconds(Math.min(row.blocked, until)),
    latest,
    jobs:
      !own || own.isBundled
        ? []
        : own.releases.map((release, job) => {
            // Bundles end it a little later than it ends.
            const end = job === latest ? latestEnd : ends[job];
            return {
              release_us: microseconds(release),
              deadline_us: microseconds(job * row.period + row.deadline - row.jitter),
              end_us: end == null ? null : microseconds(end),
            };
          }),
    lanes: simulated.map(({ runs }, index) => {
      const source = sources[index];
      return {
        row: index + 1,
        releases_us: !source || source.isBundled ? [] : source.releases.map(microseconds),
        runs: runs.map(([from, to]): Run => [microseconds(from), microseconds(to)]),
      };
    }),
  };
}
