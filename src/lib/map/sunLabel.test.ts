import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { placeUnderSun } from '../solar.ts';
import { namePlaces } from './names.ts';
import { placeInWorld } from './projection.ts';
import { isLabelClear, sunLabelPlace } from './sunLabel.ts';

const { offices } = parse(readFileSync('tests/fixtures/offices.yaml', 'utf8')) as {
  offices: { name: string; longitude: number; latitude: number }[];
};
const named = offices.map(({ name, longitude, latitude }) => ({
  name,
  place: placeInWorld(longitude, latitude),
}));
const sides = namePlaces(named);
const places = named.map((office, at) => ({ ...office, side: sides[at] ?? ('e' as const) }));

test.each(['2026-03-20', '2026-05-20', '2026-06-21', '2026-07-25', '2026-12-21'])(
  'the label of the sun covers no office and no name at any time of %s',
  (day) => {
    const minutes = Array.from({ length: 24 * 12 }, (_, index) => index * 5);
    const covered = minutes.filter((minute) => {
      const { longitude, latitude } = placeUnderSun(new Date(Date.parse(day) + minute * 60_000));
      const sun = placeInWorld(longitude, latitude);
      return !isLabelClear(sun, places, sunLabelPlace(sun, places));
    });
    expect(covered).toEqual([]);
  },
);

test('the label begins beside the sun, ends there at the eastern edge, and gives way to an office', () => {
  const office = { name: 'Name', side: 'e' as const };
  expect(sunLabelPlace([0.5, 0.5], [])).toEqual({ isWest: false, top: -20 });
  expect(sunLabelPlace([0.95, 0.5], [])).toEqual({ isWest: true, top: -20 });
  expect(sunLabelPlace([0.5, 0.5], [{ ...office, place: [0.6, 0.5] }]).isWest).toBe(true);
});
