import { readFileSync } from 'node:fs';
import { type MarkdownFile, parseMarkdown } from './parseMarkdown.ts';

/** By path, as readYaml keeps them. */
const cache = new Map<string, { bytes: Buffer; file: MarkdownFile }>();

export function readMarkdown(path: string): MarkdownFile {
  const bytes = readFileSync(path);
  const cached = cache.get(path);
  if (cached?.bytes.equals(bytes)) return cached.file;
  const file = parseMarkdown(bytes);
  cache.set(path, { bytes, file });
  return file;
}
