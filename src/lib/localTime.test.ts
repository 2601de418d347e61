import { expect, test } from 'vitest';
import { clockOf, untilNextMinute, zoneName } from './localTime.ts';

const noon = new Date('2026-07-01T12:00:00Z');

test.each([
  ['America/New_York', '08:00'],
  ['Europe/Madrid', '14:00'],
  ['Europe/Istanbul', '15:00'],
  ['Asia/Dhaka', '18:00'],
  ['Asia/Tokyo', '21:00'],
])('[C4] noon in London’s winter clock is told in %s', (zone, time) => {
  expect(clockOf(zone)(noon)).toBe(time);
});

test('[C4] midnight is 00, not 24', () => {
  expect(clockOf('UTC')(new Date('2026-07-01T00:05:00Z'))).toBe('00:05');
});

test('[C4] without script the zone’s name stands instead', () => {
  expect(zoneName('Europe/Berlin', 'en')).toBe('Central European Time');
});

test('[C4] the next change is at the full minute', () => {
  expect(untilNextMinute(Date.parse('2026-07-01T12:00:59.250Z'))).toBe(750);
  expect(untilNextMinute(noon.getTime())).toBe(60_000);
});
