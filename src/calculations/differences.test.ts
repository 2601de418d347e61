import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Difference } from './definition.ts';
import { differenceOf } from './differences.ts';
import { type Telling, tell } from './told.ts';

const KINDS: readonly Difference[] = ['factor', 'difference', 'points', 'powers'];
const UNITS = ['', 'ms', 'share', 'count', 'level', 'bits', 'lg s', 'µA'];
const anyTelling = fc.record({
  unit: fc.constantFrom(...UNITS),
  side: fc.constantFrom('down', 'near', 'up'),
}) satisfies fc.Arbitrary<Telling>;
const anyKind = fc.constantFrom(...KINDS);
const anyValue = fc.oneof(
  fc.double({ min: 1e-6, max: 1e9, noNaN: true }),
  fc.integer({ min: 0, max: 1000 }),
);

const OPPOSITE = { '×': '÷', '÷': '×', '+': '−', '−': '+' } as const;

test('[55] a value is the same as itself', () => {
  fc.assert(
    fc.property(anyKind, anyValue, anyTelling, (kind, value, telling) => {
      expect(differenceOf(kind, value, value, telling)).toBeNull();
    }),
  );
});

test('[55] swapping A and B changes the sign and nothing else', () => {
  fc.assert(
    fc.property(anyKind, anyValue, anyValue, anyTelling, (kind, from, to, telling) => {
      const [there, back] = [
        differenceOf(kind, from, to, telling),
        differenceOf(kind, to, from, telling),
      ];
      expect(back).toEqual(there && { ...there, sign: OPPOSITE[there.sign] });
    }),
  );
});

const ms: Telling = { unit: 'ms', side: 'up' };

test.each([
  ['a factor', 'factor', 245, 490, ms, { sign: '×', size: 2 }],
  ['a fraction', 'factor', 490, 245, ms, { sign: '÷', size: 2 }],
  ['a count', 'difference', 8, 9, { unit: 'count', side: 'up' }, { sign: '+', size: 1 }],
  ['points', 'points', 0.1, 0.05, { unit: 'share', side: 'down' }, { sign: '−', size: 5 }],
  ['few powers of ten', 'powers', 7, 5, { unit: 'lg s', side: 'down' }, { sign: '÷', size: 100 }],
  [
    'many powers of ten',
    'powers',
    5,
    18.6,
    { unit: 'lg s', side: 'down' },
    { sign: '×', size: 13.6, isPower: true },
  ],
] as const)('[55] %s', (_, kind, from, to, telling, expected) => {
  const { sign, size, isPower } = differenceOf(kind, from, to, telling) ?? {};
  expect({ sign, size: Number(size?.toFixed(9)), isPower }).toEqual({
    isPower: undefined,
    ...expected,
  });
});

test('[55] two values that are told the same are the same, however they differ beyond that', () => {
  expect(differenceOf('factor', 245.01, 245.02, ms)).toBeNull();
});

test('[55] what is told differently is never told to differ by nothing', () => {
  // 79.9 and 80.0 dB when rounded down.
  const level: Telling = { unit: 'level', side: 'down' };
  expect(differenceOf('difference', 79.99, 80.01, level)?.telling.more).toBe(1);
});

test('[55] bits differ in hundredths', () => {
  const bits: Telling = { unit: 'bits', side: 'down' };
  const { size = 0, telling = bits } = differenceOf('difference', 11.5, 11.75, bits) ?? {};
  expect(tell(size, telling)).toEqual({ number: 0.25, unit: '', decimals: 2 });
});
