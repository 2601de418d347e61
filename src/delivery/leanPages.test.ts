import { expect, test } from 'vitest';
import { leanPages, stylesOf } from './leanPages.ts';
import { type BuiltPage, readPage, writePage } from './page.ts';

const CSS =
  ':root{--ink:1;--gap:2;--at:3}._a{top:var(--ink)}._b{top:var(--gap)}._c{left:var(--gap)}';
const pageOf = (body: string, css = CSS) =>
  readPage(
    `<html lang="en" dir="ltr"><head><style>${css}</style></head><body>${body}</body></html>`,
  );
const stylesFor = (page: BuiltPage, scripts: string[] = []) =>
  leanPages({
    scripts: [...scripts, ...page.scripts],
    styles: stylesOf(page),
    readByAttributes: page.readByAttributes,
    modules: [['_a'], ['_b', '_c'], ['_D']],
  })(page);
const lean = (body: string, scripts: string[] = [], css = CSS) => {
  const page = pageOf(body, css);
  return writePage(page, stylesFor(page, scripts));
};

test('a page has the rules and tokens that it uses, under short names', () => {
  expect(lean('<p class="wrap _a">--gap</p>')).toBe(
    '<html lang="en" dir="ltr"><head><style>:root{--b:1}._a{top:var(--b)}</style></head>' +
      '<body><p class="wrap _a">--gap</p></body></html>',
  );
});

test('a module stays whole when the page uses any of its classes', () => {
  expect(lean('<p class="_c">')).toContain(':root{--a:2}._b{top:var(--a)}._c{left:var(--a)}');
});

test('what a script may put on the page stays, and keeps the names that the script knows', () => {
  const script = 'p.className=`_b`;s.getPropertyValue("--at");';
  expect(lean('', [script])).toContain(':root{--a:2;--at:3}._b{top:var(--a)}._c{left:var(--a)}');
  expect(lean(`<script>${script}</script>`)).toContain('--at:3');
});

test('the rules of a page alone follow the short names, and what attributes read keeps its own', () => {
  const html = lean('<p class="_b"><style data-own>p{--gap:9}</style><i fill="var(--ink)">');
  expect(html).toContain(':root{--ink:1;--a:2}');
  expect(html).toContain('p{--a:9}</style>');
  expect(html).toContain('<p class="_b"><i fill="var(--ink)">');
});

test('several styles become one, where the first stood; Astro’s own parts stay as they are', () => {
  const island =
    '<style>astro-island{display:contents}</style><script>astro()</script><astro-island props="{&quot;a&quot;:[0,1]}" ssr></astro-island>';
  expect(lean(island, [], '._a{}')).toContain(
    '<style>astro-island{display:contents}</style></head><body><script>astro()</script><astro-island props="{&quot;a&quot;:[0,1]}" ssr></astro-island>',
  );
});

test('a closing brace in a string swallows nothing', () => {
  expect(lean('<p>', [], 'p:after{content:"}"}q{color:red}')).toContain(
    'p:after{content:"}"}q{color:red}',
  );
});

test('light-dark() and nesting are compiled for browsers that do not know them', () => {
  const html = lean(
    '<p>',
    [],
    ':root{color-scheme:light dark;--ink:light-dark(#fff,#000)}:root[data-theme=dark]{color-scheme:dark}p{color:var(--ink);&:hover{color:red}}',
  );
  expect(html).not.toContain('light-dark(');
  expect(html).toContain('p:hover{color:red}');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  expect(html).toContain('[data-theme=dark]{--b: ;--a:initial;color-scheme:dark}');
});

test('divided, both parts have what they use, in the language of the page', () => {
  const css =
    ':root{--ink:1;--gap:2;--at:3}:root:lang(ja){--ink:4}.wrap{right:1px}.note{right:2px}' +
    '._a{top:var(--ink)}._b{top:var(--at)}._D{top:var(--gap)}' +
    ':root:lang(ja) ._D{left:5px}:root:lang(en) ._D{left:var(--ink)}';
  const page = pageOf(
    '<p class="wrap _a"><template data-later></template><p class="note _D">',
    css,
  );
  expect(stylesFor(page).divided()).toEqual({
    first: ':root{--a:1}.wrap{right:1px}._a{top:var(--a)}',
    later: ':root{--c:2}.note{right:2px}._D{top:var(--c)}:root:lang(en) ._D{left:var(--a)}',
  });
});

test('divided, the first part has no token that only later rules of the page read', () => {
  const own = '<style data-own="later">q{top:var(--gap)}</style>';
  const page = pageOf(
    `<p class="_a">${own}<template data-later></template><p class="_D">`,
    ':root{--ink:1;--gap:2}._a{top:var(--ink)}._D{left:0}',
  );
  const { first, later } = stylesFor(page).divided();
  expect(first).toBe(':root{--b:1}._a{top:var(--b)}');
  expect(later).toBe(':root{--a:2}._D{left:0}');
});
