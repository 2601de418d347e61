import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Office } from '../../content/schemas/offices.ts';
import { mapStart } from './mapStart.ts';
import { type Point, placeInWorld } from './projection.ts';
import {
  type Box,
  costAtWidth,
  placeTip,
  placeWithoutMeasuring,
  type TipPlace,
  tipBox,
} from './tipPlace.ts';

const { offices } = parse(readFileSync('tests/fixtures/offices.yaml', 'utf8')) as {
  offices: Office[];
};
const places = offices.map(({ id, longitude, latitude }) => ({
  id,
  place: placeInWorld(longitude, latitude),
}));
const othersOf = (id: string) =>
  places.filter((other) => other.id !== id).map((other) => other.place);
const start = mapStart(places.map(({ place: [x] }) => ({ x })));
const faults = (width: number, id: string, office: Point) => {
  const onMap = { office, others: othersOf(id), start };
  return costAtWidth(width, placeWithoutMeasuring(onMap), onMap);
};

describe.each([1024, 1180, 1280, 1440, 1920, 2560])('at %i px', (width) => {
  test.each(places)(
    '[C10] without React the tooltip of $id is in view and covers no marker',
    ({ id, place }) => {
      expect(faults(width, id, place)).toBe(0);
    },
  );
});

describe.each([320, 360, 390, 768])('at %i px', (width) => {
  test.each(places)('[C2] without React the tooltip of $id is in view', ({ id, place }) => {
    expect(faults(width, id, place)).toBeLessThan(othersOf(id).length);
  });
});

test('a neighbour to the north-east turns the tooltip away', () => {
  const here: Point = [0.5, 0.5];
  const place = (...others: Point[]) => placeWithoutMeasuring({ office: here, others, start: 0.4 });
  expect(place()).toMatchObject({ side: 'n', west: 0 });
  expect(place([0.55, 0.42])).not.toEqual(place());
});

const size = { width: 200, height: 100 };
const phone: Box = { left: 0, top: 0, right: 390, bottom: 664 };
const below: TipPlace = { side: 's', west: 1, shift: 0 };
const above: TipPlace = { side: 'n', west: 0, shift: 0 };

test('a tooltip stays at the place that it has, where there is room', () => {
  expect(placeTip([195, 300], [], size, phone, below)).toEqual(below);
});

test.each([
  ['the header', [195, 100], above, 's'],
  ['the foot of the window', [195, 600], below, 'n'],
] as const)('a tooltip turns away from %s', (_, marker, preferred, side) => {
  expect(placeTip(marker, [], size, phone, preferred).side).toBe(side);
});

test('a tooltip turns away from another marker', () => {
  expect(placeTip([195, 300], [[250, 230]], size, phone, above)).not.toEqual(above);
});

test('in a low window a tooltip stands beside its marker, moved into view', () => {
  const low = { left: 0, top: 60, right: 683, bottom: 200 };
  const place = placeTip([200, 80], [], size, low, above);
  expect(place).toEqual({ side: 'e', west: 0, shift: 30 });
  expect(tipBox([200, 80], place, size, low)).toMatchObject({ top: 60, bottom: 160 });
});

test('beside its marker a tooltip moves away from another one', () => {
  // Berlin, Madrid and Ankara in a low window, at night: "closed, night there" needs a second line.
  const [berlin, madrid, ankara]: Point[] = [
    [696, 569],
    [631, 625],
    [770, 627],
  ];
  const low = { left: 0, top: 404, right: 1366, bottom: 650 };
  const tip = { width: 232, height: 142.5 };
  const place = placeTip(berlin as Point, [madrid, ankara] as Point[], tip, low, above);
  expect(place.side).toBe('e');
  const { top, bottom } = tipBox(berlin as Point, place, tip, low);
  expect(bottom).toBeLessThanOrEqual(627 - 18);
  expect(top).toBeGreaterThan(404);
});

test('where there is no room below, a tooltip stands beyond the marker above it', () => {
  // Madrid, Berlin and Ankara on a phone, with Madrid near the foot of the window.
  const [madrid, berlin, ankara]: Point[] = [
    [26, 600],
    [82, 551],
    [146, 602],
  ];
  const tip = { width: 232, height: 124 };
  const place = placeTip(madrid as Point, [berlin, ankara] as Point[], tip, phone, above);
  expect(place.side).toBe('n');
  const { bottom } = tipBox(madrid as Point, place, tip, phone);
  expect(bottom).toBeLessThanOrEqual(551 - 18);
  expect(bottom).toBeGreaterThan(551 - 18 - 3);
});

const windows = fc.record({
  width: fc.integer({ min: 320, max: 2560 }),
  height: fc.integer({ min: 420, max: 1440 }),
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
  preferred: fc.constantFrom(above, below),
});

test('[C2] in every window a tooltip is in view, wherever its marker is', () => {
  fc.assert(
    fc.property(windows, ({ width, height, x, y, preferred }) => {
      const view = { left: 0, top: 92, right: width, bottom: height };
      const marker: Point = [18 + x * (width - 36), 110 + y * (height - 128)];
      const tip = { width: 232, height: 140 };
      const box = tipBox(marker, placeTip(marker, [], tip, view, preferred), tip, view);
      expect(box.left).toBeGreaterThanOrEqual(view.left);
      expect(box.right).toBeLessThanOrEqual(view.right);
      expect(box.top).toBeGreaterThanOrEqual(view.top);
      expect(box.bottom).toBeLessThanOrEqual(view.bottom);
    }),
  );
});
