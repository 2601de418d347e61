import { expect, test } from 'vitest';
import { headingSize, longestWord } from './headingSize.ts';

test('the longest word counts letters between places where a line may break', () => {
  expect(longestWord('Page Not Found')).toBe(5);
  expect(longestWord('Mikro\u00adcontroller-Entwurf')).toBe(10);
  expect(longestWord('RTL-\u2060Design im Haus')).toBe(10);
  expect(longestWord('')).toBe(0);
});

test('a heading is told its longest word', () => {
  expect(headingSize('vom Transistor bis zur Cloud.')).toEqual({ '--longest-word': 10 });
});
