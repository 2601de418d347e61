import { expect, test } from 'vitest';
import { placeInWorld, project, WORLD } from './projection.ts';

test('[C1] the equator and Greenwich cross where the design draws them', () => {
  expect(project(0, 0)).toEqual([680, 410.2]);
});

test('[C1] thirty degrees are 120 units east and 146.5 north', () => {
  const [x, y] = project(30, 30);
  expect(x).toBeCloseTo(800);
  expect(y).toBeCloseTo(263.7);
});

test('[C1] a place is a share of the box', () => {
  const [x, y] = placeInWorld(13.405, 52.52);
  expect(x * WORLD.width).toBeCloseTo(733.62);
  expect(y * WORLD.height).toBeCloseTo(153.73, 1);
});

test('[C1] a place west of the box comes round to its east', () => {
  expect(placeInWorld(-179, 0)[0]).toBeCloseTo(placeInWorld(181, 0)[0]);
});
