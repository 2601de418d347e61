import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN_PAGE, CSP, EDITOR_RULE } from '../../../hosting/headers.ts';
import { settings } from '../../../src/settings.ts';
import { ask } from '../../servers/request.ts';
import { type Build, ProjectCopy } from '../../support/projectCopy.ts';
import { DIST, type RunningServer, startPreview } from '../../support/runningServer.ts';
import { findNginx, startNginx } from './nginx.ts';
import { startWorkerd } from './workerd.ts';

describe.skipIf(settings.editor)('a build without the editor', () => {
  test('has no byte of it', () => {
    expect(existsSync(join(DIST, ADMIN_PAGE))).toBe(false);
    expect(readFileSync(join(DIST, '_headers'), 'utf8')).not.toContain('/admin');
    const scripts = readdirSync(join(DIST, '_astro')).filter((file) => file.endsWith('.js'));
    const naming = scripts.filter((file) =>
      /sveltia/i.test(readFileSync(join(DIST, '_astro', file), 'utf8')),
    );
    expect(naming).toEqual([]);
  });
});

describe('a build with the editor', () => {
  const copy = new ProjectCopy();
  let build: Build;
  let servers: RunningServer[] = [];

  beforeAll(async () => {
    await copy.onlyLanguages('en');
    const editor = JSON.stringify({ repository: 'owner/name', branch: 'main' });
    const text = await copy.read('site.config.ts');
    await copy.write('site.config.ts', `${text}\nObject.assign(config, { editor: ${editor} });\n`);
    build = await copy.build();
    if (!build.ok) return;
    servers = await Promise.all([
      startPreview(undefined, copy.folder),
      startWorkerd(copy.folder),
      ...(findNginx() ? [startNginx(copy.folder)] : []),
    ]);
  }, 600_000);
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

  test('every server sends it with its own policy, and other pages with theirs', async () => {
    const script = /src="(\/_astro\/editor\/[^"]+)"/.exec(
      await copy.read(`dist${ADMIN_PAGE}`),
    )?.[1];
    expect(servers.length).toBeGreaterThan(1);
    for (const { name, port } of servers) {
      const admin = await ask({ port, path: '/admin' });
      expect([name, admin.status]).toEqual([name, 200]);
      expect(admin.headers['content-security-policy'], name).toBe(EDITOR_RULE.headers[CSP]);
      const about = await ask({ port, path: '/about' });
      expect(about.headers['content-security-policy'], name).not.toContain('github');
      expect((await ask({ port, path: script ?? '' })).status, name).toBe(200);
    }
  }, 60_000);
});
