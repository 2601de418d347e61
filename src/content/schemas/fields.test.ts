import { expect, test } from 'vitest';
import { problemsOf } from '../problems.ts';
import { meta } from './fields.ts';

const letters = (count: number) => 'a'.repeat(count);

test('a description for search results has 50 to 175 characters', () => {
  expect(problemsOf(meta, letters(49))).toEqual([
    expect.stringContaining('expected at least 50 characters'),
  ]);
  expect(problemsOf(meta, letters(50))).toEqual([]);
  expect(problemsOf(meta, letters(175))).toEqual([]);
  expect(problemsOf(meta, letters(176))).toEqual([
    expect.stringContaining('expected at most 175 characters'),
  ]);
});

test('it is still known as words to be translated, with its title', () => {
  expect(meta.meta()).toMatchObject({ words: true, title: 'Description in search results' });
});
