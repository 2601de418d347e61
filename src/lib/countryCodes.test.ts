import { expect, test } from 'vitest';
import { alpha2Of } from './countryCodes.ts';

/** `Intl` knows the names of the codes, which the numbers are compared with. */
const names = new Intl.DisplayNames('en', { type: 'region' });

test.each([
  ['840', 'United States'],
  ['724', 'Spain'],
  ['276', 'Germany'],
  ['050', 'Bangladesh'],
  ['158', 'Taiwan'],
  ['392', 'Japan'],
])('%s is %s', (numeric, name) => {
  expect(names.of(alpha2Of(numeric) ?? '')).toBe(name);
});

test('a country that the table lacks has no code', () => {
  expect(alpha2Of('999')).toBeUndefined();
});
