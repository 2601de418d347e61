import { expect, test } from 'vitest';
import { officeMarkers } from './officeMarkers.ts';

const compass = { north: 'N', south: 'S', east: 'E', west: 'W' };
const office = (id: string, longitude: number, latitude: number, address = `${id}, Land`) => ({
  id,
  name: id,
  country: 'Land',
  address,
  longitude,
  latitude,
  timeZone: 'UTC',
  shape: '000',
});
const markersOf = (...offices: ReturnType<typeof office>[]) =>
  officeMarkers(offices, compass, 'en');

test('[C2] the Tab key goes from west to east, whatever the order of the content', () => {
  const ids = markersOf(
    office('tokyo', 140, 35),
    office('washington', -77, 38),
    office('ankara', 33, 40),
  );
  expect(ids.map(({ id }) => id)).toEqual(['washington', 'ankara', 'tokyo']);
});

test('[C1] the accessible name is city and country', () => {
  expect(markersOf(office('berlin', 13, 52))[0]?.label).toBe('berlin, Land');
});
