import { readFileSync } from 'node:fs';
import { parseDocument, type YAMLParseError } from 'yaml';

/** What a file holds, or why it cannot be read: 'field: expected …'. */
export interface YamlFile {
  data?: unknown;
  problem?: string;
}

/** By path, with the text each was read from: a save changes one file of a hundred. */
const known = new Map<string, { text: string; file: YamlFile }>();

export function readYaml(path: string): YamlFile {
  const text = readFileSync(path, 'utf8');
  const before = known.get(path);
  if (before?.text === text) return before.file;
  const document = parseDocument(text);
  const [syntax] = document.errors;
  const file = syntax ? { problem: syntaxProblem(text, syntax) } : { data: document.toJS() };
  known.set(path, { text, file });
  return file;
}

/** The last field that began before the place where the reader gave up, and that place. */
function syntaxProblem(source: string, { pos, linePos, message }: YAMLParseError): string {
  const before = source.slice(0, Math.max(pos[0], 1));
  const field = [...before.matchAll(/^[ -]*([A-Za-z]+):/gm)].at(-1)?.[1] ?? 'the file';
  const reason = (message.split('\n')[0] ?? '').replace(/ at line.*$/, '');
  return `${field}: expected valid YAML at line ${linePos?.[0].line ?? 1}: ${reason}`;
}
