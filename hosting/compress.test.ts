import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { precompress } from './compress.ts';

let folder: string;
const at = (name: string) => join(folder, name);
const text = 'words of a page '.repeat(50);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-compress-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('texts are compressed twice, pictures and tiny files not at all', async () => {
  for (const name of ['page.html', 'photo.jpg']) await writeFile(at(name), text);
  await writeFile(at('robots.txt'), 'short');
  await precompress(['page.html', 'photo.jpg', 'robots.txt'].map(at));
  expect((await readdir(folder)).sort()).toEqual([
    'page.html',
    'page.html.br',
    'page.html.gz',
    'photo.jpg',
    'robots.txt',
  ]);
  expect(brotliDecompressSync(await readFile(at('page.html.br'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(at('page.html.gz'))).toString()).toBe(text);
});

test('a file is compressed again only after it has changed', async () => {
  const [page, copy] = [at('again.html'), at('again.html.br')];
  await writeFile(page, text);
  await writeFile(copy, 'from before');
  await utimes(page, 1_000, 1_000);
  await precompress([page]);
  expect(await readFile(copy, 'utf8')).toBe('from before');
  await utimes(copy, 500, 500);
  await precompress([page]);
  expect(brotliDecompressSync(await readFile(copy)).toString()).toBe(text);
});
