import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  expectFinite,
  expectVector,
  readVectors,
} from '../../../tests/support/calculationVectors.ts';
import { anyInputs, inEvenRatios } from '../../../tests/support/randomInputs.ts';
import { compute, warningKeys } from './compute.ts';
import { type AlarmInputs, inputs, presets } from './inputs.ts';
import { normalTail } from './normal.ts';
import { proportionLimits } from './proportion.ts';
import { precisionCurve } from './rates.ts';

const {
  vectors,
  tolerance,
  sensitivity = [],
} = readVectors<AlarmInputs>(new URL('vectors.json', import.meta.url));
const COUNTS = ['cleanSamples', 'goodNeeded', 'faultyNeeded', 'producedForFaulty'];
/** For what is equal but for rounding. */
const EPSILON = 1e-9;

const at = (change: Partial<AlarmInputs> = {}): AlarmInputs => ({
  ...presets[0].values,
  ...change,
});

test.each(vectors)('$name', (vector) => {
  expectVector(compute(vector.inputs), vector, tolerance, COUNTS);
});

test.each(sensitivity)('what a step of $input changes', ({ input, low, high, ...expected }) => {
  const headline = (change: Partial<AlarmInputs>) => {
    const ppv = compute(at(change)).values.ppv ?? 0;
    return Math.log(ppv / (1 - ppv));
  };
  expect(headline({ [input]: low }) - headline({})).toBeCloseTo(expected.changeLow, 5);
  expect(headline({ [input]: high }) - headline({})).toBeCloseTo(expected.changeHigh, 5);
});

test('the first preset has the defaults', () => {
  expect(at()).toEqual(Object.fromEntries(inputs.map((input) => [input.name, input.default])));
});

const aCount = inEvenRatios(0.5, 1e9).map(Math.round);
const someCounts = fc.record({ tp: aCount, fn: aCount, fp: aCount, tn: aCount });
/** Half of them with counts of every size: evenly distributed ones are nearly all large. */
const settings = fc
  .tuple(anyInputs(inputs), fc.option(someCounts, { nil: {} }))
  .map(([setting, counts]) => ({ ...setting, ...counts }));
const withCounts = fc
  .tuple(anyInputs(inputs), someCounts)
  .map(([setting, counts]) => ({ ...setting, ...counts, counts: 1 }));

const check = (property: (setting: AlarmInputs) => void, numRuns = 300) =>
  fc.assert(fc.property(settings, property), { numRuns });

test('any setting gives numbers or null, and warnings in their order', () => {
  check((setting) => {
    const { values, warnings } = compute(setting);
    expectFinite(values);
    expect(warnings).toEqual(warningKeys.filter((key) => warnings.includes(key)));
  }, 2000);
});

test.each([
  { tpr_pc: 1e-310, fpr_pc: 100 },
  { tpr_pc: 5e-324, fpr_pc: 5e-324 },
  { tpr_pc: 30.000_000_000_000_004, fpr_pc: 30 },
  { tpr_pc: 99.999_999_999_999_99, fpr_pc: 1e-300 },
  { tpr_pc: 100, fpr_pc: 99.999_999_999_999_99 },
  { tpr_pc: 95, fpr_pc: 49.999_999_999_999_99 },
  { counts: 1, tp: 1e9, fn: 1e9, fp: 1e9, tn: 1e9 },
  { counts: 1, tp: 1e9, fn: 1, fp: 1, tn: 1e9 },
  { counts: 1, tp: 0, fn: 1e9, fp: 0, tn: 1e9 },
])('numbers at the ends of the ranges: %j', (change) => {
  for (const prevalence of [1e-6, 0.5])
    expectFinite(compute(at({ ...change, prevalence, r: 1e6, n: 1e9 })).values);
});

test('counts give what their rates give, and intervals', () => {
  const set = compute(at());
  const counted = compute(at({ counts: 1 }));
  for (const key of ['ppv', 'cost', 'd', 'costBest', 'faultyNeeded', 'goodNeeded'] as const)
    expect(counted.values[key]).toBeCloseTo(set.values[key] ?? Number.NaN, 9);
  expect([set.values.ppvLow, set.values.tprHigh]).toEqual([null, null]);
});

test('each interval holds its value, and ten times the counts make it narrower', () => {
  fc.assert(
    fc.property(withCounts, (setting) => {
      const { values } = compute(setting);
      if (values.ppv === null) return;
      for (const [low, value, high] of [
        [values.tprLow, values.tpr, values.tprHigh],
        [values.fprLow, values.fpr, values.fprHigh],
        [values.ppvLow, values.ppv, values.ppvHigh],
        [values.worthLow, values.worth, values.worthHigh],
      ]) {
        expect(low).toBeLessThanOrEqual(value ?? Number.NaN);
        expect(high).toBeGreaterThanOrEqual(value ?? Number.NaN);
      }
      const { tp, fn, fp, tn } = setting;
      const more = compute({ ...setting, tp: 10 * tp, fn: 10 * fn, fp: 10 * fp, tn: 10 * tn });
      const width = ({ ppvLow, ppvHigh }: typeof values) => (ppvHigh ?? 0) - (ppvLow ?? 0);
      expect(width(more.values)).toBeLessThanOrEqual(width(values) + EPSILON);
    }),
  );
});

