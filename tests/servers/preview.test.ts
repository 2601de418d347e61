import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DIST, type RunningServer, startPreview } from '../support/runningServer.ts';
import { expectHeaders, FILES, FOLDER, PAGES, SCRIPT, SOURCE } from './expected.ts';
import { ask as askServer } from './request.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startPreview();
}, 60_000);
afterAll(() => server?.stop());

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askServer({ port: server.port, path, headers, method });
const read = (file: string) => readFile(join(DIST, file));

describe('a file', () => {
  test.each(PAGES)('$path is the page in dist/, with the headers of the list', async (page) => {
    const answer = await ask(page.path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html;charset=utf-8');
    expect(answer.body.equals(await read(page.file))).toBe(true);
    expectHeaders(answer, page.path, { https: false });
  });

  test.each(FILES)('%s comes with the headers of the list', async (file) => {
    const answer = await ask(file);
    expect(answer.status).toBe(200);
    expect(answer.body.equals(await read(file))).toBe(true);
    expectHeaders(answer, file, { https: false });
  });

  test.each([
    { accepts: 'gzip, deflate, br', encoding: 'br' },
    { accepts: 'gzip', encoding: 'gzip' },
    { accepts: 'identity', encoding: undefined },
  ])('is sent as $encoding to who accepts $accepts', async ({ accepts, encoding }) => {
    for (const [path, file] of [
      ['/about', 'about.html'],
      [SCRIPT, SCRIPT],
    ] as const) {
      const { headers, body } = await ask(path, { 'accept-encoding': accepts });
      expect(headers['content-encoding'], path).toBe(encoding);
      expect(headers.vary, path).toBe('Accept-Encoding');
      expect(body.equals(await read(file)), path).toBe(true);
    }
  });

  test.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/favicon.svg', 'image/svg+xml'],
  ])('%s is %s', async (path, type) => {
    expect((await ask(path)).headers['content-type']).toBe(type);
  });

  test('is not sent again to who has it already', async () => {
    const { headers } = await ask('/about');
    const again = await ask('/about', { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.raw.length]).toEqual([304, 0]);
  });

  test('is asked for with GET or HEAD only', async () => {
    const head = await ask('/about', {}, 'HEAD');
    expect([head.status, head.raw.length]).toEqual([200, 0]);
    const post = await ask('/about', {}, 'POST');
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
    expectHeaders(post, '/404', { https: false });
  });
});

describe('another spelling of an address', () => {
  test.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/index', '/'],
    [`${FOLDER}/`, FOLDER],
    ['/About', '/about'],
    ['/ABOUT?a=B', '/about?a=B'],
    [`${FOLDER.toUpperCase()}/Contact`, `${FOLDER}/contact`],
    [FOLDER.toUpperCase(), FOLDER],
    [SOURCE, '/'],
    [`${SOURCE}/about`, '/about'],
    [`${FOLDER}/about/?from=mail&x=%2F`, `${FOLDER}/about?from=mail&x=%2F`],
  ])('%s leads to %s', async (from, to) => {
    const answer = await ask(from);
    expect([answer.status, answer.headers.location]).toEqual([301, to]);
    expectHeaders(answer, '/404', { https: false });
  });
});

describe('an address that is none', () => {
  test.each([
    ['/nowhere', '404.html'],
    ['/_astro/nowhere.js', '404.html'],
    ['/404', '404.html'],
    [`${FOLDER}/nowhere`, `${FOLDER}/404.html`],
    [`${FOLDER}/services/nowhere`, `${FOLDER}/404.html`],
    [`${FOLDER.toUpperCase()}/nowhere`, `${FOLDER}/404.html`],
    ['/zh-hk/about', '404.html'],
    [SCRIPT.toUpperCase(), '404.html'],
  ])('%s gets the page %s', async (path, file) => {
    for (const accepts of ['br', 'identity']) {
      const answer = await ask(path, { 'accept-encoding': accepts });
      expect(answer.status).toBe(404);
      expect(answer.body.equals(await read(file))).toBe(true);
      expectHeaders(answer, '/404', { https: false });
    }
  });
});
