// The content in the one form that the editor writes, so that an edit there changes one line.
//   node scripts/format-content.ts           says which files are not in it (npm run lint)
//   node scripts/format-content.ts --write   writes them (npm run format)
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Lexer, parseDocument } from 'yaml';
import { formatContent } from '../editor/contentFile.ts';
import { formSchemaOf } from '../editor/formSchema.ts';
import { schemaOfFile } from '../src/content/files.ts';
import { parseMarkdown } from '../src/content/markdown/parseMarkdown.ts';

const content = join(import.meta.dirname, '..', 'content');
const isWriting = process.argv.includes('--write');

/** The file as it should be, or why it cannot be said. */
function rewritten(name: string, text: string): { text?: string; problem?: string } {
  const [, ...path] = name.split(sep);
  const schema = schemaOfFile(path.join('/'));
  if (!schema) return {};
  if (name.endsWith('.md')) {
    const { data } = parseMarkdown(new TextEncoder().encode(text));
    return data ? { text: formatContent(formSchemaOf(schema), data) } : {};
  }
  const document = parseDocument(text);
  // The build's check tells more about these.
  if (document.errors.length > 0) return {};
  const hasComments = [...new Lexer().lex(text)].some((token) => token.startsWith('#'));
  if (hasComments) return { problem: 'expected no comments; the editor would drop them' };
  return { text: formatContent(formSchemaOf(schema), document.toJS()) };
}

let found = 0;
for (const name of globSync('**/*.{yaml,md}', { cwd: content }).sort()) {
  const file = join(content, name);
  const before = readFileSync(file, 'utf8');
  const { text = before, problem = 'expected other line breaks or order: npm run format' } =
    rewritten(name, before);
  if (text !== before && isWriting) writeFileSync(file, text);
  else if (text !== before || problem.startsWith('expected no')) {
    console.error(`content/${name}: ${problem}`);
    found += 1;
  }
}
process.exitCode = found > 0 ? 1 : 0;
