import { type GeoProjection, geoGraticule, geoOrthographic, geoPath } from 'd3-geo';
import type { MultiLineString, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import fineFile from 'world-atlas/countries-50m.json?raw';
import coarseFile from 'world-atlas/countries-110m.json?raw';

/** Mean radius of the Earth (IUGG R1), in metres. */
export const RADIUS_M = 6_371_000;
/** Widths of the views, in metres: as those of Berlin (art/scale/earth.ts). */
export const GLOBE_FIELD = 14_150_000;
export const REGION_FIELD = 2_000_000;

const VIEW_UNITS = 1000;
const LAND_STEP = 3; // degrees between two scan lines of land
const SHORTEST_RUN = 4; // degrees: shorter ones are specks
/** In units of the region: a coast has no points closer than this, and no island is smaller. */
const REGION = { step: 7, least: 40, reach: 620 };

type Place = { longitude: number; latitude: number };
type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

/** North is up; what lies on the far half is left out. */
export const projectionOf = ({ longitude, latitude }: Place, radius: number): GeoProjection =>
  geoOrthographic().rotate([-longitude, -latitude]).scale(radius).translate([0, 0]).clipAngle(90);

/** The same with the axis of the zoom at the origin. */
function aroundAxis(axis: Place, centre: Place, radius: number): GeoProjection {
  const projection = projectionOf(centre, radius);
  const [x, y] = projection([axis.longitude, axis.latitude]) ?? [0, 0];
  return projection.translate([-x, -y]);
}

/** The classes are those of src/assets/scale: art/scale/level.ts explains them. */
const sheet = (shapes: readonly (readonly [classes: string, path: string | null])[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-500 -500 1000 1000" fill="none" stroke="#000"><g>${shapes
    .map(([classes, path]) => `<path class="${classes}" d="${path ?? ''}"/>`)
    .join('')}</g></svg>`;

export function drawGlobe(axis: Place, centre: Place): string {
  const world: World = JSON.parse(coarseFile);
  const projection = aroundAxis(axis, centre, (RADIUS_M / GLOBE_FIELD) * VIEW_UNITS);
  const path = geoPath(projection).digits(0);
  const limb = path({ type: 'Sphere' });
  const { countries } = world.objects;
  return sheet([
    ['p', limb],
    ['h', path(geoGraticule().step([30, 30])())],
    ['h', path(landLines(world))],
    ['n', path(mesh(world, countries, (one, other) => one === other))],
    ['k', limb],
  ]);
}

export function drawRegion(axis: Place, centre: Place): string {
  const world: World = JSON.parse(fineFile);
  const { reach } = REGION;
  const projection = aroundAxis(axis, centre, (RADIUS_M / REGION_FIELD) * VIEW_UNITS).clipExtent([
    [-reach, -reach],
    [reach, reach],
  ]);
  const path = geoPath(projection).digits(0);
  const { longitude, latitude } = axis;
  const graticule = geoGraticule()
    .step([1, 1])
    .extent([
      [longitude - 8, Math.max(latitude - 4, -89)],
      [longitude + 8, Math.min(latitude + 4, 89)],
    ]);
  const lines = (isWanted: (one: unknown, other: unknown) => boolean): MultiLineString => ({
    type: 'MultiLineString',
    coordinates: mesh(world, world.objects.countries, isWanted)
      .coordinates.map((line) => thinned(line, projection))
      .filter((line) => line.length > 1),
  });
  return sheet([
    ['n e', path(graticule())],
    ['h', path(lines((one, other) => one !== other))],
    ['n', path(lines((one, other) => one === other))],
  ]);
}

/** A line with fewer points; an island too small to be seen loses all of them. */
function thinned(line: readonly Position[], projection: GeoProjection): Position[] {
  const kept: Position[] = [];
  const places: [number, number][] = [];
  line.forEach((position, index) => {
    const place = projection(position as [number, number]);
    if (!place) return;
    const last = places.at(-1);
    const isFar = !last || Math.hypot(place[0] - last[0], place[1] - last[1]) > REGION.step;
    if (!isFar && index < line.length - 1) return;
    kept.push(position);
    places.push(place);
  });
  const spread = (axis: 0 | 1) => {
    const values = places.map((place) => place[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  return Math.max(spread(0), spread(1)) < REGION.least ? [] : kept;
}

/** Land as parallels, each from coast to coast. */
function landLines(world: World): MultiLineString {
  const rings = (feature(world, world.objects.land) as GeoJSON.FeatureCollection).features.flatMap(
    ({ geometry }) => {
      if (geometry.type === 'Polygon') return geometry.coordinates;
      return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
    },
  );
  const coordinates: Position[][] = [];
  for (let latitude = -84; latitude <= 84; latitude += LAND_STEP) {
    for (const [from, to] of runsAlong(rings, latitude)) {
      const steps = Math.ceil((to - from) / LAND_STEP);
      coordinates.push(
        Array.from({ length: steps + 1 }, (_, index) => [
          from + ((to - from) * index) / steps,
          latitude,
        ]),
      );
    }
  }
  return { type: 'MultiLineString', coordinates };
}

/** Where a parallel lies on land, from west to east. */
function runsAlong(rings: readonly Position[][], latitude: number): [number, number][] {
  // Not on a vertex: a ring that only touches the parallel would count as one crossing.
  const at = latitude + 0.01;
  const crossings = rings
    .flatMap((ring) =>
      ring.slice(1).flatMap(([x2 = 0, y2 = 0], index) => {
        const [x1 = 0, y1 = 0] = ring[index] ?? [];
        return y1 > at === y2 > at ? [] : [x1 + ((at - y1) / (y2 - y1)) * (x2 - x1)];
      }),
    )
    .sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [from = 0, to = 0] = crossings.slice(index);
    if (to - from > SHORTEST_RUN) runs.push([from, to]);
  }
  return runs;
}
