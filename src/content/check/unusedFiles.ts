import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ASSETS: Record<string, string> = { images: '.jpg', figures: '.svg', drawings: '.svg' };

/** Every text of the content, as a name of a file may be one. */
export function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return data !== null && typeof data === 'object' ? Object.values(data).flatMap(textsIn) : [];
}

/** Pictures and drawings that no file of the content names: they are left over from what was removed. */
export function unusedFiles(root: string, contents: Iterable<unknown>): string[] {
  const names = new Set([...contents].flatMap(textsIn));
  return Object.entries(ASSETS).flatMap(([folder, ending]) => {
    const path = `src/assets/${folder}`;
    if (!existsSync(join(root, path))) return [];
    return readdirSync(join(root, path))
      .filter((file) => file.endsWith(ending) && !names.has(file.slice(0, -ending.length)))
      .map((file) => `${path}/${file}: no content uses it; delete it`);
  });
}
