import { project, TURN, WORLD } from './map/projection.ts';

/** A place on the earth, in degrees; south and west are negative. */
interface Place {
  latitude: number;
  longitude: number;
}

const DAY_MS = 86_400_000;
/** Noon of 1 January 2000, from which astronomers count days. */
const EPOCH = Date.UTC(2000, 0, 1, 12);

const { PI, asin, atan, atan2 } = Math;
const sin = (degrees: number) => Math.sin((degrees * PI) / 180);
const cos = (degrees: number) => Math.cos((degrees * PI) / 180);
const inDegrees = (angle: number) => (angle * 180) / PI;

/** The same angle between -180 and 180 degrees. */
const turned = (angle: number) => angle - 360 * Math.round(angle / 360);

/**
 * The place where the sun is overhead, by the low precision formulas of the Astronomical Almanac: within
 * 0.01 degrees from 1950 to 2050, which moves a sunrise by seconds.
 */
export function placeUnderSun(now: Date): Place {
  const days = (now.getTime() - EPOCH) / DAY_MS;
  const meanLongitude = 280.46 + 0.9856474 * days;
  const anomaly = 357.528 + 0.9856003 * days;
  const longitude = meanLongitude + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly);
  const obliquity = 23.439 - 4e-7 * days;
  const rightAscension = inDegrees(atan2(cos(obliquity) * sin(longitude), cos(longitude)));
  const equationOfTime = turned(meanLongitude - rightAscension);
  // The epoch was a noon: at whole days from it the mean sun stands over Greenwich.
  return {
    latitude: inDegrees(asin(sin(obliquity) * sin(longitude))),
    longitude: turned(-360 * (days % 1) - equationOfTime),
  };
}

/** At an equinox the line goes through both poles; so near to it nobody sees the difference. */
const LEAST_DECLINATION = 0.1;
/** Units of the world box between two points of the line. */
const STEP = 6;
/** Far enough beyond the box: low screens show some space above and below the world. */
const BEYOND = 400;
/** A whole turn beyond both sides: on wide screens the map goes on there. */
const WEST_END = -TURN - STEP;
const EAST_END = 2 * TURN + STEP;

/**
 * The night as a path in units of the world box: along the line where the sun's middle is on the horizon,
 * and around by the pole that is dark.
 */
export function nightPath(now: Date): string {
  const { latitude, longitude } = placeUnderSun(now);
  const isNorthDark = latitude < 0;
  const declination = (isNorthDark ? -1 : 1) * Math.max(Math.abs(latitude), LEAST_DECLINATION);
  const slope = -cos(declination) / sin(declination);
  let path = '';
  for (let x = WEST_END; x <= EAST_END; x += STEP) {
    const west = ((x - project(longitude, 0)[0]) / TURN) * 360;
    const [, y] = project(0, inDegrees(atan(slope * cos(west))));
    path += `${path ? 'L' : 'M'}${x} ${Math.round(y * 10) / 10}`;
  }
  return `${path}V${isNorthDark ? -BEYOND : WORLD.height + BEYOND}H${WEST_END}Z`;
}
