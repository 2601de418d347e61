import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Rooms whose files read HTML, SVG or CSS: every regular expression there needs a reason. */
const READING_MARKUP = ['src/delivery/', 'src/build/', 'src/layouts/'];
/** What gives away an expression for markup or styles anywhere else. */
const SIGNS = ['<', '>', '--', '{[', '\\{', '@media', 'var\\(', 'class=', 'style='];

/** Expressions in such files that are applied to something else, with the reason. */
const EXCEPTIONS: Record<string, string> = {
  'src/delivery/leanPages.ts': 'words in the text of scripts',
  'src/build/drawing.ts': 'the value of one attribute, after parse5 has read the file',
  'src/build/largeDrawing.ts': 'the name of one class',
  'src/delivery/splitStyles.ts': 'the name of one class, after Lightning CSS has read the rule',
  'src/build/figure.ts': 'the numbers of one attribute',
  'src/build/social/card.ts': 'the numbers of a viewBox',
  'src/build/social/waferMark.ts': 'the numbers of a viewBox',
  'src/build/social/wrap.ts': 'words of a sentence',
  'src/islands/ContactForm/contactForm.ts': 'a mail address',
  'src/browser/contactForm/contactForm.ts': 'a mail address',
  'src/lib/placeholders.ts': 'the {placeholders} of a sentence',
};

interface Expression {
  file: string;
  pattern: string;
}

function expressionsIn(file: string, code: string): Expression[] {
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push({ file, pattern: node.text });
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp')
      found.push({ file, pattern: node.getText() });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(`${file}.tsx`, code, ts.ScriptTarget.Latest, true));
  return found;
}

/** Of an Astro file the part in TypeScript. */
const codeOf = (file: string, text: string) =>
  file.endsWith('.astro') ? (text.split('---')[1] ?? '') : text;

const isSuspect = ({ file, pattern }: Expression) =>
  !(file in EXCEPTIONS) &&
  (READING_MARKUP.some((room) => file.startsWith(room)) ||
    SIGNS.some((sign) => pattern.includes(sign)));

const files = globSync('{src,server}/**/*.{ts,tsx,astro}')
  .map((file) => file.replaceAll(sep, '/'))
  .filter((file) => !file.includes('.test.'));

test('no regular expression is applied to HTML or CSS: parse5 and Lightning CSS read them', () => {
  expect(files.length).toBeGreaterThan(100);
  const all = files.flatMap((file) =>
    expressionsIn(file, codeOf(file, readFileSync(file, 'utf8'))),
  );
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter(isSuspect)).toEqual([]);
});

test('an expression for tags, and any in a room that reads markup, would be found', () => {
  const suspect = (file: string, code: string) => expressionsIn(file, code).some(isSuspect);
  expect(suspect('src/lib/x.ts', 'html.replace(/<p[^>]*>/g, "")')).toBe(true);
  expect(suspect('server/x.ts', 'new RegExp("--" + name)')).toBe(true);
  expect(suspect('src/delivery/x.ts', '/a/.test(text)')).toBe(true);
  expect(suspect('src/lib/x.ts', '/\\d+/.test(text)')).toBe(false);
});
