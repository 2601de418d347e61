import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  expectFinite,
  expectVector,
  readVectors,
} from '../../../tests/support/calculationVectors.ts';
import { anyInputs, anyRows, evenly, inEvenRatios } from '../../../tests/support/randomInputs.ts';
import { compute, warningKeys } from './compute.ts';
import { inputs, presets, type ScheduleInputs, type ScheduleRow, table } from './inputs.ts';
import { rowTimeline } from './rowTimeline.ts';

const {
  vectors,
  tolerance,
  sensitivity = [],
} = readVectors<ScheduleInputs>(new URL('vectors.json', import.meta.url));
const COUNTS = ['first', 'missed', 'outside', 'unbounded', 'notFollowed'];

test.each(vectors)('$name', (vector) => {
  expectVector(compute(vector.inputs), vector, tolerance, COUNTS);
});

const motor: ScheduleInputs = { ...presets[0].values, ...presets[0].tables };

test('the first preset has the defaults, and presets are those of the vectors', () => {
  expect(presets[0].values).toEqual(
    Object.fromEntries(inputs.map((input) => [input.name, input.default])),
  );
  const ofVectors = vectors.map((vector) => ({
    ...vector.inputs,
    tasks: vector.inputs.tasks.map((row) => ({ ...row, name: '' })),
  }));
  for (const { values, tables } of presets)
    expect(ofVectors).toContainEqual({ ...values, ...tables });
});

/** The slack of the row that has the least, as a share of its deadline. */
const leastSlack = (setting: ScheduleInputs) =>
  Math.min(
    ...compute(setting).values.slack_us.map(
      (slack, index) => (slack ?? 0) / (setting.tasks[index]?.d_us ?? 0),
    ),
  );

/** `tasks[2].c_us` is a cell of the table. */
function withInput(input: string, value: number): ScheduleInputs {
  const [, row, key] = /^tasks\[(\d+)\]\.(\w+)$/.exec(input) ?? [];
  if (row === undefined || key === undefined) return { ...motor, [input]: value };
  return {
    ...motor,
    tasks: motor.tasks.map((each, index) =>
      index === Number(row) - 1 ? { ...each, [key]: value } : each,
    ),
  };
}

test.each(sensitivity)('what a step of $input changes', ({ input, low, high, ...expected }) => {
  const change = (value: number) => leastSlack(withInput(input, value)) - leastSlack(motor);
  expect(change(low)).toBeCloseTo(expected.changeLow, 5);
  expect(change(high)).toBeCloseTo(expected.changeHigh, 5);
});

const anySetting = fc
  .tuple(anyInputs(inputs), anyRows(table, 1))
  .map(([values, tasks]): ScheduleInputs => ({ ...values, tasks }));

test('any setting gives numbers or null, and warnings in their order', () => {
  fc.assert(
    fc.property(anySetting, (setting) => {
      const { values, warnings } = compute(setting);
      expectFinite(values);
      expect(warnings).toEqual(warningKeys.filter((key) => warnings.includes(key)));
    }),
    { numRuns: 2000 },
  );
});

test('an empty table has no row to be late', () => {
  expect(compute({ ...motor, tasks: [] })).toMatchObject({
    values: { factor: null, growth: null, first: [], utilisation: 0 },
    warnings: [],
  });
});

const whole = (us: number) => Number(us.toFixed(3));

/** Tables with loads around what a processor can do; of a random table hardly any row is met. */
const loaded = (jitter: boolean) =>
  fc
    .tuple(
      evenly(0.2, 1.05),
      fc.array(
        fc.record({
          period: inEvenRatios(10, 3000).map(Math.round),
          weight: evenly(0.05, 1),
          deadline: fc.oneof(fc.constant(1), evenly(0.3, 1)),
          jitter: jitter ? fc.oneof(fc.constant(0), evenly(0, 1.5)) : fc.constant(0),
          blocked: jitter ? fc.oneof(fc.constant(0), evenly(0, 0.3)) : fc.constant(0),
        }),
        { minLength: 1, maxLength: 16 },
      ),
    )
    .map(([load, rows]) => {
      const sum = rows.reduce((total, { weight }) => total + weight, 0);
      return rows.map(
        ({ period, weight, deadline, ...row }): ScheduleRow => ({
          name: '',
          c_us: Math.max(0.001, whole((period * load * weight) / sum)),
          t_us: period,
          d_us: whole(period * deadline),
          j_us: whole(period * row.jitter),
          b_us: whole(period * row.blocked),
        }),
      );
    });

