import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { locationOf, readRedirects, redirectFor, redirectProblems } from './redirects.ts';

const root = mkdtempSync(join(tmpdir(), 'site-redirects-'));
mkdirSync(join(root, 'content'));
afterAll(() => rmSync(root, { recursive: true }));

function read(text: string) {
  writeFileSync(join(root, 'content/redirects.yaml'), text);
  return readRedirects(root);
}

const site = {
  url: 'https://company.example',
  addresses: ['/', '/index.html', '/about', '/about.html', '/contact', '/de/contact', '/a.pdf'],
};
const problems = (text: string) => redirectProblems(read(text), site);

describe('the list of old addresses', () => {
  test('is read as it is written, encoded or not', () => {
    expect(read('/old.php: /about\n/%C3%BCber-uns/: /contact\n/blog/*: /\n')).toEqual([
      { from: '/old.php', isFolder: false, to: '/about' },
      { from: '/über-uns', isFolder: false, to: '/contact' },
      { from: '/blog', isFolder: true, to: '/' },
    ]);
  });

  test('may be empty or missing', () => {
    expect(read('# none yet\n')).toEqual([]);
    expect(readRedirects(join(root, 'nowhere'))).toEqual([]);
  });

  test('may lead to pages, parts of them, files and other sites', () => {
    expect(
      problems(
        '/a: /about\n/b: /contact#offices\n/c: /a.pdf\n/d: https://shop.example/x?y=1\n/e: /',
      ),
    ).toEqual([]);
  });

  test.each([
    ['/about: /contact', 'found /about on this one'],
    ['/About: /contact', 'found /about on this one'],
    ['/about.html: /contact', 'found /about.html on this one'],
    ['/de/*: /contact', 'found /de/contact on this one'],
    ['/a: /b\n/b: /about', 'expected a page or file of this site'],
    ['/a: /a', 'expected a page or file of this site'],
    ['/a: /about.html', 'expected a page or file of this site'],
    ['/a: http://shop.example', 'an address with https'],
    ['/a: //shop.example', 'expected a page or file of this site'],
    ['/a: https://company.example/about', 'expected a path, /about'],
    ['/a: https://x.example/$host', 'an address with https'],
    ['/index.php?id=1: /about', 'without a question mark'],
    ['/a"b: /about', 'expected a path'],
    ['/50%off: /about', 'expected a path'],
    ['old: /about', 'expected a path'],
    ['/a: /about\n/A/: /contact', 'found twice'],
    ['/messages/old: /about', 'does not use itself'],
  ])('%j stops the build: %s', (text, message) => {
    const found = problems(text);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^content\/redirects\.yaml: /);
    expect(found[0]).toContain(message);
  });
});

describe('a visitor with an old address', () => {
  const redirects = read('/blog/*: /about\n/blog/2019/*: /contact\n/blog/a: /\n/old: /about\n');
  const target = (path: string) => redirectFor(path, redirects)?.to;

  test.each([
    ['/old', '/about'],
    ['/old/', '/about'],
    ['/blog', '/about'],
    ['/blog/', '/about'],
    ['/blog/x/y', '/about'],
    ['/blog/a', '/'],
    ['/blog/2019/x', '/contact'],
    ['/blogger', undefined],
    ['/older', undefined],
    ['/%E0%A4%A', undefined],
  ])('%s is sent to %s', (path, expected) => {
    expect(target(path)).toBe(expected);
  });

  test('keeps what stands after a question mark, before the part of the page', () => {
    expect(locationOf({ to: '/contact#offices' }, '?from=mail')).toBe('/contact?from=mail#offices');
    expect(locationOf({ to: 'https://x.example/?a=1' }, '?b=2')).toBe('https://x.example/?a=1');
  });
});
