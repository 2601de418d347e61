import { describe, expect, test } from 'vitest';
import { gapOfDay, type OfficeHours, workingDays } from './officeDay.ts';
import { WORKING_DAY } from './workingHours.ts';

const officeIn = (timeZone: string): OfficeHours => ({
  name: timeZone,
  timeZone,
  day: WORKING_DAY,
});
const ROUND_THE_WORLD = [
  'America/New_York',
  'Europe/Madrid',
  'Europe/Berlin',
  'Europe/Istanbul',
  'Asia/Dhaka',
  'Asia/Taipei',
  'Asia/Tokyo',
].map(officeIn);

describe('the gap in the day of the offices', () => {
  test('is two hours before midnight in winter, and begins an hour earlier in summer', () => {
    expect(gapOfDay(workingDays(ROUND_THE_WORLD, 'winter'))).toEqual({ from: 22, to: 24 });
    expect(gapOfDay(workingDays(ROUND_THE_WORLD, 'summer'))).toEqual({ from: 21, to: 24 });
  });

  test.each([
    ['one office, whose gap is most of the day', ['Europe/Berlin']],
    ['two gaps', ['America/New_York', 'Asia/Tokyo']],
    ['no office', []],
    [
      'no gap at all',
      ['America/New_York', 'America/Los_Angeles', 'Europe/Istanbul', 'Asia/Tokyo', 'Asia/Dhaka'],
    ],
  ])('is none with %s', (_, zones) => {
    expect(gapOfDay(workingDays(zones.map(officeIn), 'winter'))).toBeNull();
  });

  test('is drawn in standard time south of the equator, too', () => {
    const [sydney] = workingDays([officeIn('Australia/Sydney')], 'standard');
    expect(sydney).toMatchObject({ from: 23, to: 31 });
    expect(workingDays([officeIn('Australia/Sydney')], 'winter')[0]?.from).toBe(22);
  });

  test('may pass midnight, and days may, too', () => {
    expect(
      gapOfDay([
        { from: 20, to: 28 },
        { from: 3, to: 12 },
        { from: 11, to: 18 },
      ]),
    ).toEqual({ from: 18, to: 20 });
    expect(
      gapOfDay([
        { from: 1, to: 9 },
        { from: 8, to: 16 },
        { from: 15, to: 23 },
      ]),
    ).toEqual({ from: 23, to: 25 });
  });
});
