import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPrivateFile } from './canonical.ts';
import { listFiles } from './distFiles.ts';
import { mediaType } from './mediaType.ts';

export type Encoding = 'identity' | 'br' | 'gzip';

export interface Body {
  bytes: Buffer;
  /** Of the content, not of the file's date: it survives restarts and rebuilds of the same page. */
  etag: string;
}

export interface StoredFile {
  file: string;
  type: string;
  bodies: Partial<Record<Encoding, Body>> & { identity: Body };
}

/**
 * The whole of `dist/` in memory, read once. No request touches the disk, so no path can read outside
 * it, and a build that runs meanwhile cannot mix old lengths with new bytes.
 */
export async function takeSnapshot(dist: string): Promise<Map<string, StoredFile>> {
  const names = await listFiles(dist);
  const present = new Set(names);
  const snapshot = new Map<string, StoredFile>();
  for (const file of names) {
    if (isPrivateFile(file)) continue;
    const identity = await readBody(join(dist, file), 'identity');
    const bodies: StoredFile['bodies'] = { identity };
    if (present.has(`${file}.br`)) bodies.br = await readBody(join(dist, `${file}.br`), 'br');
    if (present.has(`${file}.gz`)) bodies.gzip = await readBody(join(dist, `${file}.gz`), 'gzip');
    snapshot.set(file, { file, type: mediaType(file), bodies });
  }
  return snapshot;
}

async function readBody(path: string, encoding: Encoding): Promise<Body> {
  const bytes = await readFile(path);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { bytes, etag: encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"` };
}
