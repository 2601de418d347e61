import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CSP, headerRules } from '../../../hosting/headers.ts';
import { nginxHeaders, nginxRedirects } from '../../../hosting/hostFiles.ts';
import { settings } from '../../../src/settings.ts';
import { ask } from '../../servers/request.ts';
import { ROOT, type RunningServer } from '../../support/runningServer.ts';
import { findNginx, startNginx } from './nginx.ts';

const PAGES = ['index', '404', 'messages-to-investors'];

/** A site of three pages, and in the place of the inbox a server that names itself. */
describe.skipIf(!findNginx())('nginx in front of an inbox', () => {
  let root: string;
  let server: RunningServer;
  const inbox = createServer((_request, response) => response.end('the inbox'));

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'site-nginx-inbox-'));
    const write = (name: string, text: string) => writeFile(join(root, name), text);
    await cp(join(ROOT, 'deploy/nginx'), join(root, 'deploy/nginx'), { recursive: true });
    for (const folder of ['dist', 'dist-nginx']) await mkdir(join(root, folder));
    for (const page of PAGES) await write(`dist/${page}.html`, `the page ${page}`);
    inbox.listen(0, '127.0.0.1');
    await once(inbox, 'listening');
    const { port } = inbox.address() as AddressInfo;
    const route = await readFile(join(ROOT, 'deploy/inbox/inbox.conf'), 'utf8');
    await write('dist-nginx/inbox.conf', route.replace(':8081', `:${port}`));
    const site = { ...settings, inbox: { keepDays: 30 } };
    const rules = headerRules(site, { scriptHashes: [], https: true });
    await write('dist-nginx/headers.conf', nginxHeaders(rules));
    const addresses = { languages: settings.languages, redirects: [], wholeNames: [], pages: [] };
    await write('dist-nginx/redirects.conf', nginxRedirects(addresses));
    server = await startNginx(root);
  }, 60_000);
  afterAll(async () => {
    await server?.stop();
    inbox.close();
    await rm(root, { recursive: true });
  });

  const answerTo = async (path: string) => {
    const { body, headers } = await ask({ port: server.port, path });
    return { body: body.toString(), hasPolicy: CSP.toLowerCase() in headers };
  };

  test.each(['/messages', '/messages?from=form', '/messages/health'])(
    'leads %s to it, and adds no policy of a page',
    async (path) => {
      expect(await answerTo(path)).toEqual({ body: 'the inbox', hasPolicy: false });
    },
  );

  test('keeps a page whose address only begins like that of the inbox, with its policy', async () => {
    const page = { body: 'the page messages-to-investors', hasPolicy: true };
    expect(await answerTo('/messages-to-investors')).toEqual(page);
  });
});
