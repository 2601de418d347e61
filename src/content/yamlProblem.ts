import type { YAMLParseError } from 'yaml';

/** What an editor can do about it, where the parser speaks of its own rules. */
const HINTS: Readonly<Record<string, string>> = {
  'Nested mappings are not allowed in compact mappings':
    'a text with a colon in it stands between quotation marks',
};

/** 'expected valid YAML at line 3: …' without the extract that the parser adds. */
export function yamlProblem({ message }: YAMLParseError): string {
  const reason = (message.split('\n')[0] ?? '').replace(/ at line.*$/, '');
  return HINTS[reason] ?? reason;
}
