import { expect, test } from 'vitest';
import { schemaProblems } from '../check/messages.ts';
import { metaDescription } from './fields.ts';

const letters = (count: number) => 'a'.repeat(count);

test('a description for search results has 50 to 170 characters', () => {
  expect(schemaProblems(metaDescription, letters(49))).toEqual([
    expect.stringContaining('expected at least 50 characters'),
  ]);
  expect(schemaProblems(metaDescription, letters(50))).toEqual([]);
  expect(schemaProblems(metaDescription, letters(170))).toEqual([]);
  expect(schemaProblems(metaDescription, letters(171))).toEqual([
    expect.stringContaining('expected at most 170 characters'),
  ]);
});
