import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inlineScriptHashes, scriptHashesOf } from './inlineScripts.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('scripts that run are hashed as the browser reads them', () => {
  const html = `<script>a = '<b>'</script><p>text</p><script type="module" data-x="1">b\r\nc</script>`;
  expect(scriptHashesOf(html)).toEqual([hash("a = '<b>'"), hash('b\nc')]);
});

test('data and files need no hash', () => {
  const html = `<script type="application/ld+json">{}</script><script id="x" type="application/json">
    {}</script><script type="module" src="/a.js"></script>`;
  expect(scriptHashesOf(html)).toEqual([]);
});

let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'site-scripts-'));
  await mkdir(join(dist, 'services'));
});
afterAll(() => rm(dist, { recursive: true }));

/** Sixty services whose pages have titles and data of their own, and one script of `texts` each. */
async function writeServices(texts: readonly string[]): Promise<void> {
  const pages = Array.from({ length: 60 }, (_, index) => {
    const data = `<script type="application/ld+json">{"name":"Service ${index}"}</script>`;
    const script = `<script>theme()</script><script>${texts[index % texts.length]}</script>`;
    const html = `<title>Service ${index}</title><style>.s${index}{}</style>${data}${script}`;
    return writeFile(join(dist, 'services', `s${index}.html`), html);
  });
  await Promise.all(pages);
}

test('sixty services share one short list', async () => {
  await writeServices(['island()']);
  expect(await inlineScriptHashes(dist)).toEqual([hash('theme()'), hash('island()')].sort());
});

test('a script that differs from page to page stops the build with a reason', async () => {
  await writeServices(Array.from({ length: 60 }, (_, index) => `show(${index})`));
  await expect(inlineScriptHashes(dist)).rejects.toThrow(/61 different inline scripts/);
});
