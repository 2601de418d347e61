import { readFileSync } from 'node:fs';
import { parseYaml } from './parseYaml.ts';
import { decodeUtf8, NOT_UTF8 } from './utf8.ts';

/** The data of a file, or the reason why it cannot be read: 'field: expected …'. */
export interface YamlFile {
  data?: unknown;
  problem?: string;
}

/** By path. A save changes one file of a hundred; the others need no parsing. */
const cache = new Map<string, { bytes: Buffer; file: YamlFile }>();

export function readYaml(path: string): YamlFile {
  const bytes = readFileSync(path);
  const cached = cache.get(path);
  if (cached?.bytes.equals(bytes)) return cached.file;
  const file = parseYamlFile(bytes);
  cache.set(path, { bytes, file });
  return file;
}

/** A mistake is told with the last field that starts before it, and its line. */
export function parseYamlFile(bytes: Uint8Array): YamlFile {
  const text = decodeUtf8(bytes);
  if (text === undefined) return { problem: `the file: ${NOT_UTF8}` };
  const { data, mistake } = parseYaml(text);
  if (!mistake) return { data };
  const { offset, line, reason } = mistake;
  const before = text.slice(0, Math.max(offset, 1));
  const field = [...before.matchAll(/^[ -]*([A-Za-z]+):/gm)].at(-1)?.[1] ?? 'the file';
  return { problem: `${field}: expected valid YAML at line ${line}: ${reason}` };
}
