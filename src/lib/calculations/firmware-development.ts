import type { Input, Preset, Result, Tasks, Timeline, TimelineRow } from './calculation.ts';

/** Worst-case response times: M. Joseph and P. Pandya, The Computer Journal 29(5), 1986. */

export interface ScheduleInputs {
  k_pc: number;
  b_us: number;
  s_us: number;
  tasks: Tasks;
}

export const inputs = [
  {
    name: 'k_pc',
    unit: '%',
    min: 20,
    max: 300,
    scale: 'linear',
    step: 1,
    default: 100,
    role: 'moved',
    ticks: [20, 100, 200, 300],
    minor: 20,
  },
  {
    name: 'b_us',
    unit: 'µs',
    min: 0,
    max: 10_000,
    scale: 'log0',
    from: 1,
    step: 20,
    default: 5,
    role: 'moved',
    ticks: [0, 10, 100, 1000],
  },
  {
    name: 's_us',
    unit: 'µs',
    min: 0,
    max: 100,
    scale: 'linear',
    step: 0.1,
    default: 1,
    role: 'held',
  },
] as const satisfies readonly Input[];

const MOTOR: Tasks = [
  [18, 50, 50],
  [60, 500, 400],
  [120, 1000, 1000],
  [2000, 10_000, 10_000],
];
const THREE: Tasks = [
  [1000, 4000, 4000],
  [2000, 6000, 6000],
  [3000, 10_000, 10_000],
];
const FOUR: Tasks = [
  [1000, 4000, 3000],
  [1000, 5000, 4000],
  [2000, 6000, 5000],
  [1000, 11_000, 10_000],
];

export const presets: readonly Preset[] = [
  { key: 'motor', values: { k_pc: 100, b_us: 5, s_us: 1 }, tasks: MOTOR },
  { key: 'three', values: { k_pc: 100, b_us: 0, s_us: 0 }, tasks: THREE },
  { key: 'four', values: { k_pc: 100, b_us: 0, s_us: 0 }, tasks: FOUR },
];

/** One for each of five tasks, then for all. */
export const warningKeys = [
  'missed1',
  'missed2',
  'missed3',
  'missed4',
  'missed5',
  'overload',
] as const;

/** All sums are of whole nanoseconds: ⌈R/T⌉ of two fractions is wrong by a whole job where R is a multiple of T. */
const nanoseconds = (us: number) => Math.round(us * 1000);
/** What a product of a percentage and nanoseconds may be off by rounding, in nanoseconds. */
const ROUNDING = 1e-6;

interface Prepared {
  /** As in the list, and with its part of k and two context switches. */
  listed: number;
  execution: number;
  period: number;
  deadline: number;
}

/** By deadline, the shortest first; equal ones stay in the order of the list. */
function prepare({ tasks, k_pc, s_us }: ScheduleInputs): Prepared[] {
  return tasks
    .map(([execution, period, deadline]) => {
      const listed = nanoseconds(execution);
      return {
        listed,
        execution: Math.ceil((k_pc * listed) / 100 - ROUNDING) + 2 * nanoseconds(s_us),
        period: nanoseconds(period),
        deadline: nanoseconds(deadline),
      };
    })
    .sort((a, b) => a.deadline - b.deadline);
}

/** The longest response, or `null` beyond the deadline. It grows in each round or stands still. */
function response(tasks: readonly Prepared[], index: number, blocked: number): number | null {
  const task = tasks[index];
  if (!task) return null;
  const above = tasks.slice(0, index);
  let time = above.reduce((sum, { execution }) => sum + execution, blocked + task.execution);
  for (;;) {
    if (time > task.deadline) return null;
    let next = blocked + task.execution;
    for (const { period, execution } of above) next += Math.ceil(time / period) * execution;
    if (next === time) return time;
    time = next;
  }
}

/**
 * The times at which a task may be finished just in time. The exact test needs all multiples of the periods above;
 * E. Bini and G. Buttazzo, "Schedulability Analysis of Periodic Fixed Priority Systems", 2004, show that these few
 * decide the same. A test compares the two.
 */
function decidingTimes(above: readonly Prepared[], time: number): number[] {
  const last = above.at(-1);
  if (!last) return [time];
  const rest = above.slice(0, -1);
  const earlier = Math.floor(time / last.period) * last.period;
  const times = decidingTimes(rest, time);
  return earlier > 0 && earlier < time ? [...decidingTimes(rest, earlier), ...times] : times;
}

