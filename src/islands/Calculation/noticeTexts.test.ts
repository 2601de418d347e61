import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readQuery } from '../../calculations/address.ts';
import { synchroniser } from '../../calculations/synchroniser/definition.ts';
import { fillText } from '../../lib/placeholders.ts';
import { noticeTexts } from './noticeTexts.ts';

const read = (path: string) => parse(readFileSync(`tests/fixtures/${path}`, 'utf8'));
const words = {
  content: { choices: {}, tables: {}, ...read('calculations/rtl-design.yaml') },
  labels: read('calculation.yaml'),
  locale: 'en',
};

const noticesOf = (search: string) => {
  const { notices } = readQuery(synchroniser, search);
  return noticeTexts(notices, words, synchroniser).join();
};

test.each([
  ['a sentence', 'this company has moved to another address', '“this company has mov…”'],
  ['signs of two units', '𝟗'.repeat(30), `“${'𝟗'.repeat(20)}…”`],
  ['a short word', 'fast', '“fast”'],
  ['a mark of direction', '\u202efast', '“fast”'],
])('a notice repeats no more of the address than a number would need: %s', (_, asked, repeated) => {
  expect(noticesOf(`?v=2&fc=${encodeURIComponent(asked)}`)).toContain(repeated);
});

test('a number out of range is shortened, too', () => {
  expect(noticesOf(`?v=2&fc=${'9'.repeat(1000)}e-900`)).toContain(`${'9'.repeat(20)}… `);
});

test('half a unit lies in the range of its field and is not said to lie outside', () => {
  expect(noticesOf('?v=2&units=1.5')).toMatch(/: 1\.5 cannot be set here and became 2\.$/);
});

test('[55] what could not be taken of A says so', () => {
  const said = fillText(words.labels.inA, { text: noticesOf('?v=2&n=fast') });
  expect(said).not.toBe(noticesOf('?v=2&n=fast'));
  expect(noticesOf('?v=2&a.n=fast')).toBe(said);
});
