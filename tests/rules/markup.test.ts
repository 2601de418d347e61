import ts from 'typescript';
import { expect, test } from 'vitest';
import { codeOf, filesOf, nodesIn } from './sources.ts';

/** Rooms whose files read HTML, SVG or CSS: every regular expression there needs a reason. */
const READING_MARKUP = ['src/delivery/', 'src/build/', 'src/layouts/'];
/** What gives away an expression for markup or styles anywhere else. */
const SIGNS = ['<', '>', '--', '{[', '\\{', '@media', 'var\\(', 'class=', 'style='];

/** Expressions in such files that are applied to something else, with the reason. */
const EXCEPTIONS: Record<string, string> = {
  'src/delivery/leanPages.ts': 'words in the text of scripts',
  'src/build/drawing.ts': 'the value of one attribute, after parse5 has read the file',
  'src/delivery/splitStyles.ts': 'the name of one class, after Lightning CSS has read the rule',
  'src/build/figure.ts': 'the numbers of one attribute',
  'src/build/social/card.ts': 'the numbers of a viewBox',
  'src/build/social/waferMark.ts': 'the numbers of a viewBox',
  'src/build/social/wrap.ts': 'words of a sentence',
  'src/browser/contactForm/contactForm.ts': 'a mail address',
  'src/lib/placeholders.ts': 'the {placeholders} of a sentence',
};

interface Expression {
  file: string;
  pattern: string;
}

const isExpression = (node: ts.Node): node is ts.RegularExpressionLiteral | ts.NewExpression =>
  ts.isRegularExpressionLiteral(node) ||
  (ts.isNewExpression(node) && node.expression.getText() === 'RegExp');

const expressionsIn = (file: string, code: string): Expression[] =>
  nodesIn(code, isExpression).map((node) => ({ file, pattern: node.getText() }));

const isSuspect = ({ file, pattern }: Expression) =>
  !(file in EXCEPTIONS) &&
  (READING_MARKUP.some((room) => file.startsWith(room)) ||
    SIGNS.some((sign) => pattern.includes(sign)));

const files = filesOf('{src,server}/**/*.{ts,tsx,astro}');

test('no regular expression is applied to HTML or CSS: parse5 and Lightning CSS read them', () => {
  expect(files.length).toBeGreaterThan(100);
  const all = files.flatMap((file) => expressionsIn(file, codeOf(file)));
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
