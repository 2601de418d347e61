import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import ts from 'typescript';

/** The files of the product itself, tests left out. */
export const filesOf = (pattern: string) =>
  globSync(pattern, { exclude: ['**/node_modules/**'] })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => !file.includes('.test.'));

/** The TypeScript of a file; in an Astro file that is its head and its scripts. */
export function codeOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.astro')) return text;
  const [, head = '', ...markup] = text.split('---');
  const scripts = [...markup.join('---').matchAll(/<script>([\s\S]*?)<\/script>/g)];
  return [head, ...scripts.map(([, code = '']) => code)].join('\n');
}

/** Every node of the syntax tree that is of the kind, in the order of the text. */
export function nodesIn<Kind extends ts.Node>(
  code: string,
  isKind: (node: ts.Node) => node is Kind,
): Kind[] {
  const found: Kind[] = [];
  const visit = (node: ts.Node): void => {
    if (isKind(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.tsx', code, ts.ScriptTarget.Latest, true));
  return found;
}
