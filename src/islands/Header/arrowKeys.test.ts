import { expect, test } from 'vitest';
import { nextStop } from './arrowKeys.ts';

test('the arrows lead one stop on or back, Home and End to the ends [H4]', () => {
  expect(nextStop('ArrowDown', 1, 4)).toBe(2);
  expect(nextStop('ArrowUp', 1, 4)).toBe(0);
  expect(nextStop('Home', 2, 4)).toBe(0);
  expect(nextStop('End', 2, 4)).toBe(3);
});

test('nothing leads past the ends, and other keys lead nowhere [H4]', () => {
  expect(nextStop('ArrowUp', 0, 4)).toBeNull();
  expect(nextStop('ArrowDown', 3, 4)).toBeNull();
  expect(nextStop('End', 3, 4)).toBeNull();
  expect(nextStop('a', 1, 4)).toBeNull();
});
