import { brotliDecompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagePath } from '../../server/canonical.ts';
import { listFiles } from '../../server/distFiles.ts';
import { DIST, type RunningServer, startLocal } from '../../server/running/runningServer.ts';
import { site } from '../../site.config.ts';
import { askRaw } from './request.ts';

/** What a server sends before it hears from the phone again: more costs the first paint a round trip. */
const FIRST_FLIGHT = 10 * 1460;

const { host } = new URL(site.url);
const found = (await listFiles(DIST)).flatMap((file) => pagePath(file) ?? []);
/** Where the first view of a divided page ends (src/delivery/fitPage.ts). */
const LATER = '<link rel="stylesheet" href="/_astro/later.';
// The contact page has the land of the map in it.
const paths = [...found.filter((path) => path !== '/contact'), '/nowhere'];

let server: RunningServer;

beforeAll(async () => {
  server = await startLocal();
}, 60_000);

afterAll(async () => {
  await server?.stop();
}, 20_000);

test.each(paths)('the first view of %s arrives in the first flight', async (path) => {
  const answer = await askRaw(server.port, requestFor(path));
  const body = answer.indexOf('\r\n\r\n') + 4;
  const read = (end?: number) =>
    brotliDecompressSync(answer.subarray(body, end), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }).toString();
  const page = read();
  const later = page.indexOf(LATER);
  expect(page.length).toBeGreaterThan(5_000);
  expect(read(FIRST_FLIGHT).length).toBeGreaterThanOrEqual(later < 0 ? page.length : later);
});

/** At its public address, where the head is longest. */
const requestFor = (path: string) =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Accept-Encoding: br, gzip',
    'Connection: close',
    '\r\n',
  ].join('\r\n');
