import type { Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Polygon, Topology } from 'topojson-specification';
import { type Point, project, TURN } from './projection.ts';

/** Path data in units of the world box. */
export interface Borders {
  /** Lines between two countries. */
  lines: string;
  /** Areas of the countries asked for; a country that the file lacks is left out. */
  countries: readonly { id: string; path: string }[];
}

type World = Topology<{ countries: GeometryCollection }>;

const tenth = (value: number) => Math.round(value * 10) / 10;

/**
 * A line that crosses the date line goes on beyond it instead of running back across the map. Where
 * it then leaves the world box it comes in again on the other side, as a second part. A ring around
 * a pole, such as Antarctica, cannot be closed on this map and has no part.
 */
export function splitAtDateLine(points: readonly Point[]): Point[][] {
  let before = points[0]?.[0] ?? 0;
  let [least, most] = [before, before];
  const unrolled = points.map(([x, y]): Point => {
    before = x + Math.round((before - x) / TURN) * TURN;
    least = Math.min(least, before);
    most = Math.max(most, before);
    return [before, y];
  });
  if (most - least > TURN - 1) return [];
  const turns = new Set([Math.floor(least / TURN), Math.floor(most / TURN)]);
  return Array.from(turns, (turn) => unrolled.map(([x, y]): Point => [x - turn * TURN, y]));
}

const pathOf = (line: readonly Position[], end = '') =>
  splitAtDateLine(line.map(([longitude = 0, latitude = 0]) => project(longitude, latitude)))
    .map((part) => `M${part.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}${end}`)
    .join('');

function ringsOf(world: World, geometry: Parameters<typeof feature>[1]): Position[][] {
  const shape = feature(world, geometry as Polygon).geometry as {
    type: string;
    coordinates: Position[][] | Position[][][];
  };
  if (shape.type === 'Polygon') return shape.coordinates as Position[][];
  return (shape.coordinates as Position[][][]).flat();
}

/** Draws what the page adds to its own map; throws on a file that is not a world map. */
export function drawBorders(json: unknown, officeCountries: readonly string[]): Borders {
  const world = readWorld(json);
  const { countries } = world.objects;
  const lines = mesh(world, countries, (one, other) => one !== other).coordinates;
  return {
    lines: lines.map((line) => pathOf(line)).join(''),
    countries: countries.geometries
      .filter(({ id }) => officeCountries.includes(`${id}`))
      .map((country) => ({
        id: `${country.id}`,
        path: ringsOf(world, country)
          .map((ring) => pathOf(ring, 'Z'))
          .join(''),
      })),
  };
}

function assert(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`expected ${what}`);
}

/** No map has larger numbers, and sums and products of these stay finite. */
const LARGEST = 1e9;

const isPair = (value: unknown): value is [number, number] =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((each) => Number.isFinite(each) && Math.abs(each) <= LARGEST);

/**
 * topojson-client trusts its input: a length or an arc number that is made up would keep it busy for
 * minutes. What passes here is drawn in a time that the size of the file bounds.
 */
function readWorld(json: unknown): World {
  const { transform, arcs, objects } = (json ?? {}) as Partial<World>;
  assert(isPair(transform?.scale) && isPair(transform.translate), 'a topology');
  const isArc = (arc: unknown) => Array.isArray(arc) && arc.length > 1 && arc.every(isPair);
  assert(Array.isArray(arcs) && arcs.every(isArc), 'arcs');
  const countries = objects?.countries;
  assert(Array.isArray(countries?.geometries), 'countries');

  const isArcNumber = (value: unknown) =>
    Number.isInteger(value) && Math.abs(Number(value) + 0.5) < arcs.length;
  const isCountry = (country: unknown) => {
    const { type, arcs: rings } = (country ?? {}) as Partial<Polygon>;
    if (!Array.isArray(rings)) return false;
    const numbers: unknown[] = rings.flat(2);
    // An arc named many times would make a small file endless.
    const isShort = new Set(numbers).size === numbers.length;
    return /^(Multi)?Polygon$/.test(`${type}`) && isShort && numbers.every(isArcNumber);
  };
  const geometries = countries.geometries.filter(isCountry);
  assert(geometries.length > 0, 'countries');
  return {
    type: 'Topology',
    transform,
    arcs,
    objects: { countries: { type: 'GeometryCollection', geometries } },
  };
}
