import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { mediaType } from '../../editor/mediaType.ts';

const CACHE = resolve('.tmp/compare');

function run(cwd: string, program: string, ...args: string[]): void {
  console.log(`${program} ${args.join(' ')}`);
  const shell = process.platform === 'win32'; // npm is a .cmd file there, which only a shell starts
  execFileSync(program, args, { cwd, shell, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** The working tree's own build. */
export function buildHere(): string {
  run('.', 'npm', 'run', '--silent', 'build');
  return resolve('dist');
}

/** A commit's build, from a checkout of its own with its own packages. It is kept for the next comparison. */
export function buildCommit(name: string): string {
  const revision = ['rev-parse', '--verify', `${name}^{commit}`];
  const commit = execFileSync('git', revision, { encoding: 'utf8' }).trim();
  const dist = join(CACHE, commit);
  if (existsSync(dist)) return dist;
  const checkout = join(CACHE, `checkout-${commit}`);
  mkdirSync(CACHE, { recursive: true });
  try {
    run('.', 'git', 'worktree', 'add', '--force', '--detach', checkout, commit);
    run(checkout, 'npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error');
    run(checkout, 'npm', 'run', '--silent', 'build');
    renameSync(join(checkout, 'dist'), dist);
  } finally {
    rmSync(checkout, { recursive: true, force: true });
    run('.', 'git', 'worktree', 'prune');
  }
  return dist;
}

/** Both builds are served by this one server, so that a picture never depends on the commit's own. */
export async function serve(dist: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const page = path === '/' ? '/index' : path;
    const answer = async (status: number, name: string) => {
      const file = await readFile(join(dist, name));
      // On a busy machine an optional typeface may come too late to be used.
      const body = /\.(?:html|css)$/.test(name)
        ? file.toString().replaceAll(/font-display:\s*optional/g, 'font-display:block')
        : file;
      response.writeHead(status, { 'content-type': mediaType(name) }).end(body);
    };
    await answer(200, path)
      .catch(() => answer(200, `${page}.html`))
      .catch(() => answer(404, '404.html'));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
