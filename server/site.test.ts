import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cspHash } from '../src/delivery/inlineHashes.ts';
import { CSP } from './headers.ts';
import { createHttpServer, stopGracefully } from './httpServer.ts';
import { createSite } from './site.ts';

const ABOUT = '<!doctype html><title>About</title><p>0123456789';
const HOME = '<style>a{}</style>home';
const NOT_HERE = '<style>b{}</style>not here';
let folder: string;
let server: Server;
let base: string;

async function serve(dist: string): Promise<{ server: Server; base: string }> {
  const started = createHttpServer(await createSite(dist)).listen(0, '127.0.0.1');
  await once(started, 'listening');
  const address = started.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { server: started, base: `http://127.0.0.1:${port}` };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  const dist = join(folder, 'dist');
  await mkdir(join(dist, 'services'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(dist, 'index.html'), HOME);
  await writeFile(join(dist, 'about.html'), ABOUT);
  await writeFile(join(dist, '404.html'), NOT_HERE);
  await writeFile(join(dist, 'a.png'), 'picture');
  await writeFile(join(dist, 'services/a.html'), 'service');
  await symlink(join(folder, 'secret.txt'), join(dist, 'link.txt'));
  await symlink(folder, join(dist, 'up'));
  ({ server, base } = await serve(dist));
});
afterAll(async () => {
  await stopGracefully(server, 0);
  await rm(folder, { recursive: true });
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(base + path, { redirect: 'manual', ...init });

test('a page is read at its address, with nothing to list beside it', async () => {
  expect(await (await ask('/about')).text()).toBe(ABOUT);
  expect((await ask('/services')).status).toBe(404);
  expect(await (await ask('/nope')).text()).toBe(NOT_HERE);
});

test('each page has its own policy, pictures have none, and whatever is refused has the 404’s', async () => {
  const policy = async (path: string, init?: RequestInit) => {
    const { headers } = await ask(path, init);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    return /style-src[^;]*/.exec(headers.get(CSP) ?? '')?.[0];
  };
  const missing = `style-src 'self' ${cspHash('b{}')}`;
  expect(await policy('/')).toBe(`style-src 'self' ${cspHash('a{}')}`);
  expect(await policy('/about')).toBe("style-src 'self'");
  expect(await policy('/a.png')).toBeUndefined();
  for (const path of ['/nope', '/about/', '/%']) expect(await policy(path), path).toBe(missing);
  expect(await policy('/', { method: 'POST' })).toBe(missing);
});

test.each(['/50%off', '/%E0%A4', '/%'])('%s is an address that does not exist', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe(NOT_HERE);
});

test('links out of the folder lead nowhere', async () => {
  for (const path of ['/link.txt', '/up/secret.txt', '/up/dist/index.html']) {
    expect((await ask(path)).status, path).toBe(404);
  }
});

test.each([
  ['bytes=0-0', 206, ABOUT.slice(0, 1)],
  ['bytes=-4', 206, ABOUT.slice(-4)],
  ['bytes=10-', 206, ABOUT.slice(10)],
  ['bytes=4-2', 416, ''],
  ['bytes=0-1,4-5', 200, ABOUT],
])('asking for %s of a page gives exactly that', async (range, status, text) => {
  const answer = await ask('/about', { headers: { range } });
  expect(answer.status).toBe(status);
  expect(await answer.text()).toBe(text);
});

test('a download is resumed only if the file is still the same', async () => {
  const etag = (await ask('/about')).headers.get('etag') ?? '';
  const resume = (tag: string) =>
    ask('/about', { headers: { range: 'bytes=5-', 'if-range': tag } });
  expect((await resume(etag)).status).toBe(206);
  expect((await resume('"older"')).status).toBe(200);
});

test('other methods are refused, with those that work', async () => {
  const answer = await ask('/about', { method: 'POST', body: 'x'.repeat(1000) });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});

/** As bytes: a client of its own would put the Host fields in order. */
async function statusOf(hosts: readonly string[]): Promise<string | undefined> {
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  const fields = hosts.map((host) => `Host: ${host}\r\n`).join('');
  socket.end(`GET /about HTTP/1.1\r\n${fields}Connection: close\r\n\r\n`);
  return (await text(socket)).split(' ')[1];
}

test('a request has one Host and no more: two are how requests are smuggled past a proxy', async () => {
  expect(await statusOf(['localhost'])).toBe('200');
  expect(await statusOf(['localhost', 'evil.example'])).toBe('400');
  expect(await statusOf(['localhost', 'localhost'])).toBe('400');
  expect(await statusOf([])).toBe('400');
});

test('a build that runs meanwhile never mixes old lengths with new bytes', async () => {
  const dist = join(folder, 'dist');
  const before = await ask('/about');
  await writeFile(join(dist, 'about.html'), 'much shorter');
  expect(await (await ask('/about')).text()).toBe(ABOUT);
  const restarted = await serve(dist);
  const after = await fetch(`${restarted.base}/about`);
  await stopGracefully(restarted.server, 0);
  expect(await after.text()).toBe('much shorter');
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
});

test('a stop lets a transfer under way come to its end', async () => {
  const dist = join(folder, 'large');
  const large = Buffer.alloc(20_000_000, 'x');
  await mkdir(dist);
  await writeFile(join(dist, 'index.html'), large);
  const busy = await serve(dist);
  const answer = await fetch(busy.base);
  const stopped = stopGracefully(busy.server);
  expect((await answer.arrayBuffer()).byteLength).toBe(large.length);
  await stopped;
  await expect(fetch(busy.base)).rejects.toThrow();
});
