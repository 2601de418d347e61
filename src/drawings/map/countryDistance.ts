import { geoContains, geoDistance, geoInterpolate } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection } from 'topojson-specification';
import { countryAtlas } from './atlas.ts';

type Degrees = [longitude: number, latitude: number];

/** The mean radius of the Earth. */
const RADIUS_KM = 6371;
/** Between places on a border that are measured: far less than any distance that matters. */
const STEP_KM = 25;

/** How far a place lies outside of a country, by the shapes of the atlas: 0 within it. */
export function kilometresFromCountry(code: string, place: Degrees): number {
  const countries = countryAtlas().objects.countries as GeometryCollection;
  // Remote islands may be entries of their own, with the code of their country.
  const shapes = feature(countryAtlas(), {
    ...countries,
    geometries: countries.geometries.filter(({ id }) => id === code),
  }).features;
  if (shapes.some((shape) => geoContains(shape, place))) return 0;
  const borders = shapes.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates;
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
  }) as Degrees[][];
  return Math.min(...borders.map((border) => kilometresFromBorder(border, place)));
}

function kilometresFromBorder(border: readonly Degrees[], place: Degrees): number {
  let nearest = Number.POSITIVE_INFINITY;
  border.forEach((corner, index) => {
    const next = border[index + 1] ?? corner;
    const steps = Math.ceil((geoDistance(corner, next) * RADIUS_KM) / STEP_KM) || 1;
    const at = geoInterpolate(corner, next);
    for (let step = 0; step < steps; step += 1) {
      nearest = Math.min(nearest, geoDistance(at(step / steps), place) * RADIUS_KM);
    }
  });
  return nearest;
}
