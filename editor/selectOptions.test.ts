import { expect, test } from 'vitest';
import { officesSchema } from '../src/content/schemas/offices.ts';
import { CURRENT_NAMES, SELECT_OPTIONS } from './selectOptions.ts';

const timeZone = officesSchema.shape.offices.element.shape.timeZone;

test('an editor finds a city by the name that it has today', () => {
  const values = SELECT_OPTIONS['time zones']().map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Europe/Kyiv', 'UTC']));
  expect(new Set(values).size).toBe(values.length);
});

test('every time zone of the list can be saved', () => {
  const refused = SELECT_OPTIONS['time zones']().filter(
    ({ value }) => !timeZone.safeParse(value).success,
  );
  expect(refused).toEqual([]);
});

test.each(['Mars/Olympus', 'Kolkata', '+05:30', 'EST', ''])('%j is no time zone', (name) => {
  expect(timeZone.safeParse(name).success).toBe(false);
});

test('no name is listed that Node lists by itself', () => {
  const known = Intl.supportedValuesOf('timeZone');
  expect(CURRENT_NAMES.filter((name) => known.includes(name))).toEqual([]);
});
