import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idOf, messageIn, parseFields, receiptOf } from './message.ts';

const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;

test('the same words in another order of fields, or with other line breaks, are the same message', async () => {
  const typed = { name: 'Ada', email: 'a@b.example', topic: 'T', message: 'one\r\ntwo' };
  const again = { message: 'one\ntwo', topic: 'T', email: 'a@b.example', name: 'Ada' };
  expect(await idOf('k', messageIn(typed))).toBe(await idOf('k', messageIn(again)));
  expect(await idOf('k', messageIn(typed))).not.toBe(await idOf('l', messageIn(typed)));
});

test('no two messages share an id because words moved from one field to the next', async () => {
  const one = messageIn({ name: 'Ada B', email: '', topic: '', message: '' });
  const other = messageIn({ name: 'Ada', email: ' B', topic: '', message: '' });
  expect(await idOf('', one)).not.toBe(await idOf('', other));
});

test('whatever is typed, the lines of a header stay one line and the message has no control character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { name, message } = messageIn({ name: text, message: text });
      expect(name).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      expect(message.replace(/[\n\t]/g, '')).not.toMatch(/\p{Cc}/u);
      expect(message.isWellFormed()).toBe(true);
    }),
  );
});

test.each([
  ['a list', '[]', true, '{}'],
  ['a field that is no text', '{"name":1}', true, null],
  ['a field that comes twice', 'name=a&name=b', false, null],
  ['no JSON', '{"name"', true, null],
])('%s', (_, body, isJson, expected) => {
  const fields = parseFields(bytes(body), isJson);
  expect(fields && JSON.stringify(fields)).toBe(expected);
});

test('a receipt has four letters that nobody mistakes, and the day on which the message came', () => {
  const id = 'ffff0000000000000000000000000000';
  expect(receiptOf({ id, received: Date.UTC(2026, 10, 18, 23, 59) })).toBe('ZZZJ 20261118');
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-f]{32}$/), (random) => {
      expect(receiptOf({ id: random, received: 0 })).toMatch(/^[2-9A-HJ-NP-Z]{4} 19700101$/);
    }),
  );
});
