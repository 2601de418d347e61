/** The box the world is drawn in; the design's grid, and the viewBox of every map drawing. */
export const WORLD = { width: 1440, height: 700 } as const;

/** 360 degrees in units of the box: it shows every longitude exactly once. */
export const TURN = WORLD.width;

/** The box begins at 170° W, so that the far east of Asia stays in one piece. */
const WEST = -170;
const PER_LONGITUDE = WORLD.width / 360;
const PER_LATITUDE = 146.5 / 30;
const EQUATOR = 410.2;

export type Point = readonly [x: number, y: number];

/** Equirectangular, with degrees of latitude taller than those of longitude are wide, as the design draws it. */
export function project(longitude: number, latitude: number): Point {
  return [(longitude - WEST) * PER_LONGITUDE, EQUATOR - latitude * PER_LATITUDE];
}

/** The same place as a share of the box, from 0 to 1; longitudes west of its edge come round. */
export function placeInWorld(longitude: number, latitude: number): Point {
  const [x, y] = project(longitude, latitude);
  return [(((x % TURN) + TURN) % TURN) / WORLD.width, y / WORLD.height];
}

/** What d3-geo needs to clip at the box's edge: its centre and the ratio of the two scales. */
export const CENTRE_LONGITUDE = WEST + 180;
export const STRETCH = PER_LATITUDE / PER_LONGITUDE;
export const SCALE = (PER_LONGITUDE * 180) / Math.PI;
export const TRANSLATE: [number, number] = [WORLD.width / 2, EQUATOR];

/** Steps per unit in the land's path: a quarter unit is below half a pixel on a screen of 2560. */
export const LAND_GRID = 4;
