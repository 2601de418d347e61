import { type Document, parseDocument, visit, type YAMLParseError } from 'yaml';

interface Mistake {
  /** Characters before it. */
  offset: number;
  line: number;
  reason: string;
}

/** What an editor can do about it, where the parser speaks of its own rules. */
const HINTS: Readonly<Record<string, string>> = {
  'Nested mappings are not allowed in compact mappings':
    'a text with a colon in it stands between quotation marks',
};

/** Without the extract that the parser adds. */
function reasonOf({ message }: YAMLParseError): string {
  const reason = (message.split('\n')[0] ?? '').replace(/ at line.*$/, '');
  return HINTS[reason] ?? reason;
}

/** `*name` repeats what `&name` has marked before. Where nothing has, an editor means emphasis. */
function brokenAlias(document: Document, text: string): Mistake | undefined {
  let mistake: Mistake | undefined;
  visit(document, {
    Alias(_key, node) {
      if (node.resolve(document)) return undefined;
      const { source, range } = node;
      const offset = range?.[0] ?? 0;
      const line = text.slice(0, offset).split('\n').length;
      const reason = `a text that starts with * stands between quotation marks, found *${source}`;
      mistake = { offset, line, reason };
      return visit.BREAK;
    },
  });
  return mistake;
}

/** The data of a text, or its first mistake. */
export function parseYaml(text: string): { data?: unknown; mistake?: Mistake } {
  const document = parseDocument(text);
  const [error] = document.errors;
  const mistake = error
    ? { offset: error.pos[0], line: error.linePos?.[0].line ?? 1, reason: reasonOf(error) }
    : brokenAlias(document, text);
  return mistake ? { mistake } : { data: document.toJS() };
}
