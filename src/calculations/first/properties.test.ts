import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  converterValues,
  queueValues,
  totality,
} from '../../../tests/support/randomCalculations.ts';
import * as converter from './analog-and-mixed-signal.ts';
import type { Result } from './calculation.ts';
import * as queue from './custom-software.ts';

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
