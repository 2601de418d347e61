import { expect, test } from 'vitest';
import { openGraphLocale } from './openGraph.ts';

test.each([
  ['en-GB', 'en_GB'],
  ['de', 'de_DE'],
  ['zh-Hant', 'zh_TW'],
  ['zh-Hant-HK', 'zh_HK'],
])('%s is written with its territory: %s', (locale, written) => {
  expect(openGraphLocale(locale)).toBe(written);
});
