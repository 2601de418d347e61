import { glob, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = '/_astro/';
/** Astro puts the originals of all pictures beside the sizes that it makes from them. */
const PICTURES = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif', '.svg'];
/** What may name a picture. */
const TEXTS = '**/*.{html,css,js,json,svg,xml,txt,webmanifest}';

/** Takes out of a build the pictures that nothing in it names; hands back their names. */
export async function removeLeavings(dist: string): Promise<string[]> {
  const named = new Set<string>();
  for await (const file of glob(TEXTS, { cwd: dist }))
    for (const name of namesIn(await readFile(join(dist, file), 'utf8'))) named.add(name);
  const removed: string[] = [];
  for await (const file of glob('*', { cwd: join(dist, FOLDER) })) {
    if (named.has(file) || !PICTURES.some((ending) => file.endsWith(ending))) continue;
    await rm(join(dist, FOLDER, file));
    removed.push(file);
  }
  return removed;
}

/** The files of the folder that a text names, by their addresses. */
export function namesIn(text: string): string[] {
  const [, ...rests] = text.split(FOLDER);
  return rests.map((rest) => rest.slice(0, lengthOfName(rest)));
}

function lengthOfName(text: string): number {
  let end = 0;
  while (isInName(text.charAt(end))) end += 1;
  return end;
}

const isInName = (sign: string) => sign !== '' && !' \n\t"\'`<>()\\,;?#&'.includes(sign);
