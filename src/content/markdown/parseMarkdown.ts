import { parseYaml } from '../yaml/parseYaml.ts';
import { decodeUtf8, NOT_UTF8 } from '../yaml/utf8.ts';

/** A file of Markdown, or the reason why it cannot be read: '3: expected …' with the line. */
export interface MarkdownFile {
  /** The fields of its front matter, and `body`, the text below it. */
  data?: Record<string, unknown>;
  problem?: string;
  /** The line on which the text below the front matter starts. */
  bodyLine: number;
  /** The line of a field; 1 where the front matter does not have it. */
  lineOf: (field: string) => number;
}

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m;

const failed = (line: number, problem: string): MarkdownFile => ({
  problem: `${line}: ${problem}`,
  bodyLine: 1,
  lineOf: () => 1,
});

export function parseMarkdown(bytes: Uint8Array): MarkdownFile {
  const text = decodeUtf8(bytes)?.replaceAll('\r\n', '\n');
  if (text === undefined) return failed(1, NOT_UTF8);
  if (text.trim() === '') return failed(1, 'expected front matter and a text, found an empty file');
  const found = FRONT_MATTER.exec(text);
  if (found?.index !== 0) {
    return failed(1, 'expected front matter between two lines of three hyphens, found none');
  }
  const [whole, front = ''] = found;
  const { data: fields, mistake } = parseYaml(front);
  if (mistake) return failed(mistake.line + 1, `expected valid YAML: ${mistake.reason}`);
  if (!fields || typeof fields !== 'object' || Array.isArray(fields)) {
    return failed(2, 'expected fields such as "title: …", found none');
  }
  if ('body' in fields) return failed(2, 'expected the text below the front matter, found "body"');
  const lines = front.split('\n');
  return {
    data: { ...fields, body: text.slice(whole.length) },
    bodyLine: whole.split('\n').length,
    lineOf: (field) => lines.findIndex((line) => line.startsWith(`${field}:`)) + 2,
  };
}
