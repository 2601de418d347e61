import { expect, test } from 'vitest';
import { leanStyles, scriptsIn, stylesIn } from './leanStyles.ts';

const CSS = ':root{--ink:1;--gap:2;--at:3}._a{x:var(--ink)}._b{x:var(--gap)}._c{x:var(--gap)}';
const pageWith = (body: string) =>
  `<html lang="en" dir="ltr"><style>${CSS}</style><body>${body}</body></html>`;
const lean = (body: string, scripts: string[] = []) => {
  const html = pageWith(body);
  return leanStyles({
    scripts: [...scripts, ...scriptsIn(html)],
    styles: stylesIn(html),
    modules: [['_a'], ['_b', '_c']],
  })(html);
};

test('a page has the rules and tokens that it uses, under short names', () => {
  expect(lean('<p class="wrap _a">--gap</p>')).toBe(
    '<html lang="en" dir="ltr"><style>:root{--b:1}._a{x:var(--b)}</style>' +
      '<body><p class="wrap _a">--gap</p></body></html>',
  );
});

test('a module stays whole when the page uses any of its classes', () => {
  expect(lean('<p class="_c">')).toContain(':root{--a:2}._b{x:var(--a)}._c{x:var(--a)}');
});

test('what a script may put on the page stays, and keeps the names that the script knows', () => {
  const script = 'p.className=`_b`;s.getPropertyValue("--at");';
  expect(lean('', [script])).toContain(':root{--a:2;--at:3}._b{x:var(--a)}._c{x:var(--a)}');
  expect(lean(`<script>${script}</script>`)).toContain('--at:3');
});

test('the rules of a page alone and attributes follow the short names', () => {
  const own = '<style data-own>p{--gap:9}</style><i fill="var(--gap)">';
  expect(lean(`<p class="_b">${own}`)).toContain(
    '<style data-own>p{--a:9}</style><i fill="var(--a)">',
  );
});
