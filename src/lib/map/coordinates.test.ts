import { expect, test } from 'vitest';
import { coordinatesText, meridianText } from './coordinates.ts';

const compass = { north: 'N', south: 'S', east: 'E', west: 'W' };

test('[C4] a position names both hemispheres and two decimals', () => {
  expect(coordinatesText({ latitude: 40.4168, longitude: -3.7038 }, compass, 'en')).toBe(
    '40.42° N, 3.70° W',
  );
  expect(coordinatesText({ latitude: -33.9, longitude: 151.2 }, compass, 'en')).toBe(
    '33.90° S, 151.20° E',
  );
});

test('[C4] a position is written in the page’s language', () => {
  expect(
    coordinatesText({ latitude: 52.52, longitude: 13.4 }, { ...compass, east: 'O' }, 'de'),
  ).toBe('52,52° N; 13,40° O');
});

test('[C1] the meridians of Greenwich and the date line belong to no side', () => {
  expect([-30, 0, 150, 180].map((degree) => meridianText(degree, compass, 'en'))).toEqual([
    '30° W',
    '0°',
    '150° E',
    '180°',
  ]);
});
