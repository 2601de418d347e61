import { expect, test } from 'vitest';
import { mapOffices } from './mapOffices.ts';

const compass = { north: 'N', south: 'S', east: 'E', west: 'W' };
const office = {
  id: 'berlin',
  name: 'Berlin',
  country: 'Germany',
  address: 'Berlin, Germany',
  longitude: 13.405,
  latitude: 52.52,
  timeZone: 'Europe/Berlin',
};
const shown = (change: Partial<typeof office>) =>
  mapOffices([{ ...office, ...change }], compass, 'en')[0];

test('[C1] the accessible name is city and country', () => {
  expect(shown({})?.label).toBe('Berlin, Germany');
});

test('[C1] a street is no part of the accessible name', () => {
  expect(shown({ address: 'Berlin, A Street 1, Germany' })?.label).toBe('Berlin, Germany');
});

test('the link of an office leads to its place on a public map', () => {
  const { searchParams } = new URL(shown({})?.link ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({ mlat: '52.52', mlon: '13.405' });
});
