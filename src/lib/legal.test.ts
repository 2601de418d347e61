import { expect, test } from 'vitest';
import { legalEntries } from './legal.ts';

test('an imprint holds what is filled, in its order, and nothing else', () => {
  expect(legalEntries({ vat: 'X1', name: 'Brand Ltd', address: ['Street 1', '', 'Town'] })).toEqual(
    [
      { field: 'name', lines: ['Brand Ltd'] },
      { field: 'address', lines: ['Street 1', 'Town'] },
      { field: 'vat', lines: ['X1'] },
    ],
  );
});

test('without details there is no imprint', () => {
  expect(legalEntries()).toEqual([]);
  expect(legalEntries({ name: ' ', address: [] })).toEqual([]);
});
