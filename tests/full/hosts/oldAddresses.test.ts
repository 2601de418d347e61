import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeHostFiles } from '../../../hosting/integration.ts';
import { ask } from '../../servers/request.ts';
import { ProjectCopy } from '../../support/projectCopy.ts';
import { DIST, type RunningServer, startPreview } from '../../support/runningServer.ts';
import { findNginx, startNginx } from './nginx.ts';
import { startWorkerd } from './workerd.ts';

const REDIRECTS = `
/old.html: /about
/Über uns.php: /contact#offices
/blog/*: /about
/blog/shop: https://shop.example/
`;
const WHOLE_NAME = '/google1234.html';
const PROOF = 'google-site-verification: google1234.html';

/** The pages that the list leads to are enough of a build. */
const PAGES = ['index.html', 'about.html', 'contact.html', '404.html', 'sitemap.xml'];

const copy = new ProjectCopy();
const servers: RunningServer[] = [];
const HOSTS = [
  { host: 'the local server', start: () => startPreview(undefined, copy.folder), isHere: true },
  { host: 'nginx', start: () => startNginx(copy.folder), isHere: findNginx() !== undefined },
  { host: 'workerd', start: () => startWorkerd(copy.folder), isHere: true },
];

beforeAll(async () => {
  await mkdir(copy.path('public'), { recursive: true });
  await mkdir(copy.path('dist'), { recursive: true });
  await copy.write('content/redirects.yaml', REDIRECTS);
  for (const folder of ['public', 'dist']) await copy.write(`${folder}${WHOLE_NAME}`, PROOF);
  for (const page of PAGES) await cp(join(DIST, page), copy.path(`dist/${page}`));
  await writeHostFiles(copy.folder, copy.path('dist'));
}, 120_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  copy.remove();
}, 60_000);

for (const { host, start, isHere } of HOSTS) {
  describe.skipIf(!isHere)(host, () => {
    let server: RunningServer;
    beforeAll(async () => {
      server = await start();
      servers.push(server);
    }, 60_000);

    test.each([
      ['/old.html', '/about'],
      ['/old.html/?from=mail', '/about?from=mail'],
      ['/%C3%9Cber%20uns.php?x=%2F', '/contact?x=%2F#offices'],
      ['/blog', '/about'],
      ['/blog/', '/about'],
      ['/blog/2019/first', '/about'],
      ['/blog/shop', 'https://shop.example/'],
    ])('leads %s of the old site to %s', async (path, location) => {
      const answer = await ask({ port: server.port, path });
      expect([answer.status, answer.headers.location]).toEqual([301, location]);
    });

    test('leaves other addresses alone', async () => {
      expect((await ask({ port: server.port, path: '/about' })).status).toBe(200);
      expect((await ask({ port: server.port, path: '/blogger' })).status).toBe(404);
    });

    test('serves a file of public/ under its whole name, as it is', async () => {
      const answer = await ask({ port: server.port, path: WHOLE_NAME });
      expect([answer.status, answer.body.toString()]).toEqual([200, PROOF]);
    });
  });
}
