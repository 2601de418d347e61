import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { serialize } from 'parse5';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readDrawing } from './drawing.ts';

const font = (name: string) => create(readFileSync(`src/assets/fonts/${name}.woff2`)) as Font;

const copy = readdirSync('content/en', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => readFileSync(join('content/en', name), 'utf8'))
  .join('');

const missing = (text: string, name: string) => {
  const { characterSet } = font(name);
  const set = new Set(characterSet);
  return [...new Set(text.replace(/\s/g, ''))].filter((char) => !set.has(char.codePointAt(0) ?? 0));
};

test('every character of the copy is in the subset of the text face', () => {
  expect(missing(copy, 'instrument-sans')).toEqual([]);
});

test('every label of a drawing is in the subset of the annotation face', () => {
  const texts = readdirSync('src/assets/figures')
    .flatMap((file) => readDrawing(readFileSync(join('src/assets/figures', file), 'utf8'), file))
    .flatMap((element) => (element.tagName === 'text' ? serialize(element) : []));
  const words = readdirSync('content/en/services')
    .flatMap((file) => parse(readFileSync(join('content/en/services', file), 'utf8')).features)
    .flatMap(({ labels = {} }) => Object.values(labels));
  expect(missing(`${texts.join('')}${words.join('')}0123456789°NSEW,.`, 'geist-mono')).toEqual([]);
});
