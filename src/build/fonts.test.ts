import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';

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
  const labels = readdirSync('src/assets/figures')
    .map((name) => readFileSync(join('src/assets/figures', name), 'utf8'))
    .flatMap((svg) => [...svg.matchAll(/>([^<]+)</g)].map(([, text]) => text))
    .join('');
  expect(missing(`${labels}0123456789°NSEW,.`, 'geist-mono')).toEqual([]);
});
