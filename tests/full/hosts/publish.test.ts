import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../../servers/request.ts';
import { freePort, ROOT, type RunningServer, startServer } from '../../support/runningServer.ts';
import { findNginx } from './nginx.ts';

const nginx = findNginx();
const canPublish = nginx !== undefined && existsSync('/usr/bin/rsync');
if (!canPublish) console.log('skipped: nginx or rsync is not installed here');

const run = promisify(execFile);
const SCRIPTS = 'deploy/nginx';

/** A project whose build is one page, and a machine in a folder, reached by an `ssh` that runs commands here. */
describe.skipIf(!canPublish)('publishing to nginx', () => {
  let folder: string;
  let server: RunningServer;
  const at = (...names: string[]) => join(folder, ...names);

  const page = async () => (await ask({ port: server.port, path: '/' })).body.toString();
  const releases = () => readdir(at('machine/releases'));
  const env = () => ({
    ...process.env,
    PATH: `${at('bin')}:${process.env.PATH}`,
    SITE_ROOT: at('machine'),
    NGINX: `${nginx} -c ${at('nginx.conf')}`,
  });

  async function publish(release: string, { headers = '' } = {}) {
    await writeFile(at('project/dist/index.html'), release);
    await writeFile(at('project/dist-nginx/headers.conf'), headers);
    return run(at('project', SCRIPTS, 'publish.sh'), ['deploy@machine', release], { env: env() });
  }
  const activate = (...release: string[]) =>
    run(at('project', SCRIPTS, 'activate.sh'), release, { env: env() });
  const rollBack = () => activate();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-publish-'));
    for (const name of [
      'bin',
      'machine/releases/0/dist',
      'machine/releases/0/dist-nginx',
      'project/dist',
      'project/dist-nginx',
    ]) {
      await mkdir(at(name), { recursive: true });
    }
    await cp(join(ROOT, SCRIPTS), at('project', SCRIPTS), { recursive: true });
    await writeFile(
      at('bin/ssh'),
      '#!/bin/sh\nwhile ! echo "$1" | grep -q machine; do shift; done\nshift\nexec sh -c "$*"\n',
    );
    await chmod(at('bin/ssh'), 0o755);
    await writeFile(at('machine/releases/0/dist/index.html'), '0');
    await writeFile(at('machine/releases/0/dist-nginx/headers.conf'), '');
    await symlink('releases/0', at('machine/current'));
    const port = await freePort();
    await writeFile(
      at('nginx.conf'),
      `pid ${at('nginx.pid')}; error_log stderr; ${process.getuid?.() === 0 ? 'user root;' : ''} events {}
      http { access_log off; client_body_temp_path ${at('body')}; include ${at('machine/current/dist-nginx/headers.conf')};
      server { listen 127.0.0.1:${port}; root ${at('machine/current/dist')}; } }`,
    );
    server = await startServer({
      name: 'nginx',
      command: [nginx ?? '', '-c', at('nginx.conf'), '-g', 'daemon off;'],
      port,
    });
  }, 60_000);
  afterAll(async () => {
    await server?.stop();
    await rm(folder, { recursive: true });
  });

  test('switches to a new release, and back to the one before', async () => {
    await publish('1');
    expect(await page()).toBe('1');
    await publish('2');
    expect(await page()).toBe('2');
    await rollBack();
    expect(await page()).toBe('1');
  });

  test('keeps the release that is served where nginx refuses the new one', async () => {
    await publish('3');
    const refused = publish('4', { headers: 'no_such_directive on;' });
    await expect(refused).rejects.toThrow('nginx refuses 4: 3 stays');
    expect(await page()).toBe('3');
  });

  test('does not roll back to a release that nginx has refused', async () => {
    await publish('5');
    await rollBack();
    expect(await page()).toBe('3');
    await activate('5');
  });

  test('publishes a refused release under the same name once it is mended', async () => {
    await expect(publish('6', { headers: 'no_such_directive on;' })).rejects.toThrow('refuses 6');
    await publish('6');
    expect(await page()).toBe('6');
  });

  test('refuses the name of a release that is there, whose files would be served instead', async () => {
    await expect(publish('5')).rejects.toThrow('5 is there already');
    expect(await page()).toBe('6');
  });

  test('leaves the five newest releases for rolling back', async () => {
    for (const release of ['7', '8']) await publish(release);
    expect(await releases()).toEqual(['3', '5', '6', '7', '8']);
    expect(await readFile(at('machine/current/dist/index.html'), 'utf8')).toBe('8');
  });
});
