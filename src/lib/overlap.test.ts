import { describe, expect, it } from 'vitest';
import { clockTime, officeDay, standardOffset } from './overlap.ts';

describe('the office day in UTC', () => {
  it.each([
    ['Europe/Berlin', 1],
    ['America/New_York', -5],
    ['Asia/Dhaka', 6],
    ['Asia/Kolkata', 5.5],
    ['Australia/Sydney', 10],
    ['UTC', 0],
  ])('in %s is %f hours from it, in standard time', (zone, hours) => {
    expect(standardOffset(zone)).toBe(hours);
  });

  it('begins at nine and ends at five, local time', () => {
    expect(officeDay('Europe/Berlin')).toEqual([{ from: 8, to: 16 }]);
    expect(officeDay('America/New_York')).toEqual([{ from: 14, to: 22 }]);
    expect(officeDay('Asia/Tokyo')).toEqual([{ from: 0, to: 8 }]);
  });

  it('is cut in two where it passes midnight', () => {
    expect(officeDay('America/Los_Angeles')).toEqual([
      { from: 17, to: 24 },
      { from: 0, to: 1 },
    ]);
  });

  it('is written as a clock shows it', () => {
    expect([9, 13.5, 24].map((hours) => clockTime(hours, 'en-GB'))).toEqual([
      '09:00',
      '13:30',
      '24:00',
    ]);
    expect(clockTime(13.5, 'bn-BD')).toBe('১৩:৩০');
  });
});
