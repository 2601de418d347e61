import { geoDistance } from 'd3-geo';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { project, WORLD } from './map/projection.ts';
import { nightPath, placeUnderSun } from './solar.ts';

const MINUTE = 60_000;
/** The upper edge of the sun is seen on the horizon while its middle is this far below it. */
const SUNRISE = -50 / 60;

/** Degrees of the sun's middle above the horizon. */
function sunAltitude(place: { latitude: number; longitude: number }, now: Date): number {
  const sun = placeUnderSun(now);
  const away = geoDistance([place.longitude, place.latitude], [sun.longitude, sun.latitude]);
  return 90 - (away * 180) / Math.PI;
}

interface Table {
  name: string;
  latitude: number;
  longitude: number;
  /** Of the clock that the times are told in. */
  zone: string;
  days: [date: string, rise: string, set: string][];
}

/** From the yearly tables "Rise and Set for the Sun" of the U.S. Naval Observatory. */
const PUBLISHED: Table[] = [
  {
    name: '60° north on the meridian of Greenwich',
    latitude: 60,
    longitude: 0,
    zone: 'Z',
    days: [
      ['2019-03-20', '06:03', '18:14'],
      ['2019-06-21', '02:36', '21:28'],
      ['2019-09-23', '05:46', '17:58'],
      ['2019-12-21', '09:02', '14:54'],
    ],
  },
  {
    name: '60° south, 150° west',
    latitude: -60,
    longitude: -150,
    zone: 'Z',
    days: [
      ['2019-03-20', '16:00', '04:16'],
      ['2019-06-21', '19:06', '00:58'],
      ['2019-09-23', '15:45', '03:59'],
      ['2019-12-21', '12:32', '07:24'],
    ],
  },
  {
    name: '29° north, 81° west',
    latitude: 29,
    longitude: -81,
    zone: 'Z',
    days: [
      ['2019-03-20', '11:28', '23:35'],
      ['2019-06-21', '10:26', '00:26'],
      ['2019-09-23', '11:13', '23:20'],
      ['2019-12-21', '12:13', '22:31'],
    ],
  },
  {
    name: 'Atlanta',
    latitude: 33 + 46 / 60,
    longitude: -(84 + 25 / 60),
    zone: '-05:00',
    days: [
      ['2007-03-20', '06:42', '18:49'],
      ['2007-06-21', '05:27', '19:51'],
      ['2007-09-23', '06:26', '18:33'],
      ['2007-12-21', '07:38', '17:33'],
    ],
  },
  {
    name: 'San Francisco',
    latitude: 37 + 46 / 60,
    longitude: -(122 + 26 / 60),
    zone: '-08:00',
    days: [
      ['2012-03-20', '06:12', '18:22'],
      ['2012-06-21', '04:48', '19:35'],
      ['2012-09-23', '05:59', '18:04'],
      ['2012-12-21', '07:22', '16:55'],
    ],
  },
  {
    name: 'Fredonia',
    latitude: 36.95,
    longitude: -112.52,
    zone: '-07:00',
    days: [
      ['2023-03-20', '06:34', '18:42'],
      ['2023-06-21', '05:11', '19:53'],
      ['2023-09-23', '06:19', '18:26'],
      ['2023-12-21', '07:39', '17:17'],
    ],
  },
];

describe.each(PUBLISHED)('at $name', ({ days, zone, ...place }) => {
  const altitudeAround = (date: string, time: string) => {
    const at = Date.parse(`${date}T${time}${zone}`);
    return [-2, 2].map((minutes) => sunAltitude(place, new Date(at + minutes * MINUTE)));
  };

  test.each(days)('%s the sun rises within 2 minutes of %s', (date, rise) => {
    const [before = 0, after = 0] = altitudeAround(date, rise);
    expect(before).toBeLessThan(SUNRISE);
    expect(after).toBeGreaterThan(SUNRISE);
  });

  test.each(days)('%s the sun sets within 2 minutes of its time', (date, _, set) => {
    const [before = 0, after = 0] = altitudeAround(date, set);
    expect(before).toBeGreaterThan(SUNRISE);
    expect(after).toBeLessThan(SUNRISE);
  });
});

/** Same source. The sun circles along the horizon there: the height is what can be compared. */
test.each([
  ['sunrise at the North Pole', 90, '2022-03-18T13:02Z'],
  ['sunset at the North Pole', 90, '2022-09-25T04:13Z'],
  ['sunset at the South Pole', -90, '2022-03-22T18:07Z'],
  ['sunrise at the South Pole', -90, '2022-09-20T21:52Z'],
])('%s is when the almanac says', (_, latitude, time) => {
  const altitude = sunAltitude({ latitude, longitude: 0 }, new Date(time));
  expect(Math.abs(altitude - SUNRISE)).toBeLessThan(0.02);
});

/** U.S. Naval Observatory, "Earth's Seasons"; the tropics lie at 23.44 degrees. */
test.each([
  ['2018-09-23T01:54Z', 0],
  ['2018-12-21T22:23Z', -23.44],
])('at %s the sun is over %f degrees', (time, latitude) => {
  expect(placeUnderSun(new Date(time)).latitude).toBeCloseTo(latitude, 1);
});

const dates = fc.date({
  min: new Date('1950-01-01'),
  max: new Date('2050-01-01'),
  noInvalidDate: true,
});

test('the place under the sun is on the globe, between the tropics', () => {
  fc.assert(
    fc.property(dates, (now) => {
      const { latitude, longitude } = placeUnderSun(now);
      expect(Math.abs(latitude)).toBeLessThan(23.5);
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
    }),
  );
});

test('the sun goes west by a quarter of a degree a minute, over the date line too', () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: -20, max: 20 }), (day, minute) => {
      // Within 17 minutes of midnight in Greenwich the sun stands over the date line.
      const start = new Date(day).setUTCHours(0, minute);
      const [one, other] = [start, start + MINUTE].map((at) => placeUnderSun(new Date(at)));
      const way = ((one?.longitude ?? 0) - (other?.longitude ?? 0) + 360) % 360;
      expect(way).toBeCloseTo(0.25, 2);
    }),
  );
});

test('the night is half of the world at any time, wrong clocks included', () => {
  const anyDate = fc.date({ noInvalidDate: true });
  fc.assert(
    fc.property(anyDate, (now) => {
      expect(nightPath(now)).toMatch(/^M-1446 -?[\d.]+(L-?\d+ -?[\d.]+)+V(-400|1100)H-1446Z$/);
    }),
  );
});

test('along the line between day and night the sun is on the horizon', () => {
  const [west] = project(0, 0);
  const [, equator] = project(0, 0);
  const perLatitude = equator - project(0, 1)[1];
  fc.assert(
    fc.property(dates, (now) => {
      for (const [, x, y] of nightPath(now).matchAll(/L(\d+) (-?[\d.]+)/g)) {
        const longitude = ((Number(x) - west) / WORLD.width) * 360;
        const latitude = (equator - Number(y)) / perLatitude;
        expect(Math.abs(sunAltitude({ latitude, longitude }, now))).toBeLessThan(0.15);
      }
    }),
  );
});

test.each([
  ['June', '2026-06-21T12:00Z', 'V1100'],
  ['December', '2026-12-21T12:00Z', 'V-400'],
])('in %s the other pole is dark', (_, time, end) => {
  expect(nightPath(new Date(time))).toContain(end);
});
