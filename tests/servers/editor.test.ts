import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Build, ProjectCopy } from '../../scripts/projectCopy.ts';
import { listFiles } from '../../server/distFiles.ts';
import { ADMIN_PAGE, CSP, securityHeaders } from '../../server/headers.ts';
import { startNginx } from '../../server/running/nginx.ts';
import { DIST, type RunningServer, startLocal } from '../../server/running/runningServer.ts';
import { site } from '../../site.config.ts';
import { serveFiles } from '../../src/editor/localFiles.ts';
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

/** Compressed by the same program from files that are compared. */
const isCompressed = (file: string) => /\.(?:br|gz)$/.test(file);

/** Astro makes the name of an island from the folder that it was built in. */
const ISLAND_NAME = / uid="\w+"/g;

/** The hash of each file that is sent or tells a server what to send, wherever it was built. */
async function fingerprints(copy: ProjectCopy): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const folder of ['dist', 'dist-nginx']) {
    for (const file of await listFiles(copy.path(folder))) {
      const bytes = readFileSync(join(copy.path(folder), file));
      const compared = file.endsWith('.html') ? bytes.toString().replace(ISLAND_NAME, '') : bytes;
      const hash = createHash('sha256').update(isCompressed(file) ? '' : compared);
      found.set(folder + file, hash.digest('hex'));
    }
  }
  return found;
}

/** What servers are told to send with which page. */
const TELLING = [
  'dist-nginx/site-local.conf',
  'dist-nginx/site-public.conf',
  'dist/_headers',
  'dist/_redirects',
];

/** Whether every line of a text still stands in another, in the same order. */
function isKeptIn(before: string, after: string): boolean {
  const lines = before.split('\n');
  const found = after.split('\n').reduce((at, line) => (line === lines[at] ? at + 1 : at), 0);
  return found === lines.length;
}

/** Saves a file again and again as the editor does, until told to stop; says how often. */
async function saveOften(folder: string, path: string, until: Promise<unknown>): Promise<number> {
  const token = 'known';
  const server = createServer((request, response) => {
    serveFiles(folder, { path, token }, request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = { 'X-Editor': token };
  const url = `http://127.0.0.1:${port}/`;
  let isOver = false;
  until.then(() => {
    isOver = true;
  });
  let saves = 0;
  while (!isOver) {
    const read = await fetch(url, { headers });
    const known = { ...headers, 'If-Match': read.headers.get('etag') ?? '' };
    const body = await read.text();
    const { status } = await fetch(url, { method: 'PUT', headers: known, body });
    expect(status).toBe(200);
    saves += 1;
    await setTimeout(20);
  }
  server.close();
  return saves;
}

describe('a build with the editor', () => {
  const copy = new ProjectCopy();
  const plain = new ProjectCopy();
  let build: Build;
  let saves = 0;
  let servers: RunningServer[] = [];

  beforeAll(async () => {
    await Promise.all([copy, plain].map((each) => each.onlyLanguages('en')));
    const settings = { repository: 'owner/name', branch: 'main' };
    const config = await copy.read('site.config.ts');
    const override = `Object.assign(site, { editor: ${JSON.stringify(settings)} });`;
    await copy.write('site.config.ts', `${config}\n${override}\n`);
    const building = copy.build();
    const finished = Promise.all([
      building.then(() => copy.finish()),
      plain.build().then(() => plain.finish()),
    ]);
    saves = await saveOften(copy.folder, 'content/en/labels.yaml', building);
    build = await building;
    await finished;
    const { folder } = copy;
    const started = [
      startLocal(undefined, folder),
      startNginx(undefined, copy.path('dist'), folder),
      startWorkerd(folder),
    ];
    servers = (await Promise.all(started)).filter((server) => server !== undefined);
  }, 600_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    copy.remove();
    plain.remove();
  }, 30_000);

  test('changes no other page by a byte, though a file was saved all the while', async () => {
    expect(saves).toBeGreaterThan(10);
    const now = await fingerprints(copy);
    const without = await fingerprints(plain);
    const isChanged = (file: string) => now.get(file) !== without.get(file);
    const changed = [...without.keys()].filter(isChanged).sort();
    // Where servers are told about the new page; nothing of what they are told of the others is lost.
    expect(changed).toEqual(TELLING);
    for (const file of TELLING) {
      const isKept = isKeptIn(await plain.read(file), await copy.read(file));
      expect([file, isKept]).toEqual([file, true]);
    }
    const added = [...now.keys()].filter((file) => !without.has(file));
    const isIts = (file: string) =>
      isEditors(file.replace(/^dist/, '').replace(/\.(?:br|gz)$/, ''));
    expect(added.filter((file) => !isIts(file))).toEqual([]);
    expect(added.length).toBeGreaterThan(2);
  });

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
