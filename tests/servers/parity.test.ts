import { readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPrivateFile, otherSpellings, pagePath } from '../../server/canonical.ts';
import { listFiles } from '../../server/distFiles.ts';
import { BASE_HEADERS } from '../../server/headers.ts';
import { site } from '../../site.config.ts';
import { startNginx } from './nginx.ts';
import { type Answer, ask } from './request.ts';
import { DIST, type RunningServer, startLocal } from './runningServer.ts';
import { startWorkerd } from './workerd.ts';

const SECURITY_HEADERS = [
  ...Object.keys(BASE_HEADERS),
  'Content-Security-Policy',
  'Strict-Transport-Security',
].map((name) => name.toLowerCase());

const host = new URL(site.url).host;
const files = (await listFiles(DIST)).filter((file) => !isPrivateFile(file));
const pages = files.flatMap((file) => {
  const path = pagePath(file);
  return path === undefined ? [] : [{ path, file }];
});
/** One file of each kind in each folder: there are hundreds of pictures, and they differ in nothing. */
const assets = [
  ...new Map(
    files
      .filter((file) => !file.endsWith('.html'))
      .map((file) => [dirname(file) + extname(file), file]),
  ).values(),
];
const MISSING = [
  '/nope',
  '/nope/',
  '/services/nope',
  '/_astro/nope.js',
  '/about/nope',
  '/nope.html',
];
const PRIVATE = ['/_headers', '/_redirects', '/.assetsignore', '/index.html.br', '/index.html.gz'];

let local: RunningServer;
let others: RunningServer[] = [];

beforeAll(async () => {
  const [started, nginx, workerd] = await Promise.all([startLocal(), startNginx(), startWorkerd()]);
  local = started;
  others = [nginx, workerd].filter((server) => server !== undefined);
  if (!nginx) console.log('skipped: nginx is neither installed nor installable here');
}, 60_000);

afterAll(async () => {
  await Promise.all([local, ...others].map((server) => server?.stop()));
}, 20_000);

function fromEach(path: string, method = 'GET', headers: Record<string, string> = {}) {
  const askOne = async ({ name, port }: RunningServer) => {
    const answer = await ask({ port, path, method, headers: { host, ...headers } });
    return { name, ...answer };
  };
  return Promise.all([local, ...others].map(askOne));
}

function securityOf(answer: Answer) {
  return Object.fromEntries(SECURITY_HEADERS.map((name) => [name, answer.headers[name]]));
}

/** The first is the local server's, which the others are held against. */
async function expectSame(path: string, status: number, body?: Buffer) {
  for (const encoding of ['identity', 'gzip', 'br']) {
    const answers = await fromEach(path, 'GET', { 'accept-encoding': encoding });
    const [reference] = answers;
    if (!reference) throw new Error('The local server is not there');
    for (const answer of answers) {
      const label = `${answer.name} ${path} (${encoding})`;
      expect(answer.status, label).toBe(status);
      expect(securityOf(answer), label).toEqual(securityOf(reference));
      expect(answer.headers.location, label).toBe(reference.headers.location);
      if (body) expect(answer.body.equals(body), `${label}: body`).toBe(true);
      if (body)
        expect(answer.headers['content-type'], label).toBe(reference.headers['content-type']);
    }
    expect(Object.values(securityOf(reference)).every(Boolean), path).toBe(true);
  }
}

describe('every server gives the same answer', () => {
  test('for each page', async () => {
    for (const { path, file } of pages) {
      await expectSame(path, 200, await readFile(join(DIST, file)));
    }
  }, 60_000);

  test('for each kind of asset', async () => {
    for (const file of assets) await expectSame(file, 200, await readFile(join(DIST, file)));
  }, 60_000);

  test('for what is missing and what is nobody’s business', async () => {
    const page = await readFile(join(DIST, '404.html'));
    for (const path of [...MISSING, ...PRIVATE]) await expectSame(path, 404, page);
  }, 30_000);

  test('for the other spellings of each address', async () => {
    for (const { path } of pages) {
      for (const spelling of otherSpellings(path)) {
        await expectSame(spelling, 308);
        const answers = await fromEach(`${spelling}?from=mail&x=%2F`);
        for (const { name, headers } of answers) {
          expect(headers.location, `${name} ${spelling}`).toBe(`${path}?from=mail&x=%2F`);
        }
      }
    }
  }, 60_000);

  test('for methods that only ask and methods that would change something', async () => {
    for (const { name, status, raw } of await fromEach('/', 'HEAD')) {
      expect([name, status, raw.length]).toEqual([name, 200, 0]);
    }
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      for (const { name, status } of await fromEach('/', method)) {
        expect([name, method, status]).toEqual([name, method, 405]);
      }
    }
  }, 30_000);

  test('for a page the browser already has, and for how long it may keep things', async () => {
    const hashed = assets.find((file) => file.startsWith('/_astro/'));
    for (const path of ['/', hashed ?? '/robots.txt']) {
      const first = await fromEach(path);
      expect(new Set(first.map(({ headers }) => headers['cache-control'])).size, path).toBe(1);
      for (const [index, { port, name }] of [local, ...others].entries()) {
        const etag = first[index]?.headers.etag ?? '';
        const headers = { host, 'if-none-match': etag };
        const again = await ask({ port, path, headers });
        expect([name, again.status, again.raw.length]).toEqual([name, 304, 0]);
      }
    }
  }, 30_000);
});
