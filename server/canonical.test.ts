import { expect, test } from 'vitest';
import { isPrivateFile, pagePath, redirectsFor } from './canonical.ts';

test('each page has one address', () => {
  expect(pagePath('/index.html')).toBe('/');
  expect(pagePath('/services/rtl-design.html')).toBe('/services/rtl-design');
  expect(pagePath('/de.html')).toBe('/de');
  expect(pagePath('/404.html')).toBeUndefined();
  expect(pagePath('/de/404.html')).toBeUndefined();
  expect(pagePath('/robots.txt')).toBeUndefined();
});

test('every other spelling of a page leads to it, and nothing leads to a redirect', () => {
  const redirects = redirectsFor(
    ['/index.html', '/about.html', '/services/a.html', '/404.html'],
    [],
  );
  expect(Object.fromEntries(redirects)).toEqual({
    '/index.html': '/',
    '/index': '/',
    '/about/': '/about',
    '/about.html': '/about',
    '/services/a/': '/services/a',
    '/services/a.html': '/services/a',
  });
  for (const target of redirects.values()) expect(redirects.has(target)).toBe(false);
});

test('files for servers and hosts are not for visitors', () => {
  const files = ['/_headers', '/_redirects', '/about.html.br', '/a/b.svg.gz', '/.assetsignore'];
  expect(files.every(isPrivateFile)).toBe(true);
  expect(['/about.html', '/.well-known/security.txt', '/_astro/a.js'].some(isPrivateFile)).toBe(
    false,
  );
});
