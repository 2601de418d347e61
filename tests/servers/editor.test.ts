import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Build, ProjectCopy } from '../../scripts/projectCopy.ts';
import { listFiles } from '../../server/distFiles.ts';
import { ADMIN_PAGE, CSP, securityHeaders } from '../../server/headers.ts';
import { startNginx } from '../../server/running/nginx.ts';
import { DIST, type RunningServer, startLocal } from '../../server/running/runningServer.ts';
import { site } from '../../site.config.ts';
import { ask } from './request.ts';
import { startWorkerd } from './workerd.ts';

const isEditors = (file: string) => file === ADMIN_PAGE || file.startsWith('/_astro/editor/');

describe.skipIf(site.editor)('a build without the editor', () => {
  test('has no byte of it', async () => {
    const files = await listFiles(DIST);
    expect(files.filter(isEditors)).toEqual([]);
    const texts = files.filter((file) => /\.(?:html|js|css|txt|xml|json)$/.test(file));
    const naming = texts.filter((file) => /sveltia/i.test(readFileSync(join(DIST, file), 'utf8')));
    expect(naming).toEqual([]);
    expect(readFileSync(join(DIST, '_headers'), 'utf8')).not.toContain('/admin');
  });
});

describe('a build with the editor', () => {
  const copy = new ProjectCopy();
  let build: Build;
  let servers: RunningServer[] = [];

  beforeAll(async () => {
    const settings = { repository: 'owner/name', branch: 'main' };
    const config = await copy.read('site.config.ts');
    const override = `Object.assign(site, { editor: ${JSON.stringify(settings)} });`;
    await copy.write('site.config.ts', `${config}\n${override}\n`);
    build = await copy.build();
    await copy.finish();
    const { folder } = copy;
    const started = [
      startLocal(undefined, folder),
      startNginx(undefined, copy.path('dist'), folder),
      startWorkerd(folder),
    ];
    servers = (await Promise.all(started)).filter((server) => server !== undefined);
  }, 300_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    copy.remove();
  }, 30_000);

  test('has its page, hidden from search engines', async () => {
    expect(build.output).toContain('Complete!');
    const page = await copy.read(`dist${ADMIN_PAGE}`);
    expect(page).toContain('content="noindex, nofollow"');
    expect(page).toContain('"repo":"owner/name"');
    for (const name of ['sitemap.xml', 'robots.txt']) {
      expect(await copy.read(`dist/${name}`)).not.toContain('admin');
    }
  });

  test('every server sends it with the same policy, and every other page with its own', async () => {
    const host = new URL(site.url).host;
    const general = { inline: new Map(), mapPages: new Set<string>(), publicHost: true };
    const expected = securityHeaders(ADMIN_PAGE, general);
    const script = (await listFiles(copy.path('dist/_astro/editor'))).find((file) =>
      /^\/editor\..*\.js$/.test(file),
    );
    for (const { name, port } of servers) {
      const answer = await ask({ port, path: '/admin', headers: { host } });
      expect([name, answer.status]).toEqual([name, 200]);
      for (const [header, value] of Object.entries(expected)) {
        expect([name, header, answer.headers[header.toLowerCase()]]).toEqual([name, header, value]);
      }
      const other = await ask({ port, path: '/admin/', headers: { host } });
      expect([name, other.status, other.headers.location]).toEqual([name, 308, '/admin']);
      const about = await ask({ port, path: '/about', headers: { host } });
      expect(about.headers[CSP.toLowerCase()], name).not.toMatch(/unsafe|github/);
      expect(about.headers['cross-origin-opener-policy'], name).toBe('same-origin');
      const part = await ask({ port, path: `/_astro/editor${script}`, headers: { host } });
      expect([name, part.status]).toEqual([name, 200]);
    }
  }, 60_000);
});
