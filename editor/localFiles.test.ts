import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serveFiles } from './localFiles.ts';

const FILE = 'content/en/offices.yaml';
const SOUND = 'offices:\n  - id: berlin\n';
const token = 'known';
const root = mkdtempSync(join(tmpdir(), 'editor-'));
const server = createServer((request, response) => {
  const path = decodeURIComponent((request.url ?? '').slice(1));
  serveFiles(root, { path, token }, request, response);
});
let address = '';

beforeAll(async () => {
  mkdirSync(join(root, 'content/en'), { recursive: true });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});
beforeEach(() => writeFileSync(join(root, FILE), SOUND));

const ask = (path: string, { headers = {}, ...init }: RequestInit = {}) =>
  fetch(`${address}/${path}`, { ...init, headers: { 'X-Editor': token, ...headers } });
const tagNow = async () => (await ask(FILE)).headers.get('etag') ?? '';
const put = (path: string, body: string, headers: Record<string, string>) =>
  ask(path, { method: 'PUT', body, headers });
const onDisk = () => readFileSync(join(root, FILE), 'utf8');

describe('a save', () => {
  test('goes on from the last one, twice in a row', async () => {
    const first = await put(FILE, 'offices: [1]\n', { 'If-Match': await tagNow() });
    expect(first.status).toBe(200);
    const second = await put(FILE, 'offices: [2]\n', {
      'If-Match': first.headers.get('etag') ?? '',
    });
    expect(second.status).toBe(200);
    expect(onDisk()).toBe('offices: [2]\n');
  });

  test.each([
    ['was changed', 'offices:\n  - id: madrid\n', /offices\.yaml has been changed outside/],
    ['was broken', 'offices: [\n', /offices\.yaml cannot be read.*was not overwritten/],
  ])('of a file that %s by hand is refused, and says so', async (_, byHand, told) => {
    const tag = await tagNow();
    writeFileSync(join(root, FILE), byHand);
    const conditions: Record<string, string>[] = [{ 'If-Match': tag }, { 'If-None-Match': '*' }];
    for (const headers of conditions) {
      const answer = await put(FILE, SOUND, headers);
      expect(answer.status).toBe(409);
      expect(await answer.text()).toMatch(told);
    }
    const removed = await ask(FILE, { method: 'DELETE', headers: { 'If-Match': tag } });
    expect(removed.status).toBe(409);
    expect(onDisk()).toBe(byHand);
  });

  test('of a note, of a page and of their pictures is taken; a broken note is left alone', async () => {
    const paths = ['content/en/notes/2026-11-one.md', 'content/de/pages/img_2041-team.png'];
    for (const path of paths) {
      const answer = await put(path, 'x', { 'If-None-Match': '*' });
      expect(answer.status).toBe(200);
    }
    const [path, broken] = ['content/en/notes/2026-11-one.md', '---\ntitle: [\n---\n'];
    writeFileSync(join(root, path), broken);
    const tag = (await ask(path)).headers.get('etag') ?? '';
    const answer = await put(path, 'other', { 'If-Match': tag });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain(`${path} cannot be read (3: expected valid YAML`);
  });

  test('is never half a file, whoever reads meanwhile', async () => {
    const long = `note: ${'long '.repeat(20_000)}end\n`;
    const texts = [SOUND, long];
    let isOver = false;
    const reading = (async () => {
      while (!isOver) {
        expect(texts.map((text) => text.length)).toContain(onDisk().length);
        await new Promise(setImmediate);
      }
    })();
    let tag = await tagNow();
    for (let save = 1; save <= 20; save += 1) {
      const answer = await put(FILE, texts[save % 2] ?? '', { 'If-Match': tag });
      tag = answer.headers.get('etag') ?? '';
    }
    isOver = true;
    await reading;
    expect(onDisk()).toBe(SOUND);
  });
});

describe('nobody else', () => {
  test.each([
    ['without the token', { 'X-Editor': 'guessed' }],
    ['from another site', { Origin: 'https://elsewhere.example' }],
  ])('%s reads or writes', async (_, headers) => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect((await ask(FILE, { method, headers })).status).toBe(403);
    }
    expect(onDisk()).toBe(SOUND);
  });

  test.each([
    'site.config.ts',
    'content/en/../../site.config.ts',
    'content/en/..%2f..%2fsite.config.yaml',
    'content/.hidden.yaml',
    'src/assets/images/page.html',
    'src/assets/images/photo.jpeg',
    'content/en/notes/drawing.svg',
    'content/en/notes/page.html',
    'content/en/services/text.md',
  ])('can name %s', async (path) => {
    const answer = await put(encodeURIComponent(path), 'x', { 'If-None-Match': '*' });
    expect(answer.status).toBe(403);
  });

  test('writes over a drawing, which is only shown', async () => {
    const answer = await put('src/assets/figures/rtl-design-1.svg', 'x', { 'If-None-Match': '*' });
    expect(answer.status).toBe(403);
  });
});
