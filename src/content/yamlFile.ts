import { readFileSync } from 'node:fs';
import { parseDocument, type YAMLParseError } from 'yaml';
import { decodeUtf8, NOT_UTF8 } from './utf8.ts';
import { yamlProblem } from './yamlProblem.ts';

/** The data of a file, or the reason why it cannot be read: 'field: expected …'. */
export interface YamlFile {
  data?: unknown;
  problem?: string;
}

/** By path. A save changes one file of a hundred; the others need no parsing. */
const cache = new Map<string, { text: string; file: YamlFile }>();

export function readYaml(path: string): YamlFile {
  const text = decodeUtf8(readFileSync(path));
  if (text === undefined) return { problem: `the file: ${NOT_UTF8}` };
  const cached = cache.get(path);
  if (cached?.text === text) return cached.file;
  const document = parseDocument(text);
  const [syntax] = document.errors;
  const file = syntax ? { problem: syntaxProblem(text, syntax) } : { data: document.toJS() };
  cache.set(path, { text, file });
  return file;
}

/** Names the last field that starts before the error, and the line. */
function syntaxProblem(source: string, error: YAMLParseError): string {
  const { pos, linePos } = error;
  const before = source.slice(0, Math.max(pos[0], 1));
  const field = [...before.matchAll(/^[ -]*([A-Za-z]+):/gm)].at(-1)?.[1] ?? 'the file';
  return `${field}: expected valid YAML at line ${linePos?.[0].line ?? 1}: ${yamlProblem(error)}`;
}
