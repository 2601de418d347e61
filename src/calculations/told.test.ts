import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  keptInOrder,
  type Side,
  type Telling,
  type Told,
  tell,
  toDigits,
  toldNumber,
} from './told.ts';

const near = (unit: string): Telling => ({ unit, side: 'near' });
const SIDES: readonly Side[] = ['down', 'near', 'up'];

describe('a number is rounded to its side', () => {
  test.each([
    [1.1916, 'down', 1.19],
    [1.1916, 'up', 1.2],
    [3.000_000_000_1, 'up', 3],
    [2.999_999_999_9, 'down', 3],
    [-1.234, 'down', -1.24],
    [999.6, 'near', 1000],
    [999.6, 'down', 999],
    [Number.MIN_VALUE, 'near', Number.MIN_VALUE],
  ] as const)('%s %s is %s', (x, side, rounded) => {
    expect(toDigits(x, 3, side)).toBe(rounded);
  });
});

describe('prefixes move', () => {
  test.each([
    [25_900, 'fs', 25.9, 'ps'],
    [6.63e-5, 'pF', 66.3, 'aF'],
    [503_400, 'fs', 503, 'ps'],
    [999_960, 'fs', 1, 'ns'],
    [0.025_92, 'MHz', 25.9, 'kHz'],
    [3895, 'MHz', 3.9, 'GHz'],
    [0.008_256, 'G/s', 8.26, 'M/s'],
    [5e7, 'µA', 50, 'A'],
    [119, 's', 119, 's'],
    [120, 's', 2, 'minute'],
    [0.9347, 'y', 341, 'day'],
    [0, 'ms', 0, 'ms'],
    [0, 'y', 0, 's'],
  ])('%s %s is told as %s %s', (value, unit, number, written) => {
    expect(tell(value, near(unit))).toEqual({ number, unit: written });
  });
});

describe('digits belong to what is told', () => {
  test.each([
    [11.055, near('bits'), { number: 11.06, unit: '', decimals: 2 }],
    [11, near('bits'), { number: 11, unit: '', decimals: 2 }],
    [0.004, near('bits'), { number: 0.01, unit: '', beyond: '<' }],
    [11.9997, { unit: 'bits', side: 'down' }, { number: 11.99, unit: '', decimals: 2 }],
    [79.98, { unit: 'level', side: 'down' }, { number: 79.9, unit: 'dB', decimals: 1 }],
    [
      0.004_56,
      { unit: 'level', side: 'up', digits: 2 },
      { number: 0.0046, unit: 'dB', decimals: 4 },
    ],
    [2093.2, { unit: 'count', side: 'up' }, { number: 2094, unit: '' }],
    [10_450_800, { unit: 'count', side: 'up' }, { number: 10_450_800, unit: '' }],
    [1_286_678_006, { unit: 'count', side: 'up' }, { number: 1_286_678_006, unit: '' }],
    [553_721.870_48, { unit: 'share', side: 'down' }, { number: 5.5, unit: '%', exponent: 7 }],
    [3653.8, { unit: 'one in', side: 'down' }, { number: 3653, unit: '' }],
    [4.369, { unit: 'one in', side: 'down' }, { number: 4.36, unit: '' }],
    [12.3456, { unit: 'share', side: 'down' }, { number: 1230, unit: '%' }],
    [0.191_625, { unit: 'share', side: 'down' }, { number: 19.1, unit: '%' }],
    [0.999_71, near('share'), { number: 99.9, unit: '%', beyond: '>' }],
    [1.0001, near('share'), { number: 100, unit: '%', beyond: '>' }],
    [1.0001, { unit: 'share', side: 'up' }, { number: 100.1, unit: '%' }],
    [1 + 1e-12, { unit: 'share', side: 'up' }, { number: 100, unit: '%' }],
    [1.000_16, { unit: 'share', side: 'down' }, { number: 100, unit: '%' }],
    [9.3e-16, near('share'), { number: 0.1, unit: '%', beyond: '<' }],
    [1.23e-8, { unit: 'share', side: 'up' }, { number: 0.1, unit: '%', beyond: '<' }],
    [1, near('share'), { number: 100, unit: '%' }],
    [0, near('share'), { number: 0, unit: '%' }],
    [0.999_65, near('area'), { number: 0.9997, unit: '' }],
    [1 - 1e-9, near('area'), { number: 0.9999, unit: '', beyond: '>' }],
    [1.94e14, { unit: '', side: 'up' }, { number: 2, unit: '', exponent: 14 }],
    [
      31 + Math.log10(3.2e7),
      { unit: 'lg s', side: 'down' },
      { number: 1, unit: 'year', exponent: 30, beyond: '>' },
    ],
  ] satisfies [number, Telling, Told][])('%s', (value, telling, told) => {
    expect(tell(value, telling)).toEqual(told);
  });
});

const UNITS = [
  'fs',
  'ms',
  'y',
  'pF',
  'MHz',
  'G/s',
  'µA',
  'level',
  'bits',
  'share',
  'small share',
  'count',
  '',
];
const anyNumber = fc
  .tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: -20, max: 8 }))
  .map(([mantissa, exponent]) => Number(`${mantissa}e${exponent}`));

test('what is told lies on its side of the value, and near it', () => {
  fc.assert(
    fc.property(
      anyNumber,
      fc.constantFrom(...UNITS),
      fc.constantFrom(...SIDES),
      (value, unit, side) => {
        const told = tell(value, { unit, side });
        if (told.beyond) return;
        const number = toldNumber(value, { unit, side });
        const error = 1e-8 * value;
        if (side === 'down') expect(number).toBeLessThanOrEqual(value + error);
        if (side === 'up') expect(number).toBeGreaterThanOrEqual(value - error);
        const step =
          unit === 'level' || unit === 'bits'
            ? 0.1
            : unit === 'share'
              ? 0.001
              : unit === 'count'
                ? 1
                : 0;
        expect(Math.abs(number - value)).toBeLessThanOrEqual(step + 0.1 * value + error);
      },
    ),
    { numRuns: 5000 },
  );
});

test('a bound beside two others lies between them', () => {
  const kept = keptInOrder(
    {
      now: { unit: '', side: 'near', against: ['least', 'most'] },
      least: { unit: '', side: 'down' },
      most: { unit: '', side: 'up' },
    },
    { now: 28.44, least: 28.41, most: 28.46 },
  );
  expect(tell(28.44, kept.now as Telling).number).toBe(28.44);
});

test('numbers next to nothing have a size, too', () => {
  expect(toldNumber(5.32e-8, { unit: 'level', side: 'up', digits: 2 })).toBeCloseTo(5.4e-8, 12);
});

test('a bound and the present value get the digits that keep them in order', () => {
  const tellings = {
    most: { unit: 'share', side: 'down', against: 'now' },
    now: { unit: 'share', side: 'near' },
  } as const;
  const of = (most: number, now: number) => {
    const kept = keptInOrder(tellings, { most, now });
    return [tell(most, kept.most as Telling).number, tell(now, kept.now as Telling).number];
  };
  expect(of(0.671_875, 0.672)).toEqual([67.1, 67.2]);
  expect(of(0.6714, 0.671_49)).toEqual([67.14, 67.15]);
  expect(of(1, 0.999)).toEqual([100, 99.9]);
});
