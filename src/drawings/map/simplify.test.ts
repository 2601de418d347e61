import { expect, test } from 'vitest';
import type { Point } from '../../lib/map/projection.ts';
import { ringArea, simplifyRing } from './simplify.ts';

const square: Point[] = [
  [0, 0],
  [5, 0.01],
  [10, 0],
  [10, 10],
  [0, 10],
];

test('a point that hardly bends the coast goes, corners stay', () => {
  expect(simplifyRing(square, 0.5)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ]);
});

test('nothing goes that is larger than the detail asked for', () => {
  expect(simplifyRing(square, 0.01)).toEqual(square);
});

test('a ring never shrinks below four points', () => {
  expect(simplifyRing(square, 1_000).length).toBeGreaterThanOrEqual(4);
});

test('the area of a ring does not depend on its direction', () => {
  const ring = square.filter((_, index) => index !== 1);
  expect(ringArea(ring)).toBe(100);
  expect(ringArea(ring.toReversed())).toBe(100);
});