const evenSetting = (jitter: boolean): fc.Arbitrary<ScheduleInputs> =>
  fc.record({
    k_pc: fc.constant(100),
    b_us: jitter ? fc.constantFrom(0, 0.5, 5) : fc.constant(0),
    s_us: fc.constantFrom(0, 0.1),
    tasks: fc.oneof(
      loaded(jitter),
      loaded(jitter).map((rows) => rows.toSorted((a, b) => a.d_us - b.d_us)),
    ),
  });

/** Event by event, in whole nanoseconds: the longest response of the last row until it has nothing to do. */
function simulatedResponse(rows: readonly { cost: number; period: number }[], most: number) {
  const state = rows.map((row) => ({ ...row, next: 0, left: 0 }));
  const own = state.at(-1);
  if (!own) return 0;
  const ends: number[] = [];
  let now = 0;
  while (now < most) {
    for (const row of state)
      if (row.next === now) {
        row.left += row.cost;
        row.next += row.period;
      }
    const running = state.find(({ left }) => left > 0);
    if (!running) return Math.max(...ends.map((end, job) => end - job * own.period));
    const job = running === own ? own.left % own.cost || own.cost : running.left;
    const to = Math.min(now + job, ...state.map(({ next }) => next));
    running.left -= to - now;
    if (running === own && to - now === job) ends.push(to);
    now = to;
  }
  return null;
}

test('without blocking and jitter, the schedule after a common release has the responses that are told', () => {
  let compared = 0;
  fc.assert(
    fc.property(evenSetting(false), (setting) => {
      const rows = setting.tasks.map(({ c_us, t_us }) => ({
        cost: Math.round(1000 * (c_us + 2 * setting.s_us)),
        period: 1000 * t_us,
      }));
      compute(setting).values.R_us.forEach((told, index) => {
        if (told === null) return;
        const simulated = simulatedResponse(
          rows.slice(0, index + 1),
          200 * (rows[index]?.period ?? 0),
        );
        compared += 1;
        expect((simulated ?? 0) / 1000).toBe(told);
      });
    }),
    { numRuns: 150 },
  );
  expect(compared).toBeGreaterThan(300);
});

/** Over every release of the rows above and the deadline, whatever the search visits. */
function plainFactor({ tasks, b_us, s_us }: ScheduleInputs, index: number) {
  const row = tasks[index];
  if (!row || row.d_us > row.t_us) return null;
  const above = tasks.slice(0, index);
  const ns = (us: number) => Math.round(1000 * us);
  const limit = ns(row.d_us) - ns(row.j_us);
  const times = [
    limit,
    ...above.flatMap(({ t_us, j_us }) =>
      Array.from(
        { length: Math.max(0, Math.floor((limit + ns(j_us)) / ns(t_us))) },
        (_, job) => (job + 1) * ns(t_us) - ns(j_us),
      ),
    ),
  ].filter((time) => time > 0);
  const factors = times.map((time) => {
    const counts = above.map(({ t_us, j_us }) => Math.ceil((time + ns(j_us)) / ns(t_us)));
    const jobs = counts.reduce((sum, count) => sum + count, 1);
    const work = above.reduce(
      (sum, { c_us }, each) => sum + (counts[each] ?? 0) * ns(c_us),
      ns(row.c_us),
    );
    return (time - ns(b_us) - ns(row.b_us) - 2 * ns(s_us) * jobs) / work;
  });
  return Math.max(0, ...factors);
}

test('the factor of a row is the largest over all times at which that may be', () => {
  fc.assert(
    fc.property(evenSetting(true), (setting) => {
      compute(setting).values.factor_row.forEach((told, index) => {
        expect(told).toBe(plainFactor(setting, index));
      });
    }),
    { numRuns: 150 },
  );
});

