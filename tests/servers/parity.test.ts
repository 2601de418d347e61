import { readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPrivateFile, otherSpellings, pagePath } from '../../server/canonical.ts';
import { listFiles } from '../../server/distFiles.ts';
import { BASE_HEADERS, CSP, isMarkup } from '../../server/headers.ts';
import { startNginx } from '../../server/running/nginx.ts';
import { DIST, type RunningServer, startLocal } from '../../server/running/runningServer.ts';
import { site } from '../../site.config.ts';
import { collectHashes } from '../../src/delivery/inlineHashes.ts';
import { type Answer, ask } from './request.ts';
import { startWorkerd } from './workerd.ts';

const SECURITY_HEADERS = [...Object.keys(BASE_HEADERS), 'Strict-Transport-Security'].map((name) =>
  name.toLowerCase(),
);
const POLICY = CSP.toLowerCase();

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
  if (!nginx) console.log('skipped: nginx was not found on this machine');
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
  return Object.fromEntries(
    [...SECURITY_HEADERS, POLICY].map((name) => [name, answer.headers[name]]),
  );
}

/** Rules there cannot look at the status: what is missing in a folder of files has no policy either. */
function isKnownDifference(name: string, path: string, status: number): boolean {
  return name === 'workerd' && status === 404 && path.startsWith('/_astro/');
}

const hashesIn = (policy: unknown) =>
  String(policy)
    .match(/'sha256-[^']*'/g)
    ?.sort() ?? [];

const known = new Map<string, Promise<string[]>>();

/** The sources that the file's own inline scripts and styles need, all of them and no others. */
function ownHashes(file: string): Promise<string[]> {
  const found = known.get(file) ?? readHashes(file);
  known.set(file, found);
  return found;
}

async function readHashes(file: string): Promise<string[]> {
  const markup = await readFile(join(DIST, file), 'utf8');
  const own = collectHashes([{ file, markup }]).get(file);
  return [...(own?.scripts ?? []), ...(own?.styles ?? [])].sort();
}

const withoutHashes = (policy: unknown) =>
  String(policy)
    .replaceAll(/ '(?:sha256-[^']*|none)'/g, '')
    .replaceAll(/ +/g, ' ');

/**
 * Cloudflare reads so few rules that the pages of a folder share one (server/hostFiles.ts): it may
 * allow what the pages beside this one need, and the not-found page, and nothing else.
 */
async function expectGroupedPolicy(policy: unknown, own: unknown, path: string, label: string) {
  expect(withoutHashes(policy), label).toBe(withoutHashes(own));
  const folder = dirname(path);
  const beside = pages.filter((page) => page.path !== '/' && dirname(page.path) === folder);
  expect(folder, `${label}: only pages of a folder share a policy`).toMatch(/\/services$/);
  const missing = [join(dirname(folder), '404.html'), '/404.html'].find((file) =>
    files.includes(file),
  );
  const allowed = await Promise.all(
    [...beside.map(({ file }) => file), missing ?? '/404.html'].map(ownHashes),
  );
  expect([...new Set(hashesIn(policy))], label).toEqual([...new Set(allowed.flat())].sort());
  expect(hashesIn(policy), label).toEqual(expect.arrayContaining(hashesIn(own)));
}

/**
 * The first is the local server's, which the others are held against. `file` is the one whose headers
 * the answer has to carry.
 */
async function expectSame(path: string, status: number, file: string, body?: Buffer) {
  for (const encoding of ['identity', 'gzip', 'br']) {
    const answers = await fromEach(path, 'GET', { 'accept-encoding': encoding });
    const [reference] = answers;
    if (!reference) throw new Error('The local server is not there');
    for (const answer of answers) {
      const label = `${answer.name} ${path} (${encoding})`;
      expect(answer.status, label).toBe(status);
      const expected = securityOf(reference);
      if (isKnownDifference(answer.name, path, status)) delete expected[POLICY];
      const own = securityOf(answer);
      if (answer.name === 'workerd' && isMarkup(file) && expected[POLICY] !== own[POLICY]) {
        // A redirect has nothing to run: rules there cannot tell it from a page of the folder.
        if (status === 308)
          expect(withoutHashes(own[POLICY])).toBe(withoutHashes(expected[POLICY]));
        else await expectGroupedPolicy(own[POLICY], expected[POLICY], path, label);
        delete own[POLICY];
        delete expected[POLICY];
      }
      expect(own, label).toEqual(expected);
      expect(answer.headers.location, label).toBe(reference.headers.location);
      if (body) expect(answer.body.equals(body), `${label}: body`).toBe(true);
      if (body)
        expect(answer.headers['content-type'], label).toBe(reference.headers['content-type']);
    }
    for (const name of SECURITY_HEADERS) expect(reference.headers[name], path).toBeTruthy();
    const policy = reference.headers[POLICY];
    if (isMarkup(file)) expect(hashesIn(policy), path).toEqual(await ownHashes(file));
    else expect(policy, path).toBeUndefined();
  }
}

