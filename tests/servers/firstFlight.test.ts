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
/** Scripts with three bytes to a letter take more packets: the source language is what must fit. */
const [, ...others] = site.languages.map(({ lang }) => `/${lang.toLowerCase()}`);
const isSource = (path: string) =>
  !others.some((folder) => path === folder || path.startsWith(`${folder}/`));
const paths = [...found.filter(isSource), '/nowhere'];

let server: RunningServer;

beforeAll(async () => {
  server = await startLocal();
}, 60_000);

afterAll(async () => {
  await server?.stop();
}, 20_000);

test.each(paths)('%s arrives in the first flight: all of it, or its first view', async (path) => {
  const answer = await askRaw(server.port, requestFor(path));
  expect(answer.length).toBeGreaterThan(5_000);
  if (answer.length <= FIRST_FLIGHT) return;
  const body = answer.subarray(answer.indexOf('\r\n\r\n') + 4, FIRST_FLIGHT);
  const read = brotliDecompressSync(body, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
  // Where the styles of what comes below are asked for, the first view has ended.
  expect(read.toString()).toContain('<link rel="stylesheet" href="/_astro/later.');
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
