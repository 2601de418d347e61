/** The part of a world-map file that the page uses, checked. */
export interface Shapes {
  scale: readonly [number, number];
  translate: readonly [number, number];
  /** Delta-coded points on the file's own grid, as TopoJSON has them. */
  arcs: readonly (readonly Step[])[];
  countries: readonly Country[];
}

export interface Country {
  /** ISO 3166 numeric code; empty where the file has none. */
  id: string;
  /** Rings of arc numbers; `~n` is arc n backwards. */
  rings: readonly (readonly number[])[];
}

export type Step = readonly [number, number];

/** The file is not a world map that we can draw; the message says what was expected. */
export class ShapesError extends Error {}

/** Far above the finest file of world-atlas, far below what would hold up a phone. */
const MOST = { arcs: 20_000, points: 300_000, countries: 1_000, references: 50_000 } as const;
/** Keeps every sum of steps finite. */
const LARGEST_STEP = 1e7;
const LARGEST_SCALE = 1e4;

function expect(holds: boolean, what: string): asserts holds {
  if (!holds) throw new ShapesError(`expected ${what}`);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Checks in place: copies of every point would be garbage to collect on a slow phone. */
function expectPair(
  value: unknown,
  what: string,
  largest: number,
): asserts value is readonly [number, number] {
  expect(Array.isArray(value) && value.length > 1, what);
  expect(typeof value[0] === 'number' && Math.abs(value[0]) <= largest, what);
  expect(typeof value[1] === 'number' && Math.abs(value[1]) <= largest, what);
}

function list(value: unknown, what: string, most: number): unknown[] {
  expect(Array.isArray(value) && value.length <= most, what);
  return value;
}

/** Reads arbitrary JSON as TopoJSON with countries; throws a ShapesError and nothing else. */
export function readShapes(json: unknown): Shapes {
  expect(isObject(json) && json.type === 'Topology', 'a topology');
  const { transform, objects } = json;
  expect(isObject(transform), 'a transform');
  const { scale, translate } = transform;
  expectPair(scale, 'a scale', LARGEST_SCALE);
  expectPair(translate, 'a translation', LARGEST_SCALE);
  expect(isObject(objects) && isObject(objects.countries), 'countries');
  const arcs = readArcs(json.arcs);
  return {
    scale,
    translate,
    arcs,
    countries: readCountries(objects.countries.geometries, arcs.length),
  };
}

function readArcs(value: unknown): Step[][] {
  let points = 0;
  return list(value, 'arcs', MOST.arcs).map((arc) => {
    const steps = list(arc, 'an arc', MOST.points);
    points += steps.length;
    expect(steps.length > 1 && points <= MOST.points, 'arcs of a few points');
    for (const step of steps) expectPair(step, 'a point', LARGEST_STEP);
    return steps as Step[];
  });
}

function readCountries(value: unknown, arcs: number): Country[] {
  let references = 0;
  const ring = (part: unknown): number[] =>
    list(part, 'a ring', MOST.references).map((arc) => {
      references += 1;
      expect(references <= MOST.references, 'fewer rings');
      expect(typeof arc === 'number' && Number.isInteger(arc), 'the number of an arc');
      expect((arc < 0 ? ~arc : arc) < arcs && Math.abs(arc) <= arcs, 'an arc that exists');
      return arc;
    });
  const polygon = (part: unknown) => list(part, 'a polygon', MOST.references).map(ring);

  return list(value, 'a list of countries', MOST.countries).map((country) => {
    expect(isObject(country), 'a country');
    const { type, id, arcs: parts } = country;
    const rings =
      type === 'Polygon'
        ? polygon(parts)
        : type === 'MultiPolygon'
          ? list(parts, 'polygons', MOST.references).flatMap(polygon)
          : [];
    return { id: typeof id === 'string' || typeof id === 'number' ? `${id}` : '', rings };
  });
}