describe('every server gives the same answer', () => {
  test('for each page', async () => {
    for (const { path, file } of pages) {
      await expectSame(path, 200, file, await readFile(join(DIST, file)));
    }
  }, 300_000);

  test('for each kind of asset', async () => {
    for (const file of assets) await expectSame(file, 200, file, await readFile(join(DIST, file)));
  }, 300_000);

  test('for what is missing and what is nobody’s business', async () => {
    const page = await readFile(join(DIST, '404.html'));
    for (const path of [...MISSING, ...PRIVATE]) await expectSame(path, 404, '/404.html', page);
  }, 120_000);

  test('for the other spellings of each address', async () => {
    for (const { path } of pages) {
      for (const spelling of otherSpellings(path)) {
        await expectSame(spelling, 308, '/404.html');
        const answers = await fromEach(`${spelling}?from=mail&x=%2F`);
        for (const { name, headers } of answers) {
          expect(headers.location, `${name} ${spelling}`).toBe(`${path}?from=mail&x=%2F`);
        }
      }
    }
  }, 300_000);

  test('for methods that only ask and methods that would change something', async () => {
    for (const { name, status, raw } of await fromEach('/', 'HEAD')) {
      expect([name, status, raw.length]).toEqual([name, 200, 0]);
    }
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      for (const { name, status } of await fromEach('/', method)) {
        expect([name, method, status]).toEqual([name, method, 405]);
      }
    }
  }, 120_000);

  test('for what is refused: the headers of the 404 page', async () => {
    const refusals: [path: string, method: string, status: number][] = [
      ['/about', 'POST', 405],
      ['/favicon.ico', 'POST', 405],
      ['/50%off', 'GET', 404],
      ['/%E0%A4', 'GET', 404],
    ];
    for (const [path, method, status] of refusals) {
      // Rules at Cloudflare cannot look at the method, and it redirects what we refuse.
      const answers = (await fromEach(path, method)).filter(({ name }) => name !== 'workerd');
      for (const answer of answers) {
        const label = `${answer.name} ${method} ${path}`;
        expect(answer.status, label).toBe(status);
        expect(hashesIn(answer.headers[POLICY]), label).toEqual(await ownHashes('/404.html'));
        expect(securityOf(answer), label).toEqual(securityOf(answers[0] ?? answer));
      }
    }
  }, 120_000);

  test('for paths with dots in them', async () => {
    const page = await readFile(join(DIST, '404.html'));
    for (const path of ['/x/../about', '/./about', '/x/%2e%2e/favicon.ico', '/x/../about/']) {
      // Cloudflare tidies such paths up before anything of ours is asked.
      const answers = (await fromEach(path)).filter(({ name }) => name !== 'workerd');
      for (const { name, status, body } of answers) {
        expect([name, path, status, body.equals(page)]).toEqual([name, path, 404, true]);
      }
    }
  }, 120_000);

  test('for a page the browser already has, and for how long it may keep things', async () => {
    const hashed = assets.find((file) => file.startsWith('/_astro/'));
    const land = assets.find((file) => file.startsWith('/map/'));
    for (const path of ['/', hashed ?? '/robots.txt', land ?? '/robots.txt']) {
      const first = await fromEach(path);
      expect(new Set(first.map(({ headers }) => headers['cache-control'])).size, path).toBe(1);
      for (const [index, { port, name }] of [local, ...others].entries()) {
        const etag = first[index]?.headers.etag ?? '';
        const headers = { host, 'if-none-match': etag };
        const again = await ask({ port, path, headers });
        expect([name, again.status, again.raw.length]).toEqual([name, 304, 0]);
      }
    }
  }, 120_000);
});
