import { readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inTurns } from './inTurns.ts';
import { isCompressible } from './mediaType.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Below this a response fits one packet either way. */
const MIN_BYTES = 256;

/**
 * Brotli's best takes some thirty times as long as its 9 and saves a twentieth. Up to this much text it
 * is seconds; a site of many hundreds of pages would wait minutes.
 */
const BEST_UP_TO_BYTES = 16 * 1024 * 1024;
const LARGE_SITE_QUALITY = 9;

/** Writes `file.br` and `file.gz` beside each text where they are smaller, in libuv's thread pool. */
export async function precompress(paths: readonly string[]): Promise<void> {
  const texts = paths.filter(isCompressible);
  const sizes = await inTurns(texts, async (path) => (await stat(path)).size);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const quality = total > BEST_UP_TO_BYTES ? LARGE_SITE_QUALITY : constants.BROTLI_MAX_QUALITY;
  const queue = texts.filter((_, index) => (sizes[index] ?? 0) >= MIN_BYTES);
  await inTurns(queue, (path) => compressFile(path, quality), availableParallelism());
}

async function compressFile(path: string, quality: number): Promise<void> {
  const source = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  };
  const [br, gz] = await Promise.all([
    brotli(source, { params }),
    deflate(source, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([
    br.length < source.length && writeFile(`${path}.br`, br),
    gz.length < source.length && writeFile(`${path}.gz`, gz),
  ]);
}
