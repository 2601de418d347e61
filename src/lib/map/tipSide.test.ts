import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Office } from '../../content/schemas/offices.ts';
import { placeInWorld } from '../../lib/map/projection.ts';
import { DOCK_BELOW, faultsAt, middleOf, type Place, tipBox, tipSide } from './tipSide.ts';

const { offices } = parse(readFileSync('content/en/offices.yaml', 'utf8')) as { offices: Office[] };
const places = offices.map(({ id, longitude, latitude }) => ({
  id,
  place: placeInWorld(longitude, latitude),
}));
const othersOf = (id: string) =>
  places.filter((other) => other.id !== id).map((other) => other.place);

for (const width of [1180, 1280, 1440, 1920, 2560]) {
  test.each(places)(
    `[C10] at ${width} px the tooltip of $id covers no marker and is whole`,
    ({ id, place }) => {
      expect(faultsAt(width, tipSide(place, othersOf(id)), place, othersOf(id))).toBe(0);
    },
  );
}

/** The docked tooltip's upper edge: its height and its distance from the foot of the frame. */
const DOCK_TOP = 698 - 150;

test.each([320, 390, 768, 1024])('[C10] at %i px every marker stands above the dock', (width) => {
  for (const { place } of places) {
    const [, y] = middleOf(place, Math.max(width, DOCK_BELOW));
    expect(y + 18).toBeLessThan(DOCK_TOP);
  }
});

test('a neighbour to the north-east turns the tooltip away', () => {
  const here: Place = [0.5, 0.5];
  expect(tipSide(here, [])).toBe('ne');
  expect(tipSide(here, [[0.55, 0.42]])).toBe('nw');
});

test('a tooltip opens on its side of the marker', () => {
  expect(tipBox([500, 300], 'sw').right).toBe(500);
  expect(tipBox([500, 300], 'se').top).toBeGreaterThan(300 + 18);
});
