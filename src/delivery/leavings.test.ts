import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { namesIn, removeLeavings } from './leavings.ts';

test('pictures that no file names are removed, and nothing else', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'leavings-'));
  await mkdir(join(dist, '_astro'));
  const write = (name: string, text: string) => writeFile(join(dist, name), text);
  await write('index.html', '<img srcset="/_astro/a.1.avif 400w, /_astro/a.2.avif 800w">');
  await write('_astro/later.css', 'p{background:url(/_astro/b.png)}');
  await write('_astro/x.js', 'const picture="/_astro/c.webp"');
  const pictures = ['a.1.avif', 'a.2.avif', 'b.png', 'c.webp', 'original.jpg', 'a.jpg'];
  for (const name of pictures) await write(`_astro/${name}`, '');
  await write('_astro/unnamed.woff2', '');

  expect((await removeLeavings(dist)).sort()).toEqual(['a.jpg', 'original.jpg']);
  for (const name of [...pictures.slice(0, 4), 'unnamed.woff2', 'later.css', 'x.js'])
    expect(existsSync(join(dist, '_astro', name)), name).toBe(true);
  await rm(dist, { recursive: true });
});

test('a name ends where its address ends', () => {
  expect(
    namesIn('"/_astro/a.1_x-y.avif"(/_astro/b.png)https://x.example/_astro/c.jpg?v=1'),
  ).toEqual(['a.1_x-y.avif', 'b.png', 'c.jpg']);
});
