import { expect, test } from 'vitest';
import { gridPath } from './path.ts';

test('rings are steps on the grid, each starting where the one before began', () => {
  const rings = [
    [
      [1, 1],
      [2, 1],
      [2, 2],
    ],
    [
      [0, 5],
      [1, 5],
      [1, 6],
    ],
  ] as const;
  expect(gridPath(rings, 4)).toBe('m4 4 4 0 0 4zm-4 16 4 0 0 4z');
});

test('points that fall on the same place of the grid are one, and specks are none', () => {
  const speck = [
    [1, 1],
    [1.01, 1],
    [1, 1.01],
  ] as const;
  expect(gridPath([speck], 4)).toBe('');
});
