import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyShortScheduleValues,
  converterValues,
  queueValues,
  scheduleValues,
  shortScheduleValues,
  totality,
} from '../../../tests/support/randomCalculations.ts';
import * as converter from './analog-and-mixed-signal.ts';
import { isBeyondPeriod, type Result, TASK_LIMITS } from './calculation.ts';
import * as queue from './custom-software.ts';
import * as schedule from './firmware-development.ts';

// Ten thousand of each: tests/full/calculations.test.ts.
test.each(Object.entries(totality))('%s: random inputs give numbers or null', (_, check) => {
  check(1000);
});

const number = (result: Result, key: string) => {
  const value = result.values[key];
  if (typeof value !== 'number') throw new Error(`${key} is ${value}`);
  return value;
};
const EPSILON = 1e-9;

describe('converter', () => {
  test('a noisier clock never gives more bits', () => {
    fc.assert(
      fc.property(
        converterValues,
        fc.double({ min: 1, max: 10, noNaN: true }),
        (values, factor) => {
          const worse = converter.compute({ ...values, tclk_fs: values.tclk_fs * factor });
          expect(number(worse, 'bits')).toBeLessThanOrEqual(
            number(converter.compute(values), 'bits') + EPSILON,
          );
        },
      ),
    );
  });
  test('there are never more bits than the converter has', () => {
    fc.assert(
      fc.property(converterValues, (values) => {
        expect(number(converter.compute(values), 'bits')).toBeLessThanOrEqual(values.n + EPSILON);
      }),
    );
  });
  test('at the corner frequency the clock makes half of the noise', () => {
    fc.assert(
      fc.property(converterValues, (values) => {
        const corner = converter.compute(values).values.corner_MHz;
        if (typeof corner !== 'number' || corner > 1e6) return;
        expect(number(converter.compute({ ...values, fin_MHz: corner }), 'shareClock')).toBeCloseTo(
          0.5,
          9,
        );
      }),
    );
  });
});

describe('schedule', () => {
  /** Each run begins with a job of the task, or after one above it. */
  const MOST_RUNS = TASK_LIMITS.most * 2000 + 100;
  test('at the largest factor every deadline is met, and a little above it one is missed', () => {
    fc.assert(
      fc.property(scheduleValues, (values) => {
        const factor = number(schedule.compute(values), 'factor');
        if (factor < 0.05) return;
        // Execution times are whole nanoseconds: below a nanosecond of the smallest, nothing changes.
        const smallest = Math.min(...values.tasks.map(([execution]) => execution)) * 1000;
        const least = 20 / (smallest * factor);
        if (least > 0.2) return;
        expect(
          schedule.compute({ ...values, k_pc: 100 * factor * (1 - least) }).warnings,
        ).not.toContainEqual(expect.stringMatching('missed'));
        expect(
          schedule.compute({ ...values, k_pc: 100 * factor * (1 + least) }).warnings,
        ).toContainEqual(expect.stringMatching('missed'));
      }),
      { numRuns: 300 },
    );
  });
  test('the simulated first job of a task ends at its worst-case response', () => {
    fc.assert(
      fc.property(shortScheduleValues, (values) => {
        const { curve, warnings } = schedule.compute(values);
        if (curve.kind !== 'timeline' || warnings.length > 0) return;
        for (const { response, period, runs } of curve.rows) {
          const last = runs.filter(([from]) => from < (response ?? 0)).at(-1);
          // A later job may begin in the same instant, and then the two runs are one.
          if (last && (response ?? 0) <= period)
            expect(last[1]).toBeGreaterThanOrEqual((response ?? 0) - 1e-6);
        }
      }),
      { numRuns: 300 },
    );
  });
  test('what is drawn of a task follows one after the other, and is no more than can be seen', () => {
    fc.assert(
      fc.property(scheduleValues, (values) => {
        const { curve } = schedule.compute(values);
        if (curve.kind !== 'timeline') return;
        for (const { runs } of curve.rows) {
          const times = runs.flat();
          expect(times).toEqual(times.toSorted((a, b) => a - b));
          expect(times.at(-1) ?? 0).toBeLessThanOrEqual(curve.until);
          expect(runs.length).toBeLessThan(MOST_RUNS);
        }
      }),
      { numRuns: 300 },
    );
  });
  test('of 100 000 jobs of a task no more are drawn than can be seen, and the task below ends as it should', () => {
    const tasks = [
      [2, 10, 10],
      [200_000, 1e6, 1e6],
    ] as const;
    const { curve } = schedule.compute({ k_pc: 100, b_us: 0, s_us: 0, tasks });
    if (curve.kind !== 'timeline') throw new Error('a schedule without a timeline');
    const [short, long] = curve.rows;
    expect(short?.runs.slice(0, 3)).toEqual([
      [0, 2],
      [10, 12],
      [20, 22],
    ]);
    expect(short?.runs.length).toBeLessThan(MOST_RUNS);
    expect(long?.runs.length).toBeLessThan(MOST_RUNS);
    const pixel = curve.until / 1000;
    expect(Math.abs((long?.runs.at(-1)?.[1] ?? 0) - (long?.response ?? 0))).toBeLessThan(pixel);
  });
  test('the few deciding times give the same factor as all multiples of the periods', () => {
    fc.assert(
      fc.property(shortScheduleValues, (values) => {
        expect(number(schedule.compute(values), 'factor')).toBe(Math.max(0, plainFactor(values)));
      }),
      { numRuns: 300 },
    );
  });
  test('a task whose deadline lies beyond its period has no response, and takes its time from those below', () => {
    fc.assert(
      fc.property(anyShortScheduleValues, (values) => {
        const { values: told, warnings } = schedule.compute(values);
        const beyond = values.tasks.filter(isBeyondPeriod).length;
        expect(warnings.includes('outside')).toBe(beyond > 0);
        const factor = plainFactor(values);
        expect(told.factor).toBe(beyond === values.tasks.length ? null : Math.max(0, factor));
      }),
      { numRuns: 300 },
    );
  });
});

