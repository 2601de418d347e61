import { expect, test } from 'vitest';
import { readNumber } from './readNumber.ts';

test.each([
  ['200', 'MHz', 200],
  [' 0,4 GHz ', 'MHz', 400],
  ['1.5', '', 1.5],
  ['131.49 ps', 'ps', 131.49],
  ['1 ns', 'ps', 1000],
  ['10 min', 's', 600],
  ['1e6', '', 1e6],
  ['10^6', '', 1e6],
  ['2 × 10⁻⁵', '', 2e-5],
  ['10 000', '', 10_000],
  ['−6', 'σ', -6],
  ['45 uA', 'µA', 45],
  ['80 %', '%', 80],
])('%s in a field of %s is %d', (typed, unit, value) => {
  expect(readNumber(typed, unit)).toBeCloseTo(value, 12);
});

test.each([
  ['abc', 'MHz'],
  ['', 'MHz'],
  ['12 ps', 'MHz'],
  ['1 kg', 'V'],
])('"%s" in a field of %s is no number', (typed, unit) => {
  expect(readNumber(typed, unit)).toBeNull();
});
