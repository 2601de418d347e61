import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounded } from './fixedPoint.ts';

const filters = fc
  .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 1, maxLength: 40 })
  .filter((half) => half.some((each) => Math.abs(each) > 1e-6))
  .map((half) => ({ taps: 2 * half.length, half }));
const bits = fc.integer({ min: 2, max: 29 });

const largest = (numbers: readonly number[]) => Math.max(...numbers.map(Math.abs));

test('with full range, the largest coefficient is the largest number', () => {
  fc.assert(
    fc.property(filters, bits, (filter, width) => {
      const { half } = rounded(filter, { bits: width, full: true });
      expect(largest(half)).toBe(2 ** (width - 1) - 1);
      expect(half.every((each) => Number.isInteger(each) && !Object.is(each, -0))).toBe(true);
    }),
  );
});

test('with a power of two, each is the nearest whole number, and twice the power would be too much', () => {
  fc.assert(
    fc.property(filters, bits, (filter, width) => {
      const { half } = rounded(filter, { bits: width, full: false });
      const top = 2 ** (width - 1) - 1;
      const power = 2 ** Math.floor(Math.log2(top / largest(filter.half)) + 1e-9);
      expect(largest(half)).toBeLessThanOrEqual(top);
      expect(largest(filter.half) * 2 * power).toBeGreaterThan(top * (1 - 1e-8));
      half.forEach((each, index) => {
        expect(Math.abs(each - (filter.half[index] ?? 0) * power)).toBeLessThanOrEqual(0.5);
      });
    }),
  );
});

test('halves are rounded away from zero', () => {
  // The power of two is 2.
  const { half } = rounded({ taps: 8, half: [0.25, -0.25, 1.5, 0.2] }, { bits: 3, full: false });
  expect(half).toEqual([1, -1, 3, 0]);
});
