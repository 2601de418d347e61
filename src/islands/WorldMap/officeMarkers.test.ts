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

test('[C2] a tooltip near the eastern edge opens to the west', () => {
  const sides = markersOf(office('berlin', 13, 52), office('tokyo', 140, 35));
  expect(sides.map(({ side }) => side)).toEqual(['right', 'left']);
});

test('[C2] a tooltip opens below where the north leaves no room for it', () => {
  const [long, tromso] = markersOf(
    office('berlin', 13, 52, `Street ${'and number '.repeat(9)}`),
    office('tromso', 19, 69),
  );
  expect(long?.below).toBe(true);
  expect(tromso?.below).toBe(true);
  expect(markersOf(office('berlin', 13.4, 52.5))[0]?.below).toBe(false);
});

test('[C1] the accessible name is city and country', () => {
  expect(markersOf(office('berlin', 13, 52))[0]?.label).toBe('berlin, Land');
});
