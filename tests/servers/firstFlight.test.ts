import { readdirSync } from 'node:fs';
import { brotliDecompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST, type RunningServer, startPreview } from '../../scripts/runningServer.ts';
import { askRaw } from './request.ts';

/** What a server sends before it hears from the phone again: more costs the first paint a round trip. */
const FIRST_FLIGHT = 10 * 1460;
/** The promise of HTTPS, which only public hosts send. */
const MORE_HEADERS = 91;

const paths = readdirSync(DIST, { recursive: true })
  .filter((file): file is string => typeof file === 'string' && file.endsWith('.html'))
  .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`))
  .sort();

let server: RunningServer;
beforeAll(async () => {
  server = await startPreview();
}, 60_000);
afterAll(() => server?.stop());

test.each(paths)('%s arrives in the first flight: all of it, or its first view', async (path) => {
  const answer = await askRaw(server.port, requestFor(path));
  expect(answer.length).toBeGreaterThan(5_000);
  const flight = FIRST_FLIGHT - MORE_HEADERS;
  if (answer.length <= flight) return;
  const body = answer.subarray(answer.indexOf('\r\n\r\n') + 4, flight);
  const read = brotliDecompressSync(body, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
  // Where the styles of what comes below are asked for, the first view has ended.
  expect(read.toString().includes('<link rel="stylesheet" href="/_astro/later.')).toBe(true);
});

const requestFor = (path: string) =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    'Accept-Encoding: br, gzip',
    'Connection: close',
    '\r\n',
  ].join('\r\n');
