import { parseDocument } from 'yaml';

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

/** UTF-8 only: a byte of another encoding would show up as a wrong letter somewhere in the text. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text.replaceAll('\r\n', '\n');
  } catch {
    return undefined;
  }
}

export function parseMarkdown(bytes: Uint8Array): MarkdownFile {
  const text = decode(bytes);
  if (text === undefined) return failed(1, 'expected a text in UTF-8, found another encoding');
  if (text.trim() === '') return failed(1, 'expected front matter and a text, found an empty file');
  const found = FRONT_MATTER.exec(text);
  if (found?.index !== 0) {
    return failed(1, 'expected front matter between two lines of three hyphens, found none');
  }
  const [whole, front = ''] = found;
  const document = parseDocument(front);
  const [syntax] = document.errors;
  if (syntax) {
    const reason = (syntax.message.split('\n')[0] ?? '').replace(/ at line.*$/, '');
    return failed((syntax.linePos?.[0].line ?? 1) + 1, `expected valid YAML: ${reason}`);
  }
  const fields: unknown = document.toJS();
  if (fields === null || typeof fields !== 'object' || Array.isArray(fields)) {
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
