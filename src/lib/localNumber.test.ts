import { describe, expect, test } from 'vitest';
import { settings } from '../settings.ts';
import { fieldNumber, localNumber, localUnit } from './localNumber.ts';

/** [1200, 12742.5, 123456, 0.5 as a share] as docs/languages.md says. */
const WRITTEN: Readonly<Record<string, readonly [string, string, string, string]>> = {
  en: ['1200', '12\u202f742.5', '123\u202f456', '50%'],
  es: ['1200', '12\u202f742,5', '123\u202f456', '50\u00a0%'],
  de: ['1200', '12\u202f742,5', '123\u202f456', '50\u00a0%'],
  bn: ['1,200', '12,742.5', '1,23,456', '50%'],
  ja: ['1,200', '12,742.5', '123,456', '50%'],
  'zh-TW': ['1,200', '12,742.5', '123,456', '50%'],
  tr: ['1200', '12.742,5', '123.456', '%50'],
};

describe.each(settings.languages)('numbers in $name', ({ lang, locale }) => {
  const [four, five, six, share] = WRITTEN[lang] ?? [];

  test('group their thousands', () => {
    expect(localNumber(1200, locale)).toBe(four);
    expect(localNumber(12_742.5, locale)).toBe(five);
    expect(localNumber(123_456, locale)).toBe(six);
  });

  test('group what is rounded up to five digits', () => {
    const text = localNumber(9999.9, locale, { maximumSignificantDigits: 3 });
    expect(text).toBe(localNumber(10_000, locale));
  });

  test('have their per cent sign at its place, around other texts too', () => {
    expect(localNumber(0.5, locale, { style: 'percent' })).toBe(share);
    expect(localUnit('50', locale, { style: 'percent' })).toBe(share);
  });

  test('have a minus and not a hyphen', () => {
    expect(localNumber(-40, locale)).toBe('−40');
  });
});

test.each([
  ['en-GB', '12\u202f742.5'],
  ['de-DE', '12\u202f742,5'],
  ['tr-TR', '12742,5'],
  ['ja-JP', '12742.5'],
])('a field in %s has no group sign that could be read as a decimal one', (locale, text) => {
  expect(fieldNumber(12_742.5, locale, 6)).toBe(text);
});
