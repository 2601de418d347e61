import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  expectFinite,
  expectVector,
  readVectors,
} from '../../../tests/support/calculationVectors.ts';
import { anyInputs } from '../../../tests/support/randomInputs.ts';
import { compute, warningKeys } from './compute.ts';
import { lgFieldYears, lgMtbfYears } from './failures.ts';
import { inputs, presets, type SynchroniserInputs } from './inputs.ts';

const {
  vectors,
  tolerance,
  sensitivity = [],
} = readVectors<SynchroniserInputs>(new URL('vectors.json', import.meta.url));
const COUNTS = ['stagesNeeded', 'tableStages', 'tableFactor'];

test.each(vectors)('$name', (vector) => {
  expectVector(compute(vector.inputs), vector, tolerance, COUNTS);
});

test.each(sensitivity)('what a step of $input changes', ({ input, low, high, ...expected }) => {
  const [slow] = presets;
  const years = (change: Readonly<Record<string, number>>) =>
    compute({ ...slow.values, life_y: 10, allow: 0.01, ...change }).values.lgField_y;
  expect(years({ [input]: low }) - years({})).toBeCloseTo(expected.changeLow, 4);
  expect(years({ [input]: high }) - years({})).toBeCloseTo(expected.changeHigh, 4);
});

/** One digit further, as a visitor would type it. */
const FURTHER = 1.001;
/** What computation may be off by. */
const EPSILON = 1e-9;

const settings = anyInputs(inputs);
const failures = (values: SynchroniserInputs) => compute(values).values.expected;
const holds = (values: SynchroniserInputs) => failures(values) <= values.allow * (1 + 1e-6);

function check(property: (values: SynchroniserInputs) => void, numRuns = 300) {
  fc.assert(fc.property(settings, property), { numRuns });
}

test('any setting has a result of numbers, or null, and known warnings in their order', () => {
  check((values) => {
    const result = compute(values);
    expectFinite(result.values);
    expect(result.warnings).toEqual(warningKeys.filter((key) => result.warnings.includes(key)));
  }, 2000);
});

describe('a bound that is entered holds, and one digit further does not', () => {
  test('flip-flops', () => {
    check((values) => {
      const n = compute(values).values.stagesNeeded;
      if (n === null) return;
      expect(holds({ ...values, n })).toBe(true);
      if (n > 2) expect(failures({ ...values, n: n - 1 })).toBeGreaterThan(values.allow);
    });
  });
  test('the slowest τ', () => {
    check((values) => {
      const tau_ps = compute(values).values.tauMax_ps;
      if (tau_ps === null || tau_ps === 0) return;
      expect(holds({ ...values, tau_ps })).toBe(true);
      expect(failures({ ...values, tau_ps: tau_ps * FURTHER })).toBeGreaterThan(values.allow);
    });
  });
  test('the τ of one failure', () => {
    check((values) => {
      const tau_ps = compute(values).values.tauOneFailure_ps;
      if (tau_ps === null || tau_ps === 0) return;
      expect(failures({ ...values, tau_ps })).toBeCloseTo(1, 6);
    });
  });
  test('the fastest clock', () => {
    check((values) => {
      const fc_MHz = compute(values).values.fcMax_MHz;
      if (fc_MHz === null) return;
      expect(holds({ ...values, fc_MHz })).toBe(true);
      expect(failures({ ...values, fc_MHz: fc_MHz * FURTHER })).toBeGreaterThan(values.allow);
    });
  });
});

test('more flip-flops, a faster τ or a slower clock never bring more failures', () => {
  check((values) => {
    const now = compute(values).values.lgExpected + EPSILON;
    for (const change of [
      { n: values.n + 1 },
      { tau_ps: values.tau_ps / FURTHER },
      { fc_MHz: values.fc_MHz / FURTHER },
    ])
      expect(compute({ ...values, ...change }).values.lgExpected).toBeLessThanOrEqual(now);
  });
});

test('one stage more brings as many powers of ten as are said', () => {
  check((values) => {
    const { decadesPerStage, lgMtbf_s } = compute(values).values;
    const gain = compute({ ...values, n: values.n + 1 }).values.lgMtbf_s - lgMtbf_s;
    expect(Math.abs(gain - decadesPerStage)).toBeLessThan(EPSILON * Math.max(1, gain, lgMtbf_s));
  });
});

test('the rows of the table are the results with that τ', () => {
  check((values) => {
    const { tableFactor, tableLgMtbf_y, tableLgField_y, tableStages } = compute(values).values;
    const rows = tableFactor.map(
      (factor) => compute({ ...values, tau_ps: values.tau_ps * factor }).values,
    );
    expect(tableLgMtbf_y).toEqual(rows.map((row) => row.lgMtbf_y));
    expect(tableLgField_y).toEqual(rows.map((row) => row.lgField_y));
    expect(tableStages).toEqual(rows.map((row) => row.stagesNeeded));
  });
});

test('a drawing finds the result at its own operating point, and others beside it', () => {
  check((values) => {
    const slower = { fc_MHz: values.fc_MHz / 2, n: 4, tau_ps: 2 * values.tau_ps };
    const { lgMtbf_y, lgField_y } = compute({ ...values, ...slower }).values;
    expect(lgMtbfYears(values, slower)).toBe(lgMtbf_y);
    expect(lgFieldYears(values, slower)).toBe(lgField_y);
  });
});

test('the default is the first preset', () => {
  const defaults = Object.fromEntries(inputs.map(({ name, default: value }) => [name, value]));
  expect(defaults).toMatchObject(presets[0].values);
});

/** A vendor writes MTBF = exp(C2 t)/(C1 f_c f_d), with C1 in ps and C2 for each ns. */
test('the preset of Actel AC312 has its coefficients as τ and T_w', () => {
  const [c1_ps, c2_perNs] = [15.6, 9.148];
  const { values } = presets[4];
  expect(values.tau_ps).toBeCloseTo(1000 / c2_perNs, 3);
  expect(values.tw_ps).toBe(c1_ps);
});
