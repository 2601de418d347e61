import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findNginx, startNginx } from '../../server/running/nginx.ts';
import { DIST, freePort, type RunningServer } from '../../server/running/runningServer.ts';
import { ask } from './request.ts';

const BEFORE_MS = 300;
const AFTER_MS = 5_000;
const VISITORS = 8;

/** As docs/deploy.md says: a new folder beside the old one, the link exchanged, nginx reloaded. */
describe.skipIf(!findNginx())('a new version goes live under nginx', () => {
  let folder: string;
  let server: RunningServer;
  let older: Buffer;
  let newer: Buffer;

  async function link(release: string): Promise<void> {
    await symlink(join(folder, release), join(folder, 'next'));
    await rename(join(folder, 'next'), join(folder, 'site'));
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-releases-'));
    older = await readFile(join(DIST, 'about.html'));
    newer = Buffer.concat([older, Buffer.from('<!-- and a few words more -->')]);
    for (const release of ['a', 'b']) await cp(DIST, join(folder, release), { recursive: true });
    await writeFile(join(folder, 'b/about.html'), newer);
    await writeFile(join(folder, 'b/about.html.gz'), gzipSync(newer));
    await link('a');
    const started = await startNginx(await freePort(), join(folder, 'site'));
    if (!started) throw new Error('nginx did not start');
    server = started;
  }, 60_000);
  afterAll(async () => {
    await server?.stop();
    await rm(folder, { recursive: true });
  });

  test('every visitor gets the old page or the new one, and soon only the new one', async () => {
    const seen = { older: 0, newer: 0, neither: 0 };
    let isOver = false;
    const visitor = async (_: unknown, seat: number) => {
      const headers = { 'accept-encoding': seat % 2 ? 'gzip' : 'identity' };
      while (!isOver) {
        const { body } = await ask({ port: server.port, path: '/about', headers });
        if (body.equals(older)) seen.older += 1;
        else if (body.equals(newer)) seen.newer += 1;
        else seen.neither += 1;
      }
    };
    const visitors = Array.from({ length: VISITORS }, visitor);
    await pause(BEFORE_MS);
    await link('b');
    await pause(BEFORE_MS);
    server.reload();
    await expect.poll(() => seen.newer, { timeout: AFTER_MS }).toBeGreaterThan(VISITORS);
    isOver = true;
    await Promise.all(visitors);
    expect(seen.older).toBeGreaterThan(0);
    expect(seen.neither).toBe(0);
    // The old workers leave when the new ones have started; until then either may answer.
    const bothNew = async () => {
      const askFor = (encoding: string) =>
        ask({ port: server.port, path: '/about', headers: { 'accept-encoding': encoding } });
      const answers = await Promise.all(['gzip', 'identity'].map(askFor));
      return answers.every(({ body }) => body.equals(newer));
    };
    await expect.poll(bothNew, { timeout: AFTER_MS }).toBe(true);
  }, 30_000);
});
