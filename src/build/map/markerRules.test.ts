import { expect, test } from 'vitest';
import { markerRules } from './markerRules.ts';

const berlin = { id: 'berlin', latitude: 52.52, longitude: 13.405 };

test('[C1] a marker stands at its office’s place', () => {
  expect(markerRules([berlin])).toContain(
    '#pin-berlin{inset-inline-start:50.946%;inset-block-start:21.961%}',
  );
});