/** The largest factor of all execution times with which a task is in time: J. Lehoczky, L. Sha and Y. Ding, 1989. */
function largestFactor(
  tasks: readonly Prepared[],
  index: number,
  blocked: number,
  switching: number,
): number {
  const task = tasks[index];
  if (!task) return Infinity;
  const above = tasks.slice(0, index);
  let largest = -Infinity;
  for (const time of decidingTimes(above, task.deadline)) {
    let [jobs, work] = [1, task.listed];
    for (const { period, listed } of above) {
      const count = Math.ceil(time / period);
      jobs += count;
      work += count * listed;
    }
    largest = Math.max(largest, (time - blocked - switching * jobs) / work);
  }
  return largest;
}

export function compute(values: ScheduleInputs): Result {
  const tasks = prepare(values);
  const blocked = nanoseconds(values.b_us);
  const switching = 2 * nanoseconds(values.s_us);
  const responses = tasks.map((_, index) => response(tasks, index, blocked));
  const factors = tasks.map((_, index) => largestFactor(tasks, index, blocked, switching));
  const factor = Math.min(...factors);
  const first = factors.indexOf(factor);
  const utilisation = tasks.reduce((sum, { execution, period }) => sum + execution / period, 0);

  const warnings = responses.flatMap((time, index) =>
    time === null ? [`missed${index + 1}`] : [],
  );
  // Fractions such as thirds add to a little over 1.
  if (utilisation > 1 + 1e-12) warnings.push('overload');

  return {
    values: {
      R_us: responses.map((time) => (time === null ? null : time / 1000)),
      utilisation,
      liuLayland: tasks.length * (2 ** (1 / tasks.length) - 1),
      factor: Math.max(0, factor),
      firstToMiss: first + 1,
    },
    warnings,
    curve: timeline(tasks, blocked, responses, first),
  };
}

/** Above this ratio of the whole to the shortest period, the beginning is drawn once more, larger. */
const DETAIL_RATIO = 20;
const PERIODS_IN_DETAIL = 10;

function timeline(
  tasks: readonly Prepared[],
  blocked: number,
  responses: readonly (number | null)[],
  first: number,
): Timeline {
  const until = Math.max(...tasks.map(({ deadline }) => deadline));
  const shortest = Math.min(...tasks.map(({ period }) => period));
  const runs = simulate(tasks, blocked, until);
  return {
    kind: 'timeline',
    until: until / 1000,
    detail: until / shortest > DETAIL_RATIO ? (shortest * PERIODS_IN_DETAIL) / 1000 : null,
    blocked: blocked / 1000,
    rows: tasks.map(({ period, deadline }, index): TimelineRow => {
      const time = responses[index] ?? null;
      return {
        period: period / 1000,
        deadline: deadline / 1000,
        response: time === null ? null : time / 1000,
        runs: (runs[index] ?? []).map(([from, to]) => [from / 1000, to / 1000] as const),
      };
    }),
    first,
  };
}

/** The schedule after a common release, which begins with the time without preemption. */
function simulate(
  tasks: readonly Prepared[],
  blocked: number,
  until: number,
): [from: number, to: number][][] {
  const runs: [number, number][][] = tasks.map(() => []);
  const left = tasks.map(() => 0);
  const next = tasks.map(() => 0);
  let now = Math.min(blocked, until);
  const release = () =>
    tasks.forEach(({ period, execution }, index) => {
      const due = Math.floor((now - (next[index] ?? 0)) / period) + 1;
      if (due <= 0) return;
      left[index] = (left[index] ?? 0) + due * execution;
      next[index] = (next[index] ?? 0) + due * period;
    });
  release();
  while (now < until) {
    const running = left.findIndex((time) => time > 0);
    const event = Math.min(until, ...next);
    if (running < 0) now = event;
    else {
      const time = Math.min(left[running] ?? 0, event - now);
      const row = runs[running] ?? [];
      const last = row.at(-1);
      if (last && last[1] === now) last[1] += time;
      else row.push([now, now + time]);
      left[running] = (left[running] ?? 0) - time;
      now += time;
    }
    release();
  }
  return runs;
}
