import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The room's folder; all paths in it are relative to this. */
export const ROOM = join(import.meta.dirname, '..');

export const readText = (path: string) => readFileSync(join(ROOM, path), 'utf8');

/** The type is the caller's: the file was written by a script of the same layer, and tests compare what is made of it. */
export const readJson = <T>(path: string): T => JSON.parse(readText(path));

export function writeText(path: string, text: string) {
  mkdirSync(dirname(join(ROOM, path)), { recursive: true });
  writeFileSync(join(ROOM, path), text);
}

export const writeJson = (path: string, value: unknown) =>
  writeText(path, `${JSON.stringify(value, null, 1)}\n`);
