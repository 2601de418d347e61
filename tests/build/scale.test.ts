import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dist, elements } from './support/built.ts';

const KIB = 1024;
const html = readFileSync(join(dist, 'index.html'), 'utf8');
const linked = elements(html, 'link').find(({ rel }) => rel === 'stylesheet')?.href ?? '';
const later = readFileSync(join(dist, linked), 'utf8');

/** From the link to its styles to the end of the page's own content there is nothing but the scale. */
const [before = '', rest = ''] = html.split(`href="${linked}"`);
const [scale = ''] = rest.split('</main>');

const filesIn = (part: string) =>
  elements(part, 'use').flatMap(({ href = '' }) => href.match(/^\/drawings\/[^#]+/) ?? []);
const [file = '', ...more] = new Set(filesIn(scale));
const drawings = readFileSync(join(dist, file), 'utf8');

test('[L4] its drawings stand in one file of at most 14 KiB, after the first view', () => {
  expect(filesIn(before)).toEqual([]);
  expect(more).toEqual([]);
  expect(brotliCompressSync(drawings).length).toBeLessThanOrEqual(14 * KIB);
});

test('what the drawings read is said on the page, by the same name', () => {
  const read = new Set([...drawings.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  expect(read.size).toBeGreaterThan(5);
  const said = html + later;
  expect([...read].filter((name) => !said.includes(`${name}:`))).toEqual([]);
});
