import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  expectFinite,
  expectVector,
  readVectors,
} from '../../../tests/support/calculationVectors.ts';
import { anyInputs } from '../../../tests/support/randomInputs.ts';
import { answerQAt, compute, roundRobinQAt, waitQAt, warningKeys } from './compute.ts';
import { inputs, presets, type QueueInputs } from './inputs.ts';

const {
  vectors,
  tolerance,
  sensitivity = [],
} = readVectors<QueueInputs>(new URL('vectors.json', import.meta.url));
const COUNTS = ['need', 'needLost'];
/** For what is equal but for rounding. */
const EPSILON = 1e-9;

const settings = anyInputs(inputs);
const busy = settings.filter(({ rate, s_ms, c }) => rate * s_ms < 999 * c);

test.each(vectors)('$name', (vector) => {
  expectVector(compute(vector.inputs), vector, tolerance, COUNTS);
});

const at = (change: Partial<QueueInputs> = {}): QueueInputs => ({
  ...presets[0].values,
  ...change,
});

test('the first preset has the defaults', () => {
  expect(at()).toEqual(Object.fromEntries(inputs.map((input) => [input.name, input.default])));
});

test.each(sensitivity)('what a step of $input changes', ({ input, low, high, ...expected }) => {
  const headline = (value: number) =>
    Math.log(compute({ ...at(), [input]: value }).values.answerQ_ms ?? 0);
  const now = Math.log(compute(at()).values.answerQ_ms ?? 0);
  expect(headline(low) - now).toBeCloseTo(expected.changeLow, 5);
  expect(headline(high) - now).toBeCloseTo(expected.changeHigh, 5);
});

test('any setting gives numbers or null, and warnings in their order', () => {
  fc.assert(
    fc.property(settings, (setting) => {
      const { values, warnings } = compute(setting);
      expectFinite(values);
      expect(warnings).toEqual(warningKeys.filter((key) => warnings.includes(key)));
    }),
    { numRuns: 2000 },
  );
});

test.each([0, 1e-320, 1e-9, 1e-3, 1 - 1e-12, 1, 1 + 1e-12, 1.5])(
  'a deviation of %d at any load gives numbers',
  (cv) => {
    for (const rate of [0.01, 120, 159.999_999_9, 160, 1e5])
      expectFinite(compute(at({ cv, rate })).values);
  },
);

test('workers who are exactly full are full, whatever decimals say so', () => {
  const full = compute(at({ rate: 90_000, c: 63, s_ms: 0.7 }));
  expect(full.warnings).toContain('overload');
  expect(full.values.wait_ms).toBeNull();
  const noSpare = compute(at({ rate: 90_000, c: 64, s_ms: 0.7 }));
  expect(noSpare.warnings).toContain('noSpare');
  expect(noSpare.values.waitQLost_ms).toBeNull();
});

test('with exponential service the answer is that of M/M/c', () => {
  fc.assert(
    fc.property(busy, (setting) => {
      const { values } = compute({ ...setting, cv: 1 });
      const spare = setting.c - (setting.rate * setting.s_ms) / 1000;
      fc.pre(Math.abs(spare - 1) > 1e-3);
      const x = (values.answerQ_ms ?? 0) / setting.s_ms;
      const byWaiting = (Math.exp(-x) - Math.exp(-x * spare)) / (spare - 1);
      const tail = Math.exp(-x) + (values.pWait ?? 0) * byWaiting;
      expect((100 * tail) / (100 - setting.q_pc)).toBeCloseTo(1, 6);
    }),
  );
});

test('a deviation next to that of exponential service changes next to nothing', () => {
  fc.assert(
    fc.property(busy, (setting) => {
      const [less, exact, more] = [1 - 1e-9, 1, 1 + 1e-9].map(
        (cv) => compute({ ...setting, cv }).values.answerQ_ms ?? 0,
      );
      expect((less ?? 0) / (exact ?? 0)).toBeCloseTo(1, 6);
      // The share of each of the two exponentials goes with the root of the difference.
      expect((more ?? 0) / (exact ?? 0)).toBeCloseTo(1, 3);
    }),
  );
});

test('a single worker is M/M/1, however requests are dealt', () => {
  fc.assert(
    fc.property(busy, ({ c, rate, ...rest }) => {
      const { values } = compute({ ...rest, rate: rate / c, c: 1, cv: 1 });
      const late = (100 - rest.q_pc) / 100;
      const rest_ms = rest.s_ms / (1 - values.utilisation);
      for (const answer of [
        values.answerQ_ms,
        values.answerQRandom_ms,
        values.answerQRoundRobin_ms,
      ])
        expect((answer ?? 0) / (-rest_ms * Math.log(late))).toBeCloseTo(1, 9);
      const difference = (values.waitQRoundRobin_ms ?? 0) - (values.waitQRandom_ms ?? 0);
      expect(Math.abs(difference) / rest_ms).toBeLessThan(EPSILON);
    }),
  );
});

