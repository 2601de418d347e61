import { type GeoStream, geoProjection, geoStream } from 'd3-geo';
import type { MultiPolygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import countriesFile from 'world-atlas/countries-50m.json?raw';
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
import { type SvgFile, svgFile } from '../svgFile.ts';
import { ringArea, simplifyRing } from './simplify.ts';

/** In square units of the world box; a compromise between looks at 2560 px and file size. */
const SMALLEST_ISLAND = 2;
const SMALLEST_DETAIL = 0.75;
const ANTARCTICA_BEGINS = -60;

/** Every 30 degrees, in units of the world box. Longer than the world, because wide screens show more. */
const GRATICULE =
  'M80-400V1100M200-400V1100M320-400V1100M440-400V1100M560-400V1100M680-400V1100M800-400V1100' +
  'M920-400V1100M1040-400V1100M1160-400V1100M1280-400V1100M1400-400V1100' +
  'M-400 117.2H1840M-400 263.7H1840M-400 410.2H1840M-400 556.7H1840M-400 703.2H1840';

/** Drawn in the build, so that the map needs no other server. */
export const landPath = () => pathOf(inhabited());

/** The countries with an office, by ISO numeric code. They are marked even if the borders cannot be fetched. */
export const officeCountriesPath = (codes: readonly string[]) => pathOf(countries(new Set(codes)));

/** A separate file, so that the page shows markers and list first. The page colours it through `<use>`. */
export function landFileOf(codes: readonly string[]): SvgFile {
  const key = codes.join();
  const file = landFiles.get(key) ?? drawLand(codes);
  landFiles.set(key, file);
  return file;
}

/** All languages show the same land. */
const landFiles = new Map<string, SvgFile>();

function drawLand(codes: readonly string[]): SvgFile {
  const shape = (id: string, path: string) =>
    `<path id="${id}" d="${path}" vector-effect="non-scaling-stroke"/>`;
  const shapes =
    shape('land', landPath()) +
    shape('office-countries', officeCountriesPath(codes)) +
    shape('graticule', GRATICULE);
  return svgFile('/map/land', shapes);
}

function pathOf(shape: MultiPolygon): string {
  const rings = projected(shape)
    .filter((ring) => ringArea(ring) > SMALLEST_ISLAND)
    .map((ring) => simplifyRing(ring, SMALLEST_DETAIL));
  return gridPath(rings, LAND_GRID);
}

function countries(codes: ReadonlySet<string>): MultiPolygon {
  const topology = JSON.parse(countriesFile) as Topology<{ countries: GeometryCollection }>;
  const polygons = feature(topology, topology.objects.countries)
    .features.filter(({ id }) => codes.has(String(id)))
    .flatMap(({ geometry }): Position[][][] => {
      if (geometry.type === 'MultiPolygon') return geometry.coordinates;
      return geometry.type === 'Polygon' ? [geometry.coordinates] : [];
    });
  return { type: 'MultiPolygon', coordinates: polygons };
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

/** d3-geo splits rings at the edge of the box; otherwise they would run across the map as stripes. */
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
    .precision(0); // straight lines, as the atlas means them, not great circles
  geoStream(land, projection.stream(collect));
  return rings;
}
