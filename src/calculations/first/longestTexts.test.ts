import { expect, test } from 'vitest';
import { definition } from './custom-software.definition.ts';
import { longestTexts } from './longestTexts.ts';

const SHARED = { locale: 'en', over: '', yes: 'yes', no: 'no', units: {}, taskNumber: '{number}' };

test('the room that a page keeps fits the longest of the texts that its rules can give', () => {
  const sentences = Object.fromEntries(definition.sentenceKeys.map((key) => [key, key]));
  const warnings = Object.fromEntries(definition.warningKeys.map((key) => [key, key]));
  const words = { inputs: {}, held: 'held', sentences, values: {}, terms: {}, warnings };
  const longest = longestTexts(definition, { ...words, presets: {} }, SHARED);
  // `wait` where there is a result, and this one where there are too many requests.
  expect(longest.answer).toBe('endless');
  expect(longest.warnings).toBe('overload');
  expect(longest.facts[2]).toBe('waits outage');
});