test('one queue is never slower than queues dealt in turn, and these never slower than at random', () => {
  fc.assert(
    fc.property(busy, (setting) => {
      const { values } = compute({ ...setting, cv: 1 });
      const told = [values.answerQ_ms, values.answerQRoundRobin_ms, values.answerQRandom_ms];
      expect(told[0]).toBeLessThanOrEqual((told[1] ?? 0) * (1 + EPSILON));
      expect(told[1]).toBeLessThanOrEqual((told[2] ?? 0) * (1 + EPSILON));
    }),
  );
});

test('one worker more never lengthens wait or answer, a higher load never shortens them', () => {
  fc.assert(
    fc.property(busy, (setting) => {
      for (const time of [waitQAt, answerQAt]) {
        const now = time(setting, setting.rate, setting.c) ?? 0;
        const more = time(setting, setting.rate, setting.c + 1) ?? Infinity;
        const less = time(setting, setting.rate * 0.9, setting.c) ?? Infinity;
        expect(Math.max(more, less)).toBeLessThanOrEqual(now * (1 + EPSILON));
      }
    }),
  );
});

test('the answer takes at least as long as the service and as the wait', () => {
  fc.assert(
    fc.property(busy, (setting) => {
      const { values } = compute(setting);
      expect(values.answerQ_ms).toBeGreaterThanOrEqual(values.serviceQ_ms * (1 - EPSILON));
      expect(values.answerQ_ms).toBeGreaterThanOrEqual((values.waitQ_ms ?? 0) * (1 - EPSILON));
    }),
  );
});

/** Whether the target is kept, told by the time itself. */
function keeps(setting: QueueInputs, rate: number, workers: number) {
  const time = setting.of === 1 ? answerQAt : waitQAt;
  return (time(setting, rate, workers) ?? Infinity) <= setting.target_ms * (1 + EPSILON);
}

/**
 * Targets that are near what can be reached; those of the range are mostly far off. Deviations are steps of the
 * field: next to 0 a target may lie within the last digits of nearly constant service.
 */
const withTarget = fc.tuple(settings, fc.integer({ min: 1, max: 40 })).map(([setting, factor]) => ({
  ...setting,
  cv: Math.round(20 * setting.cv) / 20,
  target_ms: (setting.s_ms * factor) / 4,
}));

test('the workers that are needed keep the target, and one fewer does not', () => {
  fc.assert(
    fc.property(withTarget, (setting) => {
      const { need, needLost } = compute(setting).values;
      if (need === null) return;
      expect(keeps(setting, setting.rate, need)).toBe(true);
      expect(
        keeps({ ...setting, target_ms: setting.target_ms * (1 - 1e-6) }, setting.rate, need - 1),
      ).toBe(false);
      expect(needLost).toBe(need + setting.lost);
    }),
  );
});

test('the largest load in five digits keeps the target when entered, and one digit more does not', () => {
  fc.assert(
    fc.property(withTarget, (setting) => {
      const { rateForTarget, rateForTargetLost } = compute(setting).values;
      for (const [rate, workers] of [
        [rateForTarget, setting.c],
        [rateForTargetLost, setting.c - setting.lost],
      ] as const) {
        if (rate === 0) continue;
        const digit = 10 ** (Math.floor(Math.log10(rate)) - 4);
        const down = Math.floor(rate / digit) * digit;
        expect(keeps(setting, down, workers)).toBe(true);
        expect(keeps(setting, down + 2 * digit, workers)).toBe(false);
      }
    }),
  );
});

test('a target of nothing is never kept for the answer, and for the wait where hardly anyone waits', () => {
  expect(compute(at({ target_ms: 0 }))).toMatchObject({
    values: { rateForTarget: 0, rateForTargetLost: 0, need: null },
    warnings: ['serviceTooSlow'],
  });
  const { values, warnings } = compute(at({ target_ms: 0, of: 0 }));
  expect(warnings).toEqual([]);
  expect(compute(at({ rate: values.rateForTarget })).values.pWait).toBeCloseTo(0.01, 9);
});

test('more workers than are looked at are no answer', () => {
  const { values, warnings } = compute(at({ rate: 1e5, target_ms: 1000 }));
  expect(values.need).toBeNull();
  expect(warnings).toEqual(['overload', 'noNeed']);
});

test('the evaluators of the drawing give what is told', () => {
  const { values } = compute(at());
  expect(answerQAt(at(), 120, 8)).toBe(values.answerQ_ms);
  expect(waitQAt(at(), 120, 7)).toBe(values.waitQLost_ms);
  expect(roundRobinQAt(at(), 120, 8)).toBe(values.answerQRoundRobin_ms);
  expect(roundRobinQAt(at({ of: 0 }), 120, 8)).toBe(values.waitQRoundRobin_ms);
  expect(answerQAt(at(), 160, 8)).toBeNull();
  expect(roundRobinQAt(at({ cv: 0.5 }), 120, 8)).toBeNull();
});
