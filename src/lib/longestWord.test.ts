import { expect, test } from 'vitest';
import { longestWord } from './longestWord.ts';

test('the longest word decides, in letters', () => {
  expect(longestWord('Microcontroller Design')).toBe(15);
  expect(longestWord('Analog and Mixed Signal')).toBe(6);
  expect(longestWord('Cafe\u0301')).toBe(4);
});

test('a word may break at its hyphens', () => {
  expect(longestWord('Halbleiter\u00adentwicklung')).toBe(11);
  expect(longestWord('System-on-chip')).toBe(6);
});
