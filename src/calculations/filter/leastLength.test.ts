import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { herrmannTaps, leastLength, MOST_TAPS } from './leastLength.ts';
import { isEven } from './symmetricFilter.ts';

const LTE = { pass: 9 / 30.72, stop: 11 / 30.72, atten_dB: 80, ripple_dB: 0.1 };

test('the estimate lies beside the length that is found for the default, and above the limit for a narrow band', () => {
  expect(herrmannTaps(LTE, 2 / 30.72)).toBe(52);
  expect(herrmannTaps(LTE, 0.05 / 30.72)).toBe(2044);
});

test('a wide band is estimated no shorter than a filter can be', () => {
  expect(herrmannTaps({ ...LTE, atten_dB: 20, ripple_dB: 3 }, 0.499)).toBe(2);
});

describe('the least length', () => {
  const length = fc.integer({ min: 2, max: MOST_TAPS + 20 });
  test('is that of the parity that needs less, however far off the estimate is', () => {
    fc.assert(
      fc.property(length, length, length, fc.boolean(), (even, odd, estimate, oddOnly) => {
        const isEnough = (taps: number) => taps >= (isEven(taps) ? even : odd);
        const plain = Array.from({ length: MOST_TAPS - 1 }, (_, index) => index + 2).find(
          (taps) => isEnough(taps) && !(oddOnly && isEven(taps)),
        );
        expect(leastLength({ estimate, oddOnly }, isEnough)).toBe(plain ?? null);
      }),
      { numRuns: 2000 },
    );
  });

  test('is found with few designs, each of a length that a filter can have', () => {
    fc.assert(
      fc.property(length, length, (needed, estimate) => {
        const tried: number[] = [];
        leastLength({ estimate, oddOnly: false }, (taps) => {
          tried.push(taps);
          return taps >= needed;
        });
        expect(tried.length).toBeLessThanOrEqual(20);
        expect(tried.filter((taps) => taps < 2 || taps > MOST_TAPS)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});
