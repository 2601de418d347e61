import { expect, test } from 'vitest';
import { readCounts } from './readCounts.ts';

test.each([
  ['84 16 230 9770', 'en', [84, 16, 230, 9770]],
  ['84, 16, 230, 9770', 'en', [84, 16, 230, 9770]],
  ['84\t16\r\n230\t9770\r\n', 'en', [84, 16, 230, 9770]],
  ['84\t16\n230\t9 770', 'en', [84, 16, 230, 9770]],
  ['84;16;230;9.770', 'de', [84, 16, 230, 9770]],
  ['84 16 230', 'en', null],
  ['84 16 230 97.5', 'en', null],
  ['84 16 -230 9770', 'en', null],
  ['found missed false right', 'en', null],
  ['84', 'en', null],
  ['', 'en', null],
])('%j in %s', (text, locale, counts) => {
  expect(readCounts(text, 4, locale)).toEqual(counts);
});
