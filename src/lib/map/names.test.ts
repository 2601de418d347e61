import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { boxAt, MAP_WIDTHS, markerBox, nameBox, namePlaces, overlaps } from './names.ts';
import { type Point, placeInWorld } from './projection.ts';

const { offices } = parse(readFileSync('tests/fixtures/offices.yaml', 'utf8')) as {
  offices: { name: string; longitude: number; latitude: number }[];
};
const named = offices.map(({ name, longitude, latitude }) => ({
  name,
  place: placeInWorld(longitude, latitude),
}));

test.each(MAP_WIDTHS)(
  'no name covers a marker or another name, on a map of %i px [C1]',
  (width) => {
    const sides = namePlaces(named);
    const names = named.map(({ name, place }, at) =>
      boxAt(place, nameBox(name, sides[at] ?? 'e'), width),
    );
    const markers = named.map(({ place }) => boxAt(place, markerBox, width));
    for (const [at, box] of names.entries()) {
      expect(markers.filter((marker) => overlaps(box, marker))).toEqual([]);
      expect(names.filter((other, place) => place !== at && overlaps(box, other))).toEqual([]);
    }
  },
);

test('a name gives way to a neighbour and to the edge of the world', () => {
  const at = (x: number, y = 0.5): Point => [x, y];
  const sides = (...places: Point[]) =>
    namePlaces(places.map((place) => ({ name: 'Name', place })));
  expect(sides(at(0.5), at(0.54))).toEqual(['w', 'e']);
  expect(sides(at(0.99))).toEqual(['w']);
});
