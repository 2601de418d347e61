import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoOrthographic } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { circle, numbers, type Point, path, simplified } from '../paths.ts';
import { type Level, readData } from './level.ts';

type Places = { countries: GeometryCollection; land: GeometryCollection };

/** The zoom's axis stands in Berlin; all offices lie within 70° of the globe's centre. */
const AXIS: Point = [13.405, 52.52];
/** What the globe is seen from above, in degrees. */
export const CENTRE: Point = [35, 55];
const RADIUS = 6_371_000; // metres, mean (IUGG R1)

const projection = geoOrthographic()
  .rotate([-CENTRE[0], -CENTRE[1]])
  .scale(RADIUS)
  .translate([0, 0])
  .clipAngle(90);
const axis = projection(AXIS) as Point;

/** Metres from the axis; undefined on the far side. */
const metres = (place: Point): Point | undefined => {
  const found = projection(place);
  return found ? [found[0] - axis[0], found[1] - axis[1]] : undefined;
};
const onGround = (line: readonly Point[]): Point[] =>
  line.map(metres).filter((point) => point !== undefined);
const inUnits = (line: readonly Point[], unit: number) =>
  line.map(([x, y]): Point => [x / unit, y / unit]);
const spread = (line: readonly Point[]) => {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
};
const apart = (line: readonly Point[]) => {
  const [a, b] = [line[0] as Point, line.at(-1) as Point];
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
};

/** Borders of the city's districts and boroughs, each once, and its outer border. */
const city = readData<Record<'districts' | 'boroughs' | 'border', Point[][]>>('berlin');
const world: Topology<Places> = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-50m.json'), 'utf8'),
);

function district(): Level {
  const near = city.districts
    .map(onGround)
    .filter((line) => line.some(([x, y]) => Math.hypot(x, y) < 4600))
    .map((line) => simplified(line, 60))
    .filter((line) => line.length > 2 || apart(line) > 150);
  return {
    name: 'district',
    field: 8000,
    unit: 10,
    shapes: [{ is: 'n', d: path(near.map((line) => inUnits(line, 10))) }],
  };
}

function wholeCity(): Level {
  const drawn = (list: readonly Point[][], tolerance: number) =>
    path(list.map((line) => inUnits(simplified(onGround(line), tolerance), 100)));
  return {
    name: 'city',
    field: 1e5 / 1.8,
    unit: 100,
    shapes: [
      { is: 'h', d: drawn(city.boroughs, 300) },
      { is: 'k', d: drawn(city.border, 240) },
    ],
  };
}

/** The pieces of a line that lie in the region. */
function inRegion(line: readonly Point[]): Point[][] {
  const reach = 1_250_000;
  const pieces: Point[][] = [[]];
  for (const place of line) {
    const at = metres(place);
    const isIn = at && Math.abs(at[0]) < reach && Math.abs(at[1]) < reach * 0.9;
    if (isIn) pieces.at(-1)?.push(at);
    else pieces.push([]);
  }
  return pieces.filter(({ length }) => length > 1);
}

function region(): Level {
  const unit = 2000;
  const { countries } = world.objects;
  const meshOf = (isWanted: (a: unknown, b: unknown) => boolean) =>
    mesh(world, countries, isWanted).coordinates.flatMap((line) => inRegion(line as Point[]));
  const coast = meshOf((a, b) => a === b)
    .map((line) => simplified(line, 5_000))
    .filter((line) => spread(line) > 60_000);
  const borders = meshOf((a, b) => a !== b)
    .map((line) => simplified(line, 10_000))
    .filter((line) => spread(line) > 60_000);
  const graticule: Point[][] = [];
  for (let lo = 6; lo <= 21; lo++) graticule.push([49, 52.5, 56].map((la): Point => [lo, la]));
  for (let la = 49; la <= 56; la++) {
    graticule.push([6, 9.75, 13.5, 17.25, 21].map((lo): Point => [lo, la]));
  }
  for (let lo = 11.5; lo < 16; lo++) graticule.push([51, 54].map((la): Point => [lo, la]));
  for (let la = 51.5; la < 54; la++) graticule.push([11, 13.5, 16].map((lo): Point => [lo, la]));
  const drawn = (list: readonly Point[][]) => path(list.map((line) => inUnits(line, unit)));
  return {
    name: 'region',
    field: 2e6,
    unit,
    shapes: [
      { is: 'h e', d: drawn(graticule.map(onGround)) },
      { is: 'h', d: drawn(borders) },
      { is: 'n r', d: drawn(coast) },
    ],
  };
}

const RAD = Math.PI / 180;
const GLOBE_FIELD = 14_150_000;
/** The horizon, a little before it: lines that end there would flicker. */
const HORIZON = 0.015;

