import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takesMessages } from '../../../src/lib/inbox.ts';
import { settings } from '../../../src/settings.ts';
import { expectHeaders, FILES, FOLDER, PAGES } from '../../servers/expected.ts';
import { HOSTILE_REQUESTS } from '../../servers/hostileRequests.ts';
import { askRaw, ask as askServer } from '../../servers/request.ts';
import { DIST, type RunningServer } from '../../support/runningServer.ts';
import { findNginx, startNginx } from './nginx.ts';
import { startWorkerd } from './workerd.ts';

const hosts = [
  { name: 'nginx', start: startNginx, isHere: findNginx() !== undefined, redirect: 301 },
  // The engine of Cloudflare comes with wrangler.
  { name: 'workerd', start: startWorkerd, isHere: true, redirect: 307 },
];

for (const { name, start, isHere, redirect } of hosts) {
  if (!isHere) console.log(`skipped: ${name} is not installed here`);

  describe.skipIf(!isHere)(`${name}, configured as docs/deploy.md says`, () => {
    let server: RunningServer;
    beforeAll(async () => {
      server = await start();
    }, 60_000);
    afterAll(() => server?.stop(), 20_000);

    const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      askServer({ port: server.port, path, headers, method });

    test.each([...PAGES, ...FILES.map((path) => ({ path, file: path }))])(
      'sends $path with the headers of the list',
      async ({ path, file }) => {
        const answer = await ask(path);
        expect(answer.status).toBe(200);
        expect(answer.body.equals(await readFile(join(DIST, file)))).toBe(true);
        expectHeaders(answer, path, { https: true });
      },
    );

    test.each([
      ['/nowhere', '404.html'],
      [`${FOLDER}/nowhere`, `${FOLDER}/404.html`],
      [`${FOLDER}/services/nowhere`, `${FOLDER}/404.html`],
    ])('answers %s with the page %s', async (path, file) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.body.equals(await readFile(join(DIST, file)))).toBe(true);
      expectHeaders(answer, path, { https: true });
    });

    test.skipIf(takesMessages(settings.inbox))('has no inbox to ask, so no page', async () => {
      expect((await ask('/messages')).status).toBe(404);
    });

    test.each([
      ['/about/', '/about'],
      ['/about.html?from=mail', '/about?from=mail'],
      ['/index.html', '/'],
      [`${FOLDER}/`, FOLDER],
    ])('sends %s on to %s', async (from, to) => {
      const { status, headers } = await ask(from);
      expect([status, headers.location]).toEqual([redirect, to]);
    });

    test('takes GET and HEAD only', async () => {
      const head = await ask('/about', {}, 'HEAD');
      expect([head.status, head.raw.length]).toEqual([200, 0]);
      expect((await ask('/about', {}, 'POST')).status).toBe(405);
    });

    test('sends compressed text, and a page only once to who has it', async () => {
      const accepting = { 'accept-encoding': 'gzip' };
      const { headers } = await ask('/about', accepting);
      expect(headers['content-encoding']).toBe('gzip');
      const again = await ask('/about', { ...accepting, 'if-none-match': headers.etag ?? '' });
      expect([again.status, again.raw.length]).toEqual([304, 0]);
    });
  });
}

describe.skipIf(!findNginx())('nginx', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startNginx();
  }, 60_000);
  afterAll(() => server?.stop());

  test.each(HOSTILE_REQUESTS)('refuses $name', async ({ bytes }) => {
    const answer = await askRaw(server.port, bytes);
    expect(answer.toString('latin1').slice(0, 40)).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  test('does not keep the answer to a missing script for a year', async () => {
    const { status, headers } = await askServer({ port: server.port, path: '/_astro/nowhere.js' });
    expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
  });
});
