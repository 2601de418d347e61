import { geoCentroid, geoDistance, geoInterpolate } from 'd3-geo';
import { drawingFile } from '../drawingFiles.ts';
import {
  drawGlobe,
  drawRegion,
  GLOBE_FIELD,
  projectionOf,
  RADIUS_M,
  REGION_FIELD,
} from './drawEarth.ts';
import { BERLIN, type Earth, LEVELS } from './levels.ts';

/** The level whose object is the Earth. */
export const GLOBE_LEVEL = 'cloud';
/** Levels that show Berlin and what is around it. */
const OF_BERLIN: readonly string[] = [GLOBE_LEVEL, 'region', 'city', 'district'];
/** Berlin is some 45 km wide. */
const CITY_RADIUS_M = 30_000;

type Place = { longitude: number; latitude: number };
type Degrees = [longitude: number, latitude: number];

const degrees = ({ longitude, latitude }: Place): Degrees => [longitude, latitude];

/**
 * The axis of the zoom stands in an office: in Berlin, whose districts we have as data, while there is one, otherwise
 * in the first. Then the levels above the streets are drawn in the build.
 */
export function earthOf(offices: readonly Place[]): Earth {
  const isInBerlin = (office: Place) =>
    geoDistance(degrees(office), degrees(BERLIN.axis)) * RADIUS_M < CITY_RADIUS_M;
  const [first] = offices;
  return !first || offices.some(isInBerlin) ? BERLIN : ownEarth(first, offices);
}

export const levelSource = (earth: Earth, level: string): string =>
  earth.drawn.get(level) ?? drawingFile('scale', level);

function ownEarth(axis: Place, offices: readonly Place[]): Earth {
  const places = offices.map(degrees);
  const [longitude, latitude] = turnedSouth(middleOf(places), places);
  const centre = { longitude, latitude };
  const [x, y] = projectionOf(centre, RADIUS_M)(degrees(axis)) ?? [0, 0];
  const globe = {
    name: GLOBE_LEVEL,
    field: GLOBE_FIELD,
    box: [-x - RADIUS_M, -y - RADIUS_M, 2 * RADIUS_M, 2 * RADIUS_M],
    middle: [-x, -y],
  };
  return {
    axis,
    globe: centre,
    isBerlin: false,
    levels: [
      globe,
      { name: 'region', field: REGION_FIELD },
      ...LEVELS.filter(({ name }) => !OF_BERLIN.includes(name)),
    ],
    drawn: new Map([
      [GLOBE_LEVEL, drawGlobe(axis, centre)],
      ['region', drawRegion(axis, centre)],
    ]),
  };
}

/** An office farther than this from the centre would stand at the globe's edge, in degrees. */
const FARTHEST = 80;

const areSeen = (places: readonly Degrees[], centre: Degrees) =>
  places.every((place) => geoDistance(place, centre) < (FARTHEST * Math.PI) / 180);

/** In radii below the centre: lower down the buttons of the closing plate lie over the globe (ClosingPlate.tsx). */
const LOWEST = 0.45;

/** Moves the centre south, which moves the offices up, until none lies too low; it stops before one is lost behind the edge. */
function turnedSouth([longitude, latitude]: Degrees, places: readonly Degrees[]): Degrees {
  const isTooLow = (centre: Degrees) => {
    const project = projectionOf({ longitude: centre[0], latitude: centre[1] }, 1);
    return places.some((place) => (project(place)?.[1] ?? 0) > LOWEST);
  };
  let centre: Degrees = [longitude, latitude];
  while (isTooLow(centre)) {
    const next: Degrees = [longitude, centre[1] - 1];
    if (next[1] < -90 || !areSeen(places, next)) return centre;
    centre = next;
  }
  return centre;
}

/** The middle of all offices; if one of them is then too far, the middle of the two that are farthest apart. */
function middleOf(places: readonly Degrees[]): Degrees {
  const middle = geoCentroid({ type: 'MultiPoint', coordinates: [...places] });
  if (areSeen(places, middle)) return middle;
  const pairs = places.flatMap((one) => places.map((other) => [one, other] as const));
  const [from, to] = pairs.reduce((widest, pair) =>
    geoDistance(pair[0], pair[1]) > geoDistance(widest[0], widest[1]) ? pair : widest,
  );
  return geoInterpolate(from, to)(0.5);
}