test('a rarer fault makes fewer alarms real and an alarm worth less', () => {
  check((setting) => {
    const [now, rarer] = [setting, { ...setting, prevalence: setting.prevalence / 2 }].map(
      (each) => compute(each).values,
    );
    if (now?.ppv == null) return;
    expect(rarer?.ppv).toBeLessThanOrEqual(now.ppv * (1 + EPSILON));
    expect(rarer?.worth).toBeLessThanOrEqual((now.worth ?? 0) + EPSILON * setting.r);
  });
});

test('at the break-even base rate an alarm is worth nothing, and above it something', () => {
  check((setting) => {
    const { breakEven } = compute(setting).values;
    if (breakEven === null || breakEven === 0 || breakEven > 0.5) return;
    const worth = (prevalence: number) => compute({ ...setting, prevalence }).values.worth ?? 0;
    expect(Math.abs(worth(breakEven))).toBeLessThan(1e-6);
    expect(worth(breakEven * 1.001)).toBeGreaterThan(0);
    expect(worth(breakEven * 0.999)).toBeLessThan(0);
  });
});

test('the curves have the rates from which they come, and no threshold is cheaper than the cheapest', () => {
  check((setting) => {
    const { d, t, tpr, fpr, cost, costBest, aucMiss } = compute(setting).values;
    if (d === null || t === null || tpr === null || fpr === null) return;
    expect(normalTail(t) / fpr).toBeCloseTo(1, 9);
    expect(normalTail(t - d) / tpr).toBeCloseTo(1, 9);
    expect(costBest).toBeLessThanOrEqual((cost ?? 0) * (1 + EPSILON));
    expect(aucMiss).toBeLessThan(0.5);
  });
});

test('so many good parts without a false alarm show the rate, and one fewer does not', () => {
  check((setting) => {
    const { cleanSamples, fpr } = compute(setting).values;
    if (cleanSamples === null || fpr === null) return;
    const byChance = (samples: number) => Math.exp(samples * Math.log1p(-fpr));
    expect(byChance(cleanSamples)).toBeLessThanOrEqual(0.05 * (1 + EPSILON));
    expect(byChance(cleanSamples - 1)).toBeGreaterThan(0.05 * (1 - EPSILON));
  });
});

/** Whole but for rounding is whole. */
const hits = (samples: number, rate: number) => Math.ceil(samples * rate * (1 - 1e-12));

test('so many parts as are needed have the limits that are wanted', () => {
  check((setting) => {
    const { values } = compute(setting);
    const { goodNeeded, faultyNeeded, fpr, tpr } = values;
    if (fpr === null || tpr === null) return;
    if (goodNeeded !== null)
      expect(proportionLimits(hits(goodNeeded, fpr), goodNeeded, 0.05).high).toBeLessThanOrEqual(
        2 * fpr * (1 + 1e-7),
      );
    if (faultyNeeded !== null) {
      const found = faultyNeeded - hits(faultyNeeded, 1 - tpr);
      expect(proportionLimits(found, faultyNeeded, 0.05).low).toBeGreaterThanOrEqual(
        tpr - setting.h_pc / 100 - EPSILON,
      );
    }
  });
});

test('recall that is not above what it may miss needs no samples, for it is never shown', () => {
  expect(compute(at({ tpr_pc: 10, h_pc: 10 })).values.faultyNeeded).toBeNull();
  expect(compute(at({ tpr_pc: 10.1, h_pc: 10 })).values.faultyNeeded).toBeGreaterThan(0);
  expect(compute(at({ fpr_pc: 50 })).values.goodNeeded).toBeNull();
});

test('counts of parts among which none raised an alarm say nothing about alarms', () => {
  const { values, warnings } = compute(at({ counts: 1, tp: 0, fn: 5, fp: 0, tn: 50 }));
  expect(values).toMatchObject({ ppv: null, ppvLow: null, worthHigh: null, breakEvenHigh: null });
  expect(warnings).toEqual(['noAlarms', 'noSeparation']);
});

test('the curve of the drawing has what is told', () => {
  const setting = at({ counts: 1 });
  const { ppv, ppvLow, ppvHigh } = compute(setting).values;
  expect(precisionCurve(setting)(0.001)).toEqual({ ppv, low: ppvLow, high: ppvHigh });
  expect(precisionCurve(at())(0.001)).toEqual({ ppv, low: null, high: null });
});
