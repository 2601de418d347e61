import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { type Drawing, draw, pieces } from './drawing.ts';
import { type Point, WORLD } from './projection.ts';
import { readShapes, type Shapes } from './shapes.ts';

function drawn(shapes: Shapes, wanted: Iterable<string>): Drawing {
  const work = draw(shapes, new Set(wanted));
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Two squares side by side that share one arc: 1 lies west of it, 2 east. */
const neighbours: Shapes = {
  scale: [1, 1],
  translate: [0, 0],
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
  countries: [
    { id: '1', rings: [[0, 1]] },
    { id: '2', rings: [[0, 2]] },
  ],
};

const world = readShapes(
  JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-110m.json'), 'utf8'),
  ),
);

test('[C3] a border is what two countries share', () => {
  const { borders, countries } = drawn(neighbours, ['1']);
  expect(borders).toBe('M680 410.2L680 361.4');
  expect([...countries.keys()]).toEqual(['1']);
});

test('[C3] the public file holds all seven home countries', () => {
  const homes = ['840', '724', '276', '792', '050', '158', '392'];
  const { countries, borders } = drawn(world, homes);
  expect([...countries.keys()].sort()).toEqual(homes.toSorted());
  for (const path of countries.values()) expect(path).toMatch(/^M[\d.-]+ [\d.-]+L/);
  expect(borders.length).toBeGreaterThan(10_000);
});

test('[C3] a country that the file lacks is left out', () => {
  expect(drawn(world, ['999']).countries.size).toBe(0);
});

test('[C3] no country is drawn as a stripe, Russia and Fiji at the date line included', () => {
  const everyone = world.countries.map(({ id }) => id).filter((id) => id !== '010'); // Antarctica
  const LONGEST_STEP = 100; // units; a stripe would have more than a thousand
  const { countries } = drawn(world, everyone);
  expect(countries.size).toBeGreaterThan(170);
  for (const [id, path] of countries) {
    const steps = path.split('Z').flatMap((ring) => {
      const xs = [...ring.matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x));
      return xs.map((x, at) => Math.abs(x - (xs.at(at - 1) ?? x)));
    });
    expect(Math.max(...steps), id).toBeLessThan(LONGEST_STEP);
  }
});

test('[C3] a ring around a pole, which cannot be closed on the map, is left out', () => {
  const path = drawn(world, ['010']).countries.get('010') ?? '';
  for (const ring of path.split('Z')) {
    const xs = [...ring.matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x));
    if (xs.length > 0) expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(WORLD.width / 2);
  }
});

test('[C3] a line over the date line goes on', () => {
  const overTheDateLine: Point[] = [
    [1390, 0],
    [1400, 0],
    [-30, 0],
  ];
  expect(pieces(overTheDateLine)).toEqual([
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
  expect(pieces(overTheEdge)).toEqual([
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

test('[C3] the drawing is done in many small steps', () => {
  let steps = 0;
  for (const _ of draw(world, new Set(['840']))) steps += 1;
  expect(steps).toBeGreaterThan(300);
});
