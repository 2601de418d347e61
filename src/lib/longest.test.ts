import { expect, test } from 'vitest';
import { displayRule, longestWord, statementRule } from './longest.ts';

test('the longest word counts letters between places where a line may break', () => {
  expect(longestWord('Page Not Found')).toBe(5);
  expect(longestWord('Mikro\u00adcontroller-Entwurf')).toBe(10);
  expect(longestWord('')).toBe(0);
});

test('only a longer word than the design assumes needs a rule', () => {
  expect(displayRule('Services')).toBeUndefined();
  expect(displayRule('Dienstleistungen')).toBe('main .display{--longest:16}');
});

test('a statement is bound by the longest word of all its phrases', () => {
  expect(statementRule(['vom Transistor', 'bis zur Cloud.'])).toBe('main .statement{--longest:10}');
});
