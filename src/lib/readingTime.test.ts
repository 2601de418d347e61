import { expect, test } from 'vitest';
import { minutesText, readingMinutes } from './readingTime.ts';

test.each([
  ['a word', 'en', 1],
  ['word '.repeat(540), 'en', 3],
  // Without spaces: words are found by the rules of the language.
  ['回路を設計する。'.repeat(100), 'ja', 3],
])('%.20s… takes the time of its words: %s %i', (text, locale, minutes) => {
  expect(readingMinutes(text, locale)).toBeCloseTo(minutes, -0.5);
});

test('minutes are told in the language of the page', () => {
  expect(minutesText(1, 'en-GB')).toBe('1\u00a0minute');
  expect(minutesText(3, 'de')).toBe('3\u00a0Minuten');
  expect(minutesText(3, 'ja-JP')).toBe('3分');
});
