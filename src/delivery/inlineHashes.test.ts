import { expect, test } from 'vitest';
import { collectHashes, cspHash, findInline, mergeHashes } from './inlineHashes.ts';

test('finds the inline scripts and styles a browser would check, and nothing else', () => {
  const found = findInline(`
    <title><script>not code</script></title>
    <!-- <script>commented()</script> -->
    <style>a{}</style><STYLE media="print">b{}</STYLE >
    <script>one()</script><script type="module">two()</script>
    <script src="/x.js"></script><script type="application/ld+json">{"<":1}</script>
    <astro-island props="{&quot;a&quot;:'<script>inProps()</script>'}"></astro-island>
    <noscript><style>c{}</style></noscript>`);
  expect(found.scripts).toEqual(['one()', 'two()']);
  expect(found.styles).toEqual(['a{}', 'b{}', 'c{}']);
  expect(found.refused).toEqual([]);
});

test('hashes what the browser hashes, whatever the line ends', () => {
  expect(cspHash('alert(1)\r\n')).toBe(cspHash('alert(1)\n'));
  // The example of https://www.w3.org/TR/CSP3/#external-hash is computed the same way.
  expect(cspHash("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test('each page has its own hashes, and together they cost one for what is shared', () => {
  const script = '<script>one()</script>';
  const pages = collectHashes([
    { file: '/a.html', markup: `${script}<style>a{}</style>${script}` },
    { file: '/b.html', markup: `${script}<style>b{}</style>` },
  ]);
  expect(pages.get('/a.html')).toEqual({ scripts: [cspHash('one()')], styles: [cspHash('a{}')] });
  expect(pages.get('/b.html')?.styles).toEqual([cspHash('b{}')]);
  const all = mergeHashes(pages.values());
  expect([all.scripts.length, all.styles.length]).toEqual([1, 2]);
});

test.each(['<p style="color:red">', '<button onclick="go()">', '<svg><g STYLE=x>'])(
  'names the page that holds %s, which no policy can allow',
  (markup) => {
    expect(() => collectHashes([{ file: '/about.html', markup }])).toThrow(/about\.html/);
  },
);
