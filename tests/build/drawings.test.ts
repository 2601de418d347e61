import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { elements } from '../support/markup.ts';
import { dist, pages } from './support/built.ts';

/** The pages that show each file of drawings. */
const shownOn = new Map<string, string[]>();
for (const { html } of pages) {
  const files = elements(html, 'use').flatMap(({ href = '' }) => href.match(/^\/.+\.svg/) ?? []);
  for (const file of new Set(files)) shownOn.set(file, [...(shownOn.get(file) ?? []), html]);
}

const stylesOf = (html: string) =>
  elements(html, 'link')
    .filter(({ rel }) => rel === 'stylesheet')
    .map(({ href = '' }) => readFileSync(join(dist, href), 'utf8'));

/** Reads it as a browser does: one character that is not escaped, and nothing is drawn. */
const formatOf = async (svg: string) => {
  const sized = svg.replace('<svg', '<svg width="9" height="9"'); // a file of parts has no size of its own
  return (await sharp(Buffer.from(sized)).metadata()).format;
};

test('drawings stand in files', () => {
  expect(shownOn.size).toBeGreaterThan(5);
});

test('a character that is not escaped would be found', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>R&D</text></svg>';
  await expect(formatOf(svg)).rejects.toThrow();
});

describe.each([...shownOn])('%s', (file, shown) => {
  const svg = readFileSync(join(dist, file), 'utf8');

  test('is well-formed XML', async () => {
    expect(await formatOf(svg)).toBe('svg');
  });

  test('reads no property that a page which shows it does not set', () => {
    const read = new Set([...svg.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
    const unset = shown.flatMap((html) => {
      const said = html + stylesOf(html).join('');
      return [...read].filter((name) => !said.includes(`${name}:`));
    });
    expect(unset).toEqual([]);
  });
});
