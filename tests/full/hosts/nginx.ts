import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { freePort, ROOT, type RunningServer, startServer } from '../../support/runningServer.ts';

const PLACES = [
  '/usr/sbin/nginx',
  '/usr/bin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
];

export const findNginx = (): string | undefined => PLACES.find((place) => existsSync(place));

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

/**
 * The files of deploy/nginx and of the build in one folder, as in the container. nginx.conf is as it is, but for the port,
 * the root and the folder it may write to; Brotli needs a module that is not everywhere.
 */
export async function startNginx(root = ROOT): Promise<RunningServer> {
  const program = findNginx();
  if (!program) throw new Error('nginx is not installed');
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'site-nginx-'));
  const conf = await readFile(join(root, 'deploy/nginx/nginx.conf'), 'utf8');
  const changed = conf
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace(/^.*listen \[::\]:8080.*$/m, hasIpv6 ? `listen [::1]:${port};` : '')
    .replace('/srv/site', `"${join(root, 'dist')}"`)
    .replaceAll('/tmp/nginx', `${folder}/nginx`);
  await cp(join(root, 'deploy/nginx'), folder, {
    recursive: true,
    filter: (path) => basename(path) !== 'brotli.conf',
  });
  await writeFile(join(folder, 'nginx.conf'), changed);
  await cp(join(root, 'dist-nginx'), folder, { recursive: true });
  const asRoot = process.getuid?.() === 0 ? ' user root;' : '';
  return startServer({
    name: 'nginx',
    command: [program, '-c', join(folder, 'nginx.conf'), '-g', `daemon off;${asRoot}`],
    port,
  });
}
