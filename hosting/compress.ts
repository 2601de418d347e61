import { readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { settings } from '../src/settings.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Pictures and fonts are compressed already. */
const TEXT = /\.(?:html|css|js|mjs|svg|json|webmanifest|xml|txt|md)$/;

/** Below this a response fits one packet either way. */
const MIN_BYTES = 256;

/** 10 is 7 % smaller than 9. 11, the best, saves 2 % more for three times the time. */
const [QUALITY, BEST_QUALITY] = [10, 11];

/** Landing pages and /services: their first view has the least room in the first packets (tests/build/weight.test.ts). */
export function fullPages(dist: string): ReadonlySet<string> {
  const [, ...others] = settings.languages;
  const folders = others.map(({ lang }) => lang.toLowerCase());
  const names = ['index', 'services', ...folders.flatMap((name) => [name, `${name}/services`])];
  return new Set(names.map((name) => join(dist, `${name}.html`)));
}

/** Writes `file.br` and `file.gz` beside each text, in the thread pool of Node; `best` takes its time. */
export async function precompress(
  paths: readonly string[],
  best: ReadonlySet<string> = new Set(),
): Promise<void> {
  const texts = paths.filter((path) => TEXT.test(path));
  await Readable.from(texts).forEach(
    async (path: string) => {
      await compressFile(path, qualityOf(path, best));
    },
    { concurrency: availableParallelism() },
  );
}

export const qualityOf = (path: string, best: ReadonlySet<string>) =>
  best.has(path) ? BEST_QUALITY : QUALITY;

export const compressBrotli = (source: Buffer, quality: number): Promise<Buffer> =>
  brotli(source, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    },
  });

async function compressFile(path: string, quality: number): Promise<void> {
  const [source, { mtimeMs }, before] = await Promise.all([
    readFile(path),
    stat(path),
    stat(`${path}.br`).catch(() => undefined),
  ]);
  if (source.length < MIN_BYTES || (before && before.mtimeMs >= mtimeMs)) return;
  const [br, gz] = await Promise.all([
    compressBrotli(source, quality),
    deflate(source, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.gz`, gz), writeFile(`${path}.br`, br)]);
}