/** The factor as J. Lehoczky, L. Sha and Y. Ding give it, over every multiple of a period. */
function plainFactor({ tasks: list, b_us, s_us }: schedule.ScheduleInputs): number {
  const ns = (us: number) => Math.round(us * 1000);
  const sorted = [...list].sort((a, b) => ns(a[2]) - ns(b[2]));
  let least = Infinity;
  sorted.forEach((task, index) => {
    if (isBeyondPeriod(task)) return;
    const [execution, , deadline] = task;
    const above = sorted.slice(0, index);
    const times = new Set([ns(deadline)]);
    for (const [, period] of above)
      for (let time = ns(period); time <= ns(deadline); time += ns(period)) times.add(time);
    let most = -Infinity;
    for (const time of times) {
      const jobs = above.map(([, period]) => Math.ceil(time / ns(period)));
      const work = above.reduce((sum, [C], at) => sum + (jobs[at] ?? 0) * ns(C), ns(execution));
      most = Math.max(
        most,
        (time - ns(b_us) - 2 * ns(s_us) * jobs.reduce((sum, count) => sum + count, 1)) / work,
      );
    }
    least = Math.min(least, most);
  });
  return least;
}

describe('queue', () => {
  test('workers who are exactly full are full, whatever decimals say so', () => {
    const setting = { v: 1, q_pc: 99, target_ms: 100, outage_min: 60 };
    const full = queue.compute({ ...setting, rate: 90_000, c: 63, s_ms: 0.7 });
    expect(full.warnings).toContain('overload');
    expect(full.values.wait_ms).toBeNull();
    const noSpare = queue.compute({ ...setting, rate: 90_000, c: 64, s_ms: 0.7 });
    expect(noSpare.warnings).toContain('noSpare');
    expect(noSpare.values.waitQOneLess_ms).toBeNull();
  });

  const busy = queueValues.filter(({ rate, s_ms, c }) => rate * s_ms < 1000 * c);
  test('one worker more never lengthens the wait', () => {
    fc.assert(
      fc.property(busy, (values) => {
        const more = queue.compute({ ...values, c: values.c + 1 });
        expect(number(more, 'waitQ_ms')).toBeLessThanOrEqual(
          number(queue.compute(values), 'waitQ_ms') * (1 + EPSILON),
        );
      }),
    );
  });
  test('one queue is never slower than one for each worker', () => {
    fc.assert(
      fc.property(busy, (values) => {
        const result = queue.compute(values);
        expect(number(result, 'waitQ_ms')).toBeLessThanOrEqual(
          number(result, 'waitQSplit_ms') * (1 + EPSILON) + 1e-9,
        );
      }),
    );
  });
  test('the workers that are needed keep the target, and one less does not', () => {
    fc.assert(
      fc.property(queueValues, (values) => {
        const need = queue.compute(values).values.need;
        if (typeof need !== 'number') return;
        const wait = (c: number) => queue.compute({ ...values, c }).values.waitQ_ms;
        expect(wait(need)).toBeLessThanOrEqual(values.target_ms);
        const less = need > 1 ? wait(need - 1) : null;
        if (typeof less === 'number') expect(less).toBeGreaterThan(values.target_ms);
      }),
    );
  });
});
