import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '../site.config.ts';
import { hashesOf, type InlineHashes, mergeHashes } from '../src/delivery/inlineHashes.ts';
import { isPrivateFile } from './canonical.ts';
import { precompress } from './compress.ts';
import { contactFiles } from './contactFiles.ts';
import { listFiles, listLinks } from './distFiles.ts';
import { isMarkup, mapOriginOf } from './headers.ts';
import { headersFile, redirectsFile } from './hostFiles.ts';
import { inTurns } from './inTurns.ts';
import { nginxFiles } from './nginxFiles.ts';

/** Uploaded by wrangler neither: Cloudflare compresses by itself, for each visitor's browser. */
const ASSETS_IGNORE = '*.br\n*.gz\n';

export interface Folders {
  dist: string;
  nginx: string;
}

/** Of one page after the other: a site of many pages does not fit into memory. */
async function readHashes(dist: string, files: readonly string[]) {
  const read = async (file: string): Promise<[string, InlineHashes]> => {
    return [file, hashesOf(file, await readFile(join(dist, file), 'utf8'))];
  };
  return new Map(await inTurns(files.filter(isMarkup), read));
}

/**
 * nginx makes its ETag from a file's date and length. A date taken from the content gives every machine
 * the same ETag for the same bytes, and another one for a page that changed but kept its length.
 */
async function dateByContent(path: string): Promise<void> {
  const hash = createHash('sha256')
    .update(await readFile(path))
    .digest();
  const seconds = 1_000_000_000 + (hash.readUInt32BE() % 500_000_000);
  await utimes(path, seconds, seconds);
}

async function writeNginx(nginx: string, texts: Record<string, string>): Promise<void> {
  await rm(nginx, { recursive: true, force: true });
  await mkdir(nginx);
  await Promise.all(
    Object.entries(texts).map(([name, text]) => writeFile(join(nginx, name), text)),
  );
}

/** Makes a built `dist` ready for every way of serving it. */
export async function finishBuild({ dist, nginx }: Folders): Promise<void> {
  const started = performance.now();
  const links = await listLinks(dist);
  if (links.length > 0) throw new Error(`dist/ holds links: ${links.join(', ')}`);
  const files = (await listFiles(dist)).filter((file) => !isPrivateFile(file));
  const inline = await readHashes(dist, files);
  const policy = {
    inline,
    mapPages: contactFiles(files),
    mapOrigin: mapOriginOf(site.mapShapesUrl),
  };

  await Promise.all([
    writeFile(join(dist, '_headers'), headersFile(files, { ...policy, publicHost: true })),
    writeFile(join(dist, '_redirects'), redirectsFile(files)),
    writeFile(join(dist, '.assetsignore'), ASSETS_IGNORE),
    writeNginx(nginx, nginxFiles(files, { ...policy, publicName: new URL(site.url).hostname })),
    precompress(files.map((file) => join(dist, file))),
  ]);
  await inTurns(await listFiles(dist), (file) => dateByContent(join(dist, file)));

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { scripts, styles } = mergeHashes(inline.values());
  const hashed = `${scripts.length} inline scripts, ${styles.length} inline styles`;
  console.log(
    `Headers, redirects and compressed files for ${files.length} files (${hashed}) in ${seconds} s`,
  );
}
