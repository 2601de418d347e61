import {
  type Input,
  isBeyondPeriod,
  type Preset,
  type Result,
  type Tasks,
  type Timeline,
  type TimelineRow,
} from './calculation.ts';

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
  'outside',
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
  /** It has no response of its own, and interrupts the tasks below all the same. */
  isOutside: boolean;
}

/** By deadline, the shortest first; equal ones stay in the order of the list. */
function prepare({ tasks, k_pc, s_us }: ScheduleInputs): Prepared[] {
  return tasks
    .map((task) => {
      const [execution, period, deadline] = task;
      const listed = nanoseconds(execution);
      return {
        listed,
        execution: Math.ceil((k_pc * listed) / 100 - ROUNDING) + 2 * nanoseconds(s_us),
        period: nanoseconds(period),
        deadline: nanoseconds(deadline),
        isOutside: isBeyondPeriod(task),
      };
    })
    .sort((a, b) => a.deadline - b.deadline);
}

/** More than a sum of five shares of the processor may be off by rounding. */
const SHARE_ROUNDING = 1e-12;

/**
 * The longest response, or `null` beyond the deadline or outside the model. It grows in each round or stands still. If the tasks above took
 * their shares of the processor evenly, it would not be longer, so the rounds begin there: that spares thousands.
 */
function response(tasks: readonly Prepared[], index: number, blocked: number): number | null {
  const task = tasks[index];
  if (!task || task.isOutside) return null;
  const above = tasks.slice(0, index);
  const free = 1 - above.reduce((sum, { execution, period }) => sum + execution / period, 0);
  const evenly = (blocked + task.execution) / (Math.max(0, free) + SHARE_ROUNDING);
  const together = above.reduce((sum, { execution }) => sum + execution, blocked + task.execution);
  let time = Math.max(together, Math.floor(evenly));
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
 * decide the same where the tasks above are in time. A test compares the two.
 */
function decidingTimes(above: readonly Prepared[], time: number): number[] {
  const last = above.at(-1);
  if (!last) return [time];
  const rest = above.slice(0, -1);
  const earlier = Math.floor(time / last.period) * last.period;
  const times = decidingTimes(rest, time);
  return earlier > 0 && earlier < time ? [...decidingTimes(rest, earlier), ...times] : times;
}

/** All times at which that may be: needed below a task outside the model, of which nobody knows whether it is in time. */
const allTimes = (above: readonly Prepared[], deadline: number): number[] => [
  deadline,
  ...above.flatMap(({ period }) =>
    Array.from({ length: Math.floor(deadline / period) }, (_, job) => (job + 1) * period),
  ),
];

/** The largest factor of all execution times with which a task is in time: J. Lehoczky, L. Sha and Y. Ding, 1989. */
function largestFactor(
  tasks: readonly Prepared[],
  index: number,
  blocked: number,
  switching: number,
): number {
  const task = tasks[index];
  if (!task || task.isOutside) return Infinity;
  const above = tasks.slice(0, index);
  let largest = -Infinity;
  const times = above.some(({ isOutside }) => isOutside) ? allTimes : decidingTimes;
  for (const time of times(above, task.deadline)) {
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

/** Whether every deadline is met. */
export function isMet(values: ScheduleInputs): boolean {
  const tasks = prepare(values);
  const blocked = nanoseconds(values.b_us);
  return tasks.every((task, index) => task.isOutside || response(tasks, index, blocked) !== null);
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
    time === null && !tasks[index]?.isOutside ? [`missed${index + 1}`] : [],
  );
  // Fractions such as thirds add to a little over 1.
  if (utilisation > 1 + 1e-12) warnings.push('overload');
  if (tasks.some(({ isOutside }) => isOutside)) warnings.push('outside');
  // Without a task inside the model there is no largest factor.
  const hasFactor = Number.isFinite(factor);

  return {
    values: {
      R_us: responses.map((time) => (time === null ? null : time / 1000)),
      utilisation,
      liuLayland: tasks.length * (2 ** (1 / tasks.length) - 1),
      factor: hasFactor ? Math.max(0, factor) : null,
      firstToMiss: hasFactor ? first + 1 : null,
    },
    warnings,
    curve: timeline(tasks, blocked, responses, hasFactor ? first : null),
  };
}

/** Above this ratio of the whole to the shortest period, the beginning is drawn once more, larger. */
const DETAIL_RATIO = 20;
const PERIODS_IN_DETAIL = 10;

function timeline(
  tasks: readonly Prepared[],
  blocked: number,
  responses: readonly (number | null)[],
  first: number | null,
): Timeline {
  const until = Math.max(...tasks.map(({ deadline }) => deadline));
  const shortest = Math.min(...tasks.map(({ period }) => period));
  const detail = until / shortest > DETAIL_RATIO ? shortest * PERIODS_IN_DETAIL : null;
  const runs = drawnRuns(tasks, blocked, until, detail ?? until);
  return {
    kind: 'timeline',
    until: until / 1000,
    detail: detail === null ? null : detail / 1000,
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

type Run = [from: number, to: number];

/** The period of a task with more jobs is less than half a pixel wide. */
const MOST_JOBS = 2000;

/**
 * What each task runs. A period of 10 µs has 100 000 jobs in one of a second, which nobody could see and every move of
 * a rule would compute anew: after the detail, jobs of such a task come in bundles of the same utilisation.
 */
function drawnRuns(
  tasks: readonly Prepared[],
  blocked: number,
  until: number,
  detail: number,
): Run[][] {
  const bundle = until / MOST_JOBS;
  if (tasks.every(({ period }) => period >= bundle)) return simulate(tasks, blocked, until, 0);
  const bundled = tasks.map(({ period, execution }) => {
    const jobs = Math.ceil(bundle / period);
    return { period: jobs * period, execution: jobs * execution };
  });
  const beginning = simulate(tasks, blocked, detail, 0);
  return simulate(bundled, blocked, until, bundle).map((runs, index) => [
    ...(beginning[index] ?? []),
    ...runs.filter(([, to]) => to > detail).map(([from, to]): Run => [Math.max(from, detail), to]),
  ]);
}

/**
 * The schedule after a common release, which begins with the time without preemption. Runs of a task are one if the
 * pause between them is not longer than `pause`.
 */
function simulate(
  tasks: readonly Pick<Prepared, 'period' | 'execution'>[],
  blocked: number,
  until: number,
  pause: number,
): Run[][] {
  const rows = tasks.map(({ period, execution }) => ({
    period,
    execution,
    left: 0,
    next: 0,
    runs: [] as Run[],
  }));
  let now = Math.min(blocked, until);
  while (now < until) {
    let event = until;
    let running: (typeof rows)[number] | undefined;
    for (const row of rows) {
      if (row.next <= now) {
        const due = Math.floor((now - row.next) / row.period) + 1;
        row.left += due * row.execution;
        row.next += due * row.period;
      }
      event = Math.min(event, row.next);
      if (!running && row.left > 0) running = row;
    }
    if (!running) now = event;
    else {
      const to = Math.min(now + running.left, event);
      const last = running.runs.at(-1);
      if (last && now - last[1] <= pause) last[1] = to;
      else running.runs.push([now, to]);
      running.left -= to - now;
      now = to;
    }
  }
  return rows.map(({ runs }) => runs);
}
