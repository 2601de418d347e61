import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseEncoding, isNotModified, parseRange } from './conditional.ts';

describe('a range', () => {
  test.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=2-5', { start: 2, end: 5 }],
    ['bytes=7-', { start: 7, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-300', { start: 0, end: 9 }],
    ['bytes=5-999', { start: 5, end: 9 }],
    ['bytes=5-2', 'unsatisfiable'],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=-', 'unsatisfiable'],
    ['bytes=a-b', 'unsatisfiable'],
    ['bytes=0-1,3-4', undefined],
    ['lines=0-1', undefined],
    [undefined, undefined],
  ] as const)('%s of ten bytes', (header, expected) => {
    expect(parseRange(header, 10)).toEqual(expected);
  });

  test('never reaches outside the file, whatever is asked', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(1000), (text, size) => {
        const range = parseRange(`bytes=${text}`, size);
        if (typeof range !== 'object') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeLessThan(size);
        expect(range.start).toBeLessThanOrEqual(range.end);
      }),
    );
  });
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['brotli', 'identity'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('a browser that accepts "%s" gets %s', (accept, expected) => {
  expect(chooseEncoding(accept, { br: 1, gzip: 1, identity: 1 })).toBe(expected);
});

test('only stored encodings are chosen', () => {
  expect(chooseEncoding('br, gzip', { identity: 1 })).toBe('identity');
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('If-None-Match %s', (header, expected) => {
  expect(isNotModified(header, '"a"')).toBe(expected);
});