function globe(): Level {
  const unit = GLOBE_FIELD / 1000;
  const r = RADIUS / unit;
  const middle: Point = [-axis[0] / unit, -axis[1] / unit];
  const [sin, cos] = [Math.sin(CENTRE[1] * RAD), Math.cos(CENTRE[1] * RAD)];
  const at = (lo: number, la: number): Point => {
    const [l, p] = [(lo - CENTRE[0]) * RAD, la * RAD];
    return [
      middle[0] + r * Math.cos(p) * Math.sin(l),
      middle[1] - r * (cos * Math.sin(p) - sin * Math.cos(p) * Math.cos(l)),
    ];
  };
  const isSeen = (lo: number, la: number) => {
    const [l, p] = [(lo - CENTRE[0]) * RAD, la * RAD];
    return sin * Math.sin(p) + cos * Math.cos(p) * Math.cos(l) > HORIZON;
  };
  /** How far east and west of the centre a parallel is seen, in degrees. */
  const reach = (la: number, horizon: number) => {
    const share = (horizon - sin * Math.sin(la * RAD)) / (cos * Math.cos(la * RAD));
    return share <= -1 ? 180 : share >= 1 ? 0 : Math.acos(share) / RAD;
  };
  const rings = (feature(world, world.objects.land) as GeoJSON.FeatureCollection).features.flatMap(
    ({ geometry }) =>
      geometry.type === 'Polygon'
        ? geometry.coordinates
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates.flat()
          : [],
  );

  let land = '';
  let pen: Point = [0, 0];
  for (let la = -36; la <= 84; la += 3) {
    const half = reach(la, HORIZON);
    for (const [from, to] of landAlong(rings, la + 0.01, CENTRE[0] - half, CENTRE[0] + half)) {
      const [a, b] = [at(from, la), at(to, la)].map(
        ([x, y]): Point => [Math.round(x), Math.round(y)],
      ) as [Point, Point];
      if (a[0] === b[0] && a[1] === b[1]) continue;
      const rx = r * Math.cos(la * RAD);
      const start = numbers([a[0] - pen[0], a[1] - pen[1]]);
      const radii = numbers([Math.round(rx), Math.round(rx * sin)]);
      const end = numbers([b[0] - a[0], b[1] - a[1]]);
      land += `${land ? 'm' : 'M'}${start}a${radii} 0 ${to - from > 180 ? 1 : 0} 0 ${end}`;
      pen = b;
    }
  }

  const coast = mesh(world, world.objects.countries, (one, other) => one === other)
    .coordinates.flatMap((line) => piecesOf(line as Point[], ([lo, la]) => isSeen(lo, la)))
    .map((line) =>
      simplified(
        line.map(([lo, la]) => at(lo, la)),
        COAST.tolerance,
      ),
    )
    .filter((line) => spread(line) > COAST.least);

  const meridians: Point[][] = [];
  for (let lo = -180; lo < 180; lo += 30) {
    const places = Array.from({ length: 19 }, (_, i) => 90 - i * 7.5);
    meridians.push(places.filter((la) => isSeen(lo, la)).map((la) => at(lo, la)));
  }
  const parallels = [0, 30, 60].map((la) => {
    const rx = r * Math.cos(la * RAD);
    const half = Math.min(reach(la, 0), 179.9);
    const [a, b] = [at(CENTRE[0] - half, la), at(CENTRE[0] + half, la)];
    const ends = [a, b].map((end) => numbers(end.map(Math.round)));
    return `M${ends[0]}A${numbers([rx, rx * sin].map(Math.round))} 0 ${half > 90 ? 1 : 0} 0 ${ends[1]}`;
  });
  const limb = circle(Math.round(middle[0]), Math.round(middle[1]), Math.round(r));
  return {
    name: 'globe',
    field: GLOBE_FIELD,
    unit,
    box: [middle[0] - r, middle[1] - r, 2 * r, 2 * r],
    shapes: [
      { is: 'p', d: limb },
      { is: 'h', d: path(meridians) + parallels.join('') },
      { is: 'h', d: land },
      { is: 'n r', d: path(coast, { grid: 2 }) },
      { is: 'k', d: limb },
    ],
  };
}

/**
 * In thousandths of the view, which is some 700 px high on a desk: how far a coast may stray (half a pixel), and how
 * large an island must be. Half of that would weigh 3 KB more.
 */
const COAST = { tolerance: 0.7, least: 8 };

/** The pieces of a line whose points are wanted. */
function piecesOf(line: readonly Point[], isWanted: (point: Point) => boolean): Point[][] {
  const pieces: Point[][] = [[]];
  for (const point of line) {
    if (isWanted(point)) pieces.at(-1)?.push(point);
    else pieces.push([]);
  }
  return pieces.filter(({ length }) => length > 1);
}

const SHORTEST_RUN = 6; // degrees: shorter ones are specks

/** Where a parallel crosses land between two longitudes. */
function landAlong(rings: readonly GeoJSON.Position[][], la: number, west: number, east: number) {
  const crossings: number[] = [];
  for (const ring of rings) {
    for (let i = 0; i + 1 < ring.length; i++) {
      const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = [ring[i] ?? [], ring[i + 1] ?? []];
      if (y1 > la !== y2 > la) crossings.push(x1 + ((la - y1) / (y2 - y1)) * (x2 - x1));
    }
  }
  crossings.sort((a, b) => a - b);
  const runs: Point[] = [];
  for (const turn of [-360, 0, 360]) {
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max((crossings[i] ?? 0) + turn, west);
      const to = Math.min((crossings[i + 1] ?? 0) + turn, east);
      if (to - from > SHORTEST_RUN) runs.push([from, to]);
    }
  }
  runs.sort(([a], [b]) => a - b);
  const joined: Point[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && run[0] - last[1] < 0.8) last[1] = Math.max(last[1], run[1]);
    else joined.push(run);
  }
  return joined;
}

export const earthLevels = (): Level[] => [globe(), region(), wholeCity(), district()];
