import { expect, test } from 'vitest';
import { kilometresFromCountry } from './countryDistance.ts';

test.each([
  ['inland', '724', [-3.7038, 40.4168]],
  ['at a coast', '036', [151.2093, -33.8688]],
  ['on an island of its own', '840', [-157.8583, 21.3069]],
  ['in a country too small for the map', '702', [103.8198, 1.3521]],
] as const)('a place %s lies in its country', (_, code, [longitude, latitude]) => {
  expect(kilometresFromCountry(code, [longitude, latitude])).toBeLessThan(25);
});

test.each([
  ['Sydney north of the equator', '036', [151.2093, 33.8688], 4000],
  ['Washington east of Greenwich', '840', [77.0369, 38.9072], 4000],
  ['Madrid in France', '250', [-3.7038, 40.4168], 200],
] as const)('%s lies outside of it', (_, code, [longitude, latitude], least) => {
  expect(kilometresFromCountry(code, [longitude, latitude])).toBeGreaterThan(least);
});
