import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyFilter } from '../../../tests/support/filterInputs.ts';
import { accumulatorBits, dspLoad, isAccumulatorOver, type LoadInputs } from './dspLoad.ts';

const base: LoadInputs = {
  taps: 55,
  bits: 18,
  fs_MHz: 30.72,
  fclk_MHz: 245.76,
  data: 16,
  symmetric: 0,
  family: 0,
};
const columns = (inputs: Partial<LoadInputs>) => dspLoad({ ...base, ...inputs }).columns;

describe('columns of slices', () => {
  // PG149, "Data and Coefficient Bit Width", table 1.
  test.each([
    [25, 18, 1],
    [18, 25, 1],
    [26, 18, 2],
    [18, 26, 2],
    [25, 19, 2],
    [26, 19, 4],
  ])('of a 7 series for data of %d bits and coefficients of %d: %d', (data, bits, expected) => {
    expect(columns({ data, bits })).toBe(expected);
  });
  test.each([
    [1, 27, 18, 1],
    [1, 28, 18, 2],
    [1, 27, 19, 2],
    [2, 24, 27, 1],
    [2, 27, 24, 1],
    [2, 27, 25, 2],
    [3, 18, 18, 0.5],
    [3, 19, 18, 0.5],
    [3, 18, 19, 0.5],
    [3, 19, 19, 1],
    [3, 27, 27, 1],
    [3, 28, 18, 2],
  ])(
    'of family %d for data of %d bits and coefficients of %d: %d',
    (family, data, bits, expected) => {
      expect(columns({ family, data, bits })).toBe(expected);
    },
  );
  test('symmetry takes a bit of data more, for the pre-adder', () => {
    expect(columns({ data: 25, symmetric: 1 })).toBe(2);
    expect(columns({ family: 3, data: 19, symmetric: 1 })).toBe(1);
    expect(columns({ family: 3, data: 27, symmetric: 1 })).toBe(2);
  });
});

test('several multipliers that take turns need a slice more, which adds up; one alone, or none that takes turns, does not', () => {
  expect(dspLoad({ ...base, symmetric: 1 })).toMatchObject({ share: 8, unique: 28, slices: 5 });
  expect(dspLoad({ ...base, taps: 8 })).toMatchObject({ unique: 8, slices: 1 });
  expect(dspLoad({ ...base, fclk_MHz: 30.72 })).toMatchObject({ share: 1, slices: 55 });
});

test('a rate above the clock takes lanes, and a clock that is an exact part of it no lane more', () => {
  const fast = { ...base, symmetric: 1, fs_MHz: 2457.6, fclk_MHz: 491.52, taps: 93 };
  expect(dspLoad(fast)).toMatchObject({ lanes: 5, share: 1, unique: 47, slices: 235 });
  expect(dspLoad({ ...fast, fclk_MHz: 491 })).toMatchObject({ lanes: 6 });
  expect(dspLoad({ ...fast, fs_MHz: 0.3, fclk_MHz: 0.1 })).toMatchObject({ lanes: 3 });
});

test('a slower rate, a shorter filter or symmetry never take more', () => {
  fc.assert(
    fc.property(anyFilter, fc.integer({ min: 2, max: 401 }), (values, taps) => {
      const { slices, slicesExact } = dspLoad({ ...values, taps });
      expect(slices).toBeGreaterThanOrEqual(slicesExact - 1e-6);
      const slower = dspLoad({ ...values, taps, fs_MHz: values.fs_MHz / 2 });
      expect(slower.slices).toBeLessThanOrEqual(slices);
      expect(dspLoad({ ...values, taps: taps - 1 }).slices).toBeLessThanOrEqual(slices);
    }),
    { numRuns: 1000 },
  );
});

test('an accumulator holds the largest sum there can be', () => {
  // Coefficients 3 and 4 with 8 bits of data: 7 · 128 fits into 11 bits.
  expect(accumulatorBits(8, 7)).toBe(11);
  expect(accumulatorBits(8, 8)).toBe(11);
  expect(accumulatorBits(8, 9)).toBe(12);
  expect([0, 1, 2, 3].map((family) => isAccumulatorOver(49, family))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
