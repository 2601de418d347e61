import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from './mediaType.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Below this a response fits one packet either way. */
const MIN_BYTES = 256;

/** Writes `file.br` and `file.gz` where they are smaller; both run in libuv's thread pool. */
export async function precompress(path: string): Promise<void> {
  if (!isCompressible(path)) return;
  const source = await readFile(path);
  if (source.length < MIN_BYTES) return;
  const [br, gz] = await Promise.all([
    brotli(source, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
      },
    }),
    deflate(source, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([
    br.length < source.length && writeFile(`${path}.br`, br),
    gz.length < source.length && writeFile(`${path}.gz`, gz),
  ]);
}
