import { expect, test } from 'vitest';
import { clockOf, untilNextMinute, zoneName } from './localTime.ts';

const noon = new Date('2026-07-01T12:00:00Z');

test.each([
  ['America/New_York', 'Wed 08:00'],
  ['Europe/Madrid', 'Wed 14:00'],
  ['Europe/Istanbul', 'Wed 15:00'],
  ['Asia/Dhaka', 'Wed 18:00'],
  ['Asia/Tokyo', 'Wed 21:00'],
])('[C4] noon in London’s winter clock is told in %s', (zone, text) => {
  expect(clockOf(zone, 'en')(noon).text).toBe(text);
});

test('[C4] midnight is 00, not 24', () => {
  expect(clockOf('UTC', 'en')(new Date('2026-07-01T00:05:00Z')).time).toBe('00:05');
});

test('[C10] the weekday is that of the place, in the page’s language', () => {
  const late = new Date('2026-07-01T16:59:00Z');
  expect(clockOf('Asia/Taipei', 'en')(late).text).toBe('Thu 00:59');
  expect(clockOf('America/New_York', 'en')(late).text).toBe('Wed 12:59');
  expect(clockOf('Europe/Berlin', 'de')(late).text).toBe('Mi 18:59');
});

test('[C4] without script the zone’s name stands instead', () => {
  expect(zoneName('Europe/Berlin', 'en')).toBe('Central European Time');
  expect(zoneName('Europe/Istanbul', 'en')).toBe('Turkey Time'); // as the list of offices has it
  expect(zoneName('America/New_York', 'bn-BD')).toMatch(/^যুক্তরাষ্ট্রের /); // Bangladesh, too, has an east
});

test('[C4] the next change is at the full minute', () => {
  expect(untilNextMinute(Date.parse('2026-07-01T12:00:59.250Z'))).toBe(750);
  expect(untilNextMinute(noon.getTime())).toBe(60_000);
});

test('[S4] the digits are those of the language, the hours those of the design', () => {
  const reading = clockOf('UTC', 'bn-BD')(new Date('2026-07-01T15:05:00Z'));
  expect(reading.text).toContain('১৫:০৫');
  expect(reading.time).toBe('15:05');
});
