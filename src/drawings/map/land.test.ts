import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { LAND_GRID, type Point, WORLD } from '../../lib/map/projection.ts';
import { landFileOf, landPath, officeCountriesPath } from './land.ts';

let path = '';
let rings: Point[][] = [];

beforeAll(() => {
  path = landPath();
  let [startX, startY] = [0, 0];
  rings = path
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
      let [x, y] = [startX, startY];
      const points = numbers.flatMap((step, index): Point[] => {
        if (index % 2 === 0) x += step;
        else y += step;
        return index % 2 === 1 ? [[x / LAND_GRID, y / LAND_GRID]] : [];
      });
      [startX, startY] = [(points[0]?.[0] ?? 0) * LAND_GRID, (points[0]?.[1] ?? 0) * LAND_GRID];
      return points;
    });
});

const HOMES = ['840', '724', '276', '792', '050', '158', '392'];

test('[C3] the file of the land weighs little', () => {
  expect(brotliCompressSync(landFileOf(HOMES).svg).length).toBeLessThan(16 * 1024);
});

test('[C1] the land stays inside the world box', () => {
  const outside = rings
    .flat()
    .filter(([x, y]) => x < 0 || x > WORLD.width || y < 0 || y > WORLD.height);
  expect(outside).toEqual([]);
});

test('[C1] no ring runs across the map where it crosses the date line', () => {
  const LONGEST_COAST = 40; // units between two points; a stripe would have more than a thousand
  const jumps = rings.flatMap((ring) =>
    ring.filter(([x], index) => Math.abs(x - (ring.at(index - 1)?.[0] ?? x)) > LONGEST_COAST),
  );
  expect(rings.length).toBeGreaterThan(100);
  expect(jumps).toEqual([]);
});

test('[C3] every home country is drawn at build time', () => {
  for (const code of HOMES) expect(officeCountriesPath([code]), code).toMatch(/^m\d+ \d+.*z$/);
  expect(officeCountriesPath(['999'])).toBe('');
});
