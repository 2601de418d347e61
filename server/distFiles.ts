import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** All plain files below `dist`, as `/about.html`. Links are left out: they could point anywhere. */
export async function listFiles(dist: string): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length).split(sep).join('/'))
    .sort();
}

/** Links below `dist`: nginx and the hosts would follow them, wherever they point. */
export async function listLinks(dist: string): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isSymbolicLink()).map((entry) => entry.name);
}

/** A sentence for the person at the terminal when there is nothing to serve, else nothing. */
export function missingBuild(dist: string): string | undefined {
  if (existsSync(join(dist, 'index.html'))) return undefined;
  return `Nothing to serve: ${join(dist, 'index.html')} is missing. Run "npm run build" first.`;
}
