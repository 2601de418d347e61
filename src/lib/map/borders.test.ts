import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawBorders, splitAtDateLine } from './borders.ts';
import { type Point, WORLD } from './projection.ts';

const file = createRequire(import.meta.url).resolve('world-atlas/countries-110m.json');
const world = JSON.parse(readFileSync(file, 'utf8')) as {
  transform: { scale: number[] };
  objects: { countries: { geometries: { id?: string }[] } };
};
const HOMES = ['840', '724', '276', '792', '050', '158', '392'];

/** Two squares side by side that share one arc: 1 lies west of it, 2 east. */
const neighbours = {
  type: 'Topology',
  transform: { scale: [1, 1], translate: [0, 0] },
  arcs: [
    [
      [0, 0],
      [0, 10],
    ],
    [
      [0, 10],
      [-10, 0],
      [0, -10],
      [10, 0],
    ],
    [
      [0, 10],
      [10, 0],
      [0, -10],
      [-10, 0],
    ],
  ],
  objects: {
    countries: {
      type: 'GeometryCollection',
      geometries: [
        { type: 'Polygon', id: '1', arcs: [[0, 1]] },
        { type: 'Polygon', id: '2', arcs: [[0, 2]] },
      ],
    },
  },
};

/** Draws to the end; false for a file that is refused. What is drawn holds numbers only. */
function isDrawn(json: unknown): boolean {
  try {
    const { lines, countries } = drawBorders(json, HOMES);
    for (const path of [lines, ...countries.map((country) => country.path)]) {
      expect(path).toMatch(/^[\dMLZe .+-]*$/);
    }
    return true;
  } catch (error) {
    if (error instanceof Error && error.name !== 'AssertionError') return false;
    throw error;
  }
}

const stepsOf = (ring: string) => [...ring.matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x));

test('[C3] a border is what two countries share', () => {
  const { lines, countries } = drawBorders(neighbours, ['1']);
  expect(lines).toBe('M680 410.2L680 361.4');
  expect(countries.map(({ id }) => id)).toEqual(['1']);
});

test('[C3] the public file holds all seven home countries', () => {
  const { countries, lines } = drawBorders(world, HOMES);
  expect(countries.map(({ id }) => id).sort()).toEqual(HOMES.toSorted());
  for (const { path } of countries) expect(path).toMatch(/^M[\d.-]+ [\d.-]+L/);
  expect(lines.length).toBeGreaterThan(10_000);
});

test('[C3] a country that the file lacks is left out', () => {
  expect(drawBorders(world, ['999']).countries).toEqual([]);
});

test('[C3] no country is drawn as a stripe, Russia and Fiji at the date line included', () => {
  const everyone = world.objects.countries.geometries
    .map(({ id }) => `${id}`)
    .filter((id) => id !== '010'); // Antarctica
  const LONGEST_STEP = 100; // units; a stripe would have more than a thousand
  const { countries } = drawBorders(world, everyone);
  expect(countries.length).toBeGreaterThan(170);
  for (const { id, path } of countries) {
    const steps = path.split('Z').flatMap((ring) => {
      const xs = stepsOf(ring);
      return xs.map((x, index) => Math.abs(x - (xs.at(index - 1) ?? x)));
    });
    expect(Math.max(...steps), id).toBeLessThan(LONGEST_STEP);
  }
});

test('[C3] a ring around a pole, which cannot be closed on the map, is left out', () => {
  const path = drawBorders(world, ['010']).countries[0]?.path ?? '';
  for (const xs of path.split('Z').map(stepsOf)) {
    if (xs.length > 0) expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(WORLD.width / 2);
  }
});

test('[C3] a line over the date line goes on', () => {
  const overTheDateLine: Point[] = [
    [1390, 0],
    [1400, 0],
    [-30, 0],
  ];
  expect(splitAtDateLine(overTheDateLine)).toEqual([
    [
      [1390, 0],
      [1400, 0],
      [1410, 0],
    ],
  ]);
});

test('[C3] a line over the edge of the map comes in again on the other side', () => {
  const overTheEdge: Point[] = [
    [1430, 0],
    [10, 0],
  ];
  expect(splitAtDateLine(overTheEdge)).toEqual([
    [
      [1430, 0],
      [1450, 0],
    ],
    [
      [-10, 0],
      [10, 0],
    ],
  ]);
});

test('[C3] the finer public file is drawn too', () => {
  expect(isDrawn(JSON.parse(readFileSync(file.replace('110m', '50m'), 'utf8')))).toBe(true);
});

test.each([
  ['null', null],
  ['a number', 7],
  ['a list', []],
  ['an empty object', {}],
  ['GeoJSON', { type: 'FeatureCollection', features: [] }],
  ['a topology of nothing', { type: 'Topology' }],
  ['an arc of made-up length', { ...neighbours, arcs: [{ 0: [1, 1], length: 4e9 }] }],
  ['a point of made-up length', { ...neighbours, arcs: [[{ 0: 1, 1: 1, length: 4e9 }]] }],
])('[C3] %s is refused', (_, json) => {
  expect(() => drawBorders(json, HOMES)).toThrow(/^expected /);
});

test.each([
  ['an arc that does not exist', [99_999]],
  ['an arc far below none', [-4_294_967_296]],
  ['half an arc', [0.5]],
  ['an arc thousands of times', Array.from({ length: 20_000 }, () => 0)],
])('[C3] a country with %s is left out', (_, ring) => {
  const [one, two] = neighbours.objects.countries.geometries;
  const geometries = [one, { ...two, id: '276', arcs: [ring] }];
  const json = { ...neighbours, objects: { countries: { geometries } } };
  expect(drawBorders(json, ['1', '276']).countries.map(({ id }) => id)).toEqual(['1']);
});

test('[C3] a file whose numbers are too large to draw is refused', () => {
  const { transform } = world;
  const huge = { ...transform, scale: transform.scale.with(0, -5e302) };
  expect(isDrawn({ ...world, transform: huge })).toBe(false);
});

test('[C3] arbitrary JSON in the form of a topology is refused or drawn, and nothing else', () => {
  const geometry = fc.record({
    type: fc.constantFrom('Polygon', 'MultiPolygon', 'LineString'),
    id: fc.constantFrom(...HOMES),
    arcs: fc.oneof(fc.array(fc.array(fc.integer({ min: -3, max: 3 }))), fc.jsonValue()),
  });
  const topology = fc.record({
    type: fc.constant('Topology'),
    transform: fc.record({ scale: fc.jsonValue(), translate: fc.constant([0, 0]) }),
    arcs: fc.array(fc.array(fc.tuple(fc.double(), fc.integer()))),
    objects: fc.record({ countries: fc.record({ geometries: fc.array(geometry) }) }),
  });
  fc.assert(fc.property(topology, (json) => void isDrawn(json)));
});

/** Plain data with one value deep inside exchanged; numbers choose the way down to it. */
function exchanged(data: unknown, [choice, ...rest]: number[], value: unknown): unknown {
  if (typeof data !== 'object' || data === null || choice === undefined) return value;
  const keys = Object.keys(data);
  const key = keys[choice % keys.length] ?? '';
  const inner = exchanged((data as Record<string, unknown>)[key], rest, value);
  return Array.isArray(data) ? data.with(Number(key), inner) : { ...data, [key]: inner };
}

test('[C3] the public file with one value exchanged is refused or drawn, and nothing else', () => {
  const way = fc.array(fc.nat(), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(way, fc.jsonValue(), (choices, value) => {
      isDrawn(exchanged(world, choices, value));
    }),
    { numRuns: 25 },
  );
});
