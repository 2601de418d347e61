import { type GeoStream, geoProjection, geoStream } from 'd3-geo';
import type { MultiPolygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import landFile from 'world-atlas/land-50m.json?raw';
import { gridPath } from '../../lib/map/path.ts';
import {
  CENTRE_LONGITUDE,
  LAND_GRID,
  type Point,
  SCALE,
  STRETCH,
  TRANSLATE,
} from '../../lib/map/projection.ts';
import { ringArea, simplifyRing } from './simplify.ts';

/** In square units of the world box; chosen by eye at 2560 px and by the page's weight. */
const SMALLEST_ISLAND = 2;
const SMALLEST_DETAIL = 0.75;
const ANTARCTICA_BEGINS = -60;

/** The land as one path on the grid, drawn at build time so that the map never waits for anyone. */
export function landPath(): string {
  const rings = projected(inhabited())
    .filter((ring) => ringArea(ring) > SMALLEST_ISLAND)
    .map((ring) => simplifyRing(ring, SMALLEST_DETAIL));
  return gridPath(rings, LAND_GRID);
}

function inhabited(): MultiPolygon {
  const topology = JSON.parse(landFile) as Topology<{ land: GeometryCollection }>;
  const polygons = feature(topology, topology.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : [],
  );
  const north = polygons.filter((polygon) =>
    polygon[0]?.some(([, latitude = 0]) => latitude > ANTARCTICA_BEGINS),
  );
  return { type: 'MultiPolygon', coordinates: north };
}

/** d3-geo cuts rings at the edge of the box, so that none runs across it as a stripe. */
function projected(land: MultiPolygon): Point[][] {
  const rings: Point[][] = [];
  let ring: Point[] = [];
  const collect: GeoStream = {
    point: (x, y) => ring.push([x, y]),
    lineStart: () => {
      ring = [];
    },
    lineEnd: () => rings.push(ring),
    polygonStart: () => {},
    polygonEnd: () => {},
  };
  const projection = geoProjection((longitude, latitude) => [longitude, latitude * STRETCH])
    .rotate([-CENTRE_LONGITUDE, 0])
    .scale(SCALE)
    .translate(TRANSLATE)
    .precision(0); // straight between points, as the file means it, not along great circles
  geoStream(land, projection.stream(collect));
  return rings;
}
