import { expect, test } from 'vitest';
import type { InlineHashes } from '../src/delivery/inlineHashes.ts';
import { ADMIN_PAGE, type HostPolicy, isMarkup } from './headers.ts';
import { CLOUDFLARE_LIMITS, headersFile, redirectsFile } from './hostFiles.ts';

const files = [
  ...['/404.html', '/index.html', '/about.html', '/contact.html'],
  ...['/_astro/a.js', '/_astro/b.svg', '/favicon.ico', '/map/land.svg'],
];

/** A hash as long as a real one, told by its number. */
const hash = (number: number) => `'sha256-${String(number).padStart(43, 'a')}='`;

/** One script for all, and a style for each that `styleOf` tells apart. */
function policyFor(names: readonly string[], styleOf = (at: number) => [at]): HostPolicy {
  const inline = new Map<string, InlineHashes>(
    names
      .filter(isMarkup)
      .map((file, at) => [file, { scripts: [hash(999)], styles: styleOf(at).map(hash) }]),
  );
  return {
    inline,
    mapOrigin: 'https://cdn.example',
    mapPages: new Set(['/contact.html']),
    publicHost: true,
  };
}

/** The lines below one path. */
function rule(text: string, path: string): string[] {
  return (
    text
      .split(`\n\n`)
      .find((each) => each.startsWith(`${path}\n`))
      ?.trim()
      .split('\n') ?? []
  );
}

const pages = (count: number) => [
  ...files,
  ...Array.from({ length: count }, (_, at) => `/services/s${at}.html`),
];

test('each page takes the general policy off before it sets its own', () => {
  const text = headersFile(files, policyFor(files));
  expect(rule(text, '/*').join()).toContain(`style-src 'self' ${hash(0)};`);
  const [, detach, set, ...rest] = rule(text, '/about');
  expect(detach).toBe('  ! Content-Security-Policy');
  expect(set).toContain(`style-src 'self' ${hash(2)};`);
  expect(rest).toEqual([]);
  expect(rule(text, '/contact').join()).toContain("connect-src 'self' https://cdn.example;");
});

test('files that are no pages lose the policy, but a drawing has its own', () => {
  const text = headersFile(files, policyFor(files));
  for (const path of ['/_astro/*', '/favicon.ico']) {
    expect(rule(text, path)).toContain('  ! Content-Security-Policy');
    expect(rule(text, path).join()).not.toContain('default-src');
  }
  expect(rule(text, '/_astro/b.svg').join()).toContain(`style-src 'self' ${hash(4)};`);
  expect(text.indexOf('/_astro/b.svg')).toBeGreaterThan(text.indexOf('/_astro/*'));
  expect(rule(text, '/map/land.svg').join()).toContain('immutable');
});

test('more pages than Cloudflare reads rules: those of a folder share a rule, and nothing else', () => {
  const many = pages(700);
  const text = headersFile(
    many,
    policyFor(many, (at) => [at % 7]),
  );
  expect(text.match(/^\//gm)?.length).toBeLessThanOrEqual(CLOUDFLARE_LIMITS.headerRules);
  expect(rule(text, '/services/s1')).toEqual([]);
  const services = rule(text, '/services/*').join();
  for (const shared of [0, 1, 2, 3, 4, 5, 6, 999]) expect(services).toContain(hash(shared));
  expect(services).toContain("connect-src 'self';");
  const contact = rule(text, '/contact').join();
  expect(contact).toContain(`style-src 'self' ${hash(3)};`);
  expect(contact).toContain('https://cdn.example');
  expect(rule(text, '/*').join()).not.toContain(hash(1));
  expect(rule(text, '/_astro/*')).toContain('  ! Content-Security-Policy');
});

test('a rule that pages share allows the not-found page too: it is sent for what is missing beside them', () => {
  const many = pages(700);
  const text = headersFile(
    many,
    policyFor(many, (at) => [at === 0 ? 500 : at % 7]),
  );
  expect(rule(text, '/services/*').join()).toContain(hash(500));
});

test('the last page that fits has a rule of its own', () => {
  // Three pages, four kinds of file and the general rule are there already, and one is the editor's.
  const room = CLOUDFLARE_LIMITS.headerRules - 9;
  const own = headersFile(pages(room), policyFor(pages(room)));
  expect(own.match(/^\//gm)).toHaveLength(CLOUDFLARE_LIMITS.headerRules - 1);
  const edited = headersFile([...pages(room), ADMIN_PAGE], policyFor(pages(room)));
  expect(edited.match(/^\//gm)).toHaveLength(CLOUDFLARE_LIMITS.headerRules);
  expect(edited).toContain(own);
  const shared = headersFile(
    pages(room + 1),
    policyFor(pages(room + 1), () => [1]),
  );
  expect(shared.match(/^\//gm)).toHaveLength(9);
});

test('a language has a rule for what is missing in it, before those of its pages', () => {
  const german = [...files, '/de.html', '/de/404.html', '/de/about.html'];
  const text = headersFile(german, policyFor(german));
  expect(rule(text, '/de/*').join()).toContain('style-src');
  expect(text.indexOf('\n/de/*')).toBeLessThan(text.indexOf('\n/de/about'));
  expect(redirectsFile(german)).toContain('/de/* /de/404.html 404');
});

test('a policy that Cloudflare would cut off stops the build and says why', () => {
  const forty = policyFor(files, () => Array.from({ length: 40 }, (_, at) => at));
  expect(() => headersFile(files, forty)).toThrow(/2000.*41 hashes/s);
  const many = pages(200);
  expect(() => headersFile(many, policyFor(many))).toThrow(/2000.*20\d hashes/s);
});

test('more files than there may be rules stop the build as well', () => {
  const loose = [...files, ...Array.from({ length: 100 }, (_, at) => `/${at}.png`)];
  expect(() => headersFile(loose, policyFor(files))).toThrow(/10\d rules; Cloudflare reads 100/);
});

test('every line fits when the policy does', () => {
  const twenty = policyFor(files, () => Array.from({ length: 20 }, (_, at) => at));
  const lengths = headersFile(files, twenty)
    .split('\n')
    .map((line) => line.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(CLOUDFLARE_LIMITS.lineLength);
});

test('redirects are permanent and keep to pages that exist', () => {
  expect(redirectsFile(files)).toContain('/about/ /about 308\n/about.html /about 308\n');
  expect(redirectsFile(files)).not.toMatch(/[*:]/);
});
