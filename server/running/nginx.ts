import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE_ROOT } from '../nginxFiles.ts';
import { DIST, freePort, ROOT, type RunningServer, startServer } from './runningServer.ts';

const PLACES = [
  '/usr/sbin/nginx',
  '/usr/bin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
];

/** nginx where it is installed: scripts/setup.mjs does that where it can. */
export const findNginx = (): string | undefined => PLACES.find((place) => existsSync(place));

/** `deploy/nginx/nginx.conf` as it is, but for the address, the root and the folder it may write to. */
export async function startNginx(
  port?: number,
  dist = DIST,
  root = ROOT,
): Promise<RunningServer | undefined> {
  const program = findNginx();
  if (!program) return undefined;
  const chosen = port ?? (await freePort());
  const folder = await nginxFolder(chosen, dist, join(root, 'dist-nginx'));
  const asRoot = process.getuid?.() === 0 ? ' user root;' : '';
  return startServer({
    name: 'nginx',
    command: [program, '-c', join(folder, 'nginx.conf'), '-g', `daemon off;${asRoot}`],
    port: chosen,
  });
}

async function nginxFolder(port: number, dist: string, written: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-nginx-'));
  const conf = await readFile(join(ROOT, 'deploy/nginx/nginx.conf'), 'utf8');
  const changed = conf
    .replaceAll('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/tmp/nginx', `${folder}/nginx`);
  await writeFile(join(folder, 'nginx.conf'), changed);
  for (const name of await readdir(written)) {
    const text = await readFile(join(written, name), 'utf8');
    await writeFile(join(folder, name), text.replaceAll(SITE_ROOT, dist));
  }
  return folder;
}