test('execution times may grow by the factor, rounded down, and not by the least bit more', () => {
  let checked = 0;
  fc.assert(
    fc.property(evenSetting(true), (setting) => {
      const { factor, outside } = compute(setting).values;
      const shortest_ns = 1000 * Math.min(...setting.tasks.map(({ c_us }) => c_us));
      // Execution times are rounded up to nanoseconds, the factor is not.
      const down = (factor ?? 0) - 1.001 / shortest_ns;
      if (factor === null || down <= 0) return;
      checked += 1;
      expect(compute({ ...setting, k_pc: 100 * down }).values).toMatchObject({
        missed: [],
        outside,
      });
      const up = factor * (1 + 1e-9) + 1e-4 / shortest_ns;
      const late = compute({ ...setting, k_pc: 100 * up }).values;
      expect(late.missed).toEqual(expect.arrayContaining([...late.first]));
      expect(late.missed.length).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
  expect(checked).toBeGreaterThan(40);
});

test('with the least slowdown beyond the factor, the first row ends when it is told', () => {
  fc.assert(
    fc.property(evenSetting(true), (setting) => {
      const { factor, first, beyond_us } = compute(setting).values;
      const [number, beyond] = [first[0] ?? 0, beyond_us[0] ?? null];
      const row = setting.tasks[number - 1];
      if (!row || factor === null || beyond === null) return;
      // The end of the job at a factor above by so little that its work alone hardly grows.
      const slower = {
        ...setting,
        k_pc: 100 * factor * (1 + 1e-9),
        tasks: setting.tasks.map((each, index) =>
          index === number - 1 ? { ...each, t_us: 1e8, d_us: 1e8 } : each,
        ),
      };
      const end = compute(slower).values.R_us[number - 1] ?? null;
      expect(beyond).toBeGreaterThanOrEqual(row.d_us - 0.001);
      // Rounded up to nanoseconds, all jobs together may let in one job more.
      if (end !== null) expect(end).toBeGreaterThanOrEqual(beyond - 0.01);
    }),
    { numRuns: 300 },
  );
});

test('a longer execution time never shortens a response', () => {
  fc.assert(
    fc.property(evenSetting(true), evenly(1, 1.5), (setting, slower) => {
      const now = compute(setting).values.R_us;
      compute({ ...setting, k_pc: 100 * slower }).values.R_us.forEach((time, index) => {
        if (time !== null) expect(time).toBeGreaterThanOrEqual(now[index] ?? 0);
      });
    }),
  );
});

test('the timeline of a row ends its latest job when its response says', () => {
  let compared = 0;
  fc.assert(
    fc.property(evenSetting(true), (setting) => {
      compute(setting).values.R_us.forEach((response, index) => {
        const timeline = rowTimeline(setting, index + 1);
        const row = setting.tasks[index];
        if (!timeline || !row) throw new Error('no timeline');
        const { latest, jobs, lanes } = timeline;
        expect(latest === null).toBe(response === null);
        const job = jobs[latest ?? 0];
        if (latest === null || response === null || !job) return;
        const end = job.end_us ?? 0;
        expect(end - job.deadline_us + row.d_us).toBeCloseTo(response, 6);
        if (lanes.some(({ releases_us }) => releases_us.length === 0)) return;
        compared += 1;
        const runs = lanes.at(-1)?.runs.filter(([from]) => from < end) ?? [];
        const work = runs.reduce((sum, [from, to]) => sum + Math.min(to, end) - from, 0);
        expect(work).toBeCloseTo((latest + 1) * (row.c_us + 2 * setting.s_us), 6);
        expect(runs.at(-1)?.[1]).toBeGreaterThanOrEqual(end);
      });
    }),
    { numRuns: 50 },
  );
  expect(compared).toBeGreaterThan(50);
});

test('any setting has a timeline of few runs for each of its rows', () => {
  fc.assert(
    fc.property(anySetting, (setting) => {
      for (const index of setting.tasks.keys()) {
        const timeline = rowTimeline(setting, index + 1);
        if (!timeline) throw new Error('no timeline');
        const { lanes, jobs, latest, ...times } = timeline;
        expectFinite(times);
        for (const { runs, releases_us } of lanes)
          expectFinite({ runs: runs.flat(), releases_us, count: runs.length });
        expect(Math.max(...lanes.map(({ runs }) => runs.length))).toBeLessThan(20_000);
        expect(jobs.length).toBeLessThan(1000);
        expect(latest ?? 0).toBeLessThan(100);
      }
    }),
    { numRuns: 30 },
  );
});

test('rows above that leave next to nothing are no endless search', () => {
  const tasks = [
    [310, 1270, 0],
    [500, 1578, 0],
    [650, 1714, 1478],
    [45, 1805, 0],
    [8, 1107, 215],
    [33, 1193, 250],
    [13, 1e11, 0],
  ].map(([c = 0, t = 0, j = 0]) => ({
    name: '',
    c_us: c / 1000,
    t_us: t / 1000,
    d_us: t / 1000,
    j_us: j / 1000,
    b_us: 0,
  }));
  const { values } = compute({ k_pc: 100, b_us: 0, s_us: 0, tasks });
  expect(values.utilisation).toBeLessThan(1);
  expect(values.notFollowed).toContain(7);
});
