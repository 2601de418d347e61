import { expect, test } from 'vitest';
import { isWellFormed } from '../../tests/support/xml.ts';
import { drawingFile, wrapped } from './drawingFile.ts';

test('[55] a drawing is a file of its own, whatever its texts say', () => {
  const file = drawingFile({
    elements: '<path d="M0 0H1"/>',
    width: 400,
    height: 300,
    title: 'Say "so" & <b>twice</b>',
    sentence: 'A\u0000 ]]> sentence',
    lines: ['</text><script>alert(1)</script>', '', 'https://a.example/?v=2&rate=3'],
  });
  expect(isWellFormed(file)).toBe(true);
  for (const each of ['<script', '\u0000', 'var(', 'undefined']) expect(file).not.toContain(each);
});

test('[55] long lines break between words, and between signs where there are no blanks', () => {
  expect(wrapped('one two three', 60)).toEqual(['one two', 'three']);
  expect(wrapped('待ち行列の長さ', 60)).toEqual(['待ち行列', 'の長さ']);
  expect(wrapped('', 60)).toEqual([]);
});
