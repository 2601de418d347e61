import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const here = import.meta.dirname;

/** Runs the pinned wrangler, and ends with its exit code where it failed. */
export function wrangler(config: string, ...words: string[]): void {
  const program = join(here, 'node_modules/wrangler/bin/wrangler.js');
  const options = [...words, '--config', join(here, config), ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, [program, ...options], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
