import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { builtFor } from './builtFor.ts';

const dist = mkdtempSync(join(tmpdir(), 'site-dist-'));
afterAll(() => rmSync(dist, { recursive: true }));
const write = (text: string) => writeFileSync(join(dist, 'sitemap.xml'), text);

test('a build says which address it was made for, so that no copy is deployed as the site', () => {
  write('<urlset><url><loc>https://staging.example/</loc></url></urlset>');
  expect(builtFor(dist)).toBe('https://staging.example');
});

test('a build without pages is not deployed', () => {
  write('<urlset></urlset>');
  expect(() => builtFor(dist)).toThrow('names no page');
});
