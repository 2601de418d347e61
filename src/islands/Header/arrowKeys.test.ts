import { expect, test } from 'vitest';
import { nextIndex } from './arrowKeys.ts';

test('the arrows lead one stop on or back, Home and End to the ends [H4]', () => {
  expect(nextIndex('ArrowDown', 1, 4)).toBe(2);
  expect(nextIndex('ArrowUp', 1, 4)).toBe(0);
  expect(nextIndex('Home', 2, 4)).toBe(0);
  expect(nextIndex('End', 2, 4)).toBe(3);
});

test('nothing leads past the ends, and other keys lead nowhere [H4]', () => {
  expect(nextIndex('ArrowUp', 0, 4)).toBeNull();
  expect(nextIndex('ArrowDown', 3, 4)).toBeNull();
  expect(nextIndex('End', 3, 4)).toBeNull();
  expect(nextIndex('a', 1, 4)).toBeNull();
});
