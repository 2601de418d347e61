import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draw } from './drawing.ts';
import { readShapes, ShapesError } from './shapes.ts';

const file = createRequire(import.meta.url).resolve('world-atlas/countries-110m.json');
const real = readFileSync(file, 'utf8');
const HOMES = new Set(['840', '724', '276', '792', '050', '158', '392']);

/** Reads and draws to the end; false for a file that is refused in the agreed way. */
function isDrawn(json: unknown): boolean {
  try {
    for (const _ of draw(readShapes(json), HOMES));
    return true;
  } catch (error) {
    if (error instanceof ShapesError) return false;
    throw error;
  }
}

type Path = (string | number)[];

/** Plain data with one value deep inside exchanged; everything off the path is shared. */
function replaced(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const inner = replaced((data as Record<string, unknown>)[key], rest, value);
  return Array.isArray(data)
    ? data.with(Number(key), inner)
    : { ...(data as object), [key]: inner };
}

/** A walk from the root down to any depth: numbers choose among the keys at hand. */
function walk(data: unknown, choices: readonly number[]): Path {
  const path: Path = [];
  let at = data;
  for (const choice of choices) {
    if (typeof at !== 'object' || at === null || Object.keys(at).length === 0) break;
    const keys = Object.keys(at);
    const key = keys[choice % keys.length] ?? '';
    path.push(key);
    at = (at as Record<string, unknown>)[key];
  }
  return path;
}

test('[C3] the public file is read', () => {
  const { countries, arcs } = readShapes(JSON.parse(real));
  expect(countries.length).toBeGreaterThan(170);
  expect(arcs.length).toBeGreaterThan(300);
});

test('[C3] the finer public file is read too', () => {
  expect(isDrawn(JSON.parse(readFileSync(file.replace('110m', '50m'), 'utf8')))).toBe(true);
});

test.each([
  ['null', null],
  ['a number', 7],
  ['a list', []],
  ['an empty object', {}],
  ['GeoJSON', { type: 'FeatureCollection', features: [] }],
  ['a topology of nothing', { type: 'Topology' }],
])('[C3] %s is refused', (_, json) => {
  expect(() => readShapes(json)).toThrow(ShapesError);
});

test('[C3] arbitrary JSON is refused or drawn, and never breaks', () => {
  fc.assert(fc.property(fc.jsonValue({ maxDepth: 6 }), (json) => void isDrawn(json)));
});

test('[C3] arbitrary JSON in the dress of a topology is refused or drawn, and never breaks', () => {
  const topology = fc.record({
    type: fc.constant('Topology'),
    transform: fc.record({ scale: fc.jsonValue(), translate: fc.jsonValue() }),
    arcs: fc.array(fc.array(fc.tuple(fc.double(), fc.integer()))),
    objects: fc.record({ countries: fc.record({ geometries: fc.array(fc.jsonValue()) }) }),
  });
  fc.assert(fc.property(topology, (json) => void isDrawn(json)));
});

test('[C3] the public file with one value exchanged is refused or drawn, and never breaks', () => {
  const whole: unknown = JSON.parse(real);
  const choices = fc.array(fc.nat(), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(choices, fc.jsonValue(), (steps, value) => {
      isDrawn(replaced(whole, walk(whole, steps), value));
    }),
    { numRuns: 150 },
  );
});

test.each([
  ['an arc that does not exist', [99_999]],
  ['an arc far below none', [-4_294_967_296]],
  ['half an arc', [0.5]],
])('[C3] %s is refused', (_, arcs) => {
  const json = replaced(JSON.parse(real), ['objects', 'countries', 'geometries', 0], {
    type: 'Polygon',
    id: '276',
    arcs: [arcs],
  });
  expect(() => readShapes(json)).toThrow(ShapesError);
});

test('[C3] a small file that would draw an endless map is refused', () => {
  const arc = Array.from({ length: 1_000 }, () => [1, 1]);
  const ring = Array.from({ length: 20_000 }, () => 0);
  const json = {
    type: 'Topology',
    transform: { scale: [1e-3, 1e-3], translate: [0, 0] },
    arcs: [arc],
    objects: { countries: { geometries: [{ type: 'Polygon', id: '276', arcs: [ring] }] } },
  };
  expect(isDrawn(json)).toBe(false);
});
