import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

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
