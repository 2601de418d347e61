import { describe, expect, test } from 'vitest';
import { headerRules } from './headers.ts';
import { headersFile, nginxHeaders, nginxRedirects, redirectsFile } from './hostFiles.ts';

/** https://developers.cloudflare.com/workers/static-assets/headers/ */
const CLOUDFLARE = { rules: 100, lineLength: 2_000 };

const editor = { repository: 'owner/name', branch: 'main' };
const hash = `'sha256-${'a'.repeat(43)}='`;
/** The longest that a build can produce: as many inline scripts as inlineScripts.ts lets pass. */
const longest = headerRules(
  {
    mapShapesUrl: 'https://cdn.example/shapes.json',
    hsts: { seconds: 31_536_000, subdomains: true },
    editor,
  },
  { scriptHashes: Array.from({ length: 12 }, () => hash), https: true },
);

describe('_headers', () => {
  const lines = headersFile(longest).split('\n');

  test('stays far below the limits of Cloudflare, which drops longer lines without a word', () => {
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(CLOUDFLARE.lineLength * 0.6);
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(CLOUDFLARE.rules / 5);
  });

  test('takes a header off before it is set again', () => {
    const start = lines.indexOf('/social/*');
    expect(lines.slice(start + 1, start + 5)).toEqual([
      '  ! Cache-Control',
      '  ! Cross-Origin-Resource-Policy',
      '  Cache-Control: public, max-age=3600',
      '  Cross-Origin-Resource-Policy: cross-origin',
    ]);
    expect(lines.slice(0, lines.indexOf('')).join('\n')).not.toContain('!');
  });

  test('takes the policy off files without setting another', () => {
    const start = lines.indexOf('/_astro/*');
    const rule = lines.slice(start, lines.indexOf('', start));
    expect(rule.filter((line) => line.includes('Content-Security-Policy'))).toEqual([
      '  ! Content-Security-Policy',
    ]);
  });
});

test('_redirects knows the folder of the source language, and the 404 page of each other one', () => {
  const languages = ['en', 'de', 'zh-TW'].map((lang) => ({ lang, name: lang, locale: lang }));
  expect(redirectsFile({ languages, redirects: [], wholeNames: [] })).toBe(
    '/en / 301\n/en/* /:splat 301\n/de/* /de/404.html 404\n/zh-tw/* /zh-tw/404.html 404\n',
  );
});

describe('addresses of an old site', () => {
  const redirects = [
    { from: '/blog', isFolder: true, to: '/about' },
    { from: '/über uns', isFolder: false, to: '/about#offices' },
    { from: '/blog/2019', isFolder: true, to: 'https://archive.example/?y=2019' },
  ];
  const languages = ['en', 'de'].map((lang) => ({ lang, name: lang, locale: lang }));
  const addresses = { languages, redirects, wholeNames: ['/google1.html'] };

  test('in _redirects exact ones stand first, then folders, the deepest first', () => {
    expect(redirectsFile(addresses).trim().split('\n')).toEqual([
      '/google1.html /google1 200',
      '/%C3%BCber%20uns /about#offices 301',
      '/%C3%BCber%20uns/ /about#offices 301',
      '/blog/2019 https://archive.example/?y=2019 301',
      '/blog /about 301',
      '/en / 301',
      '/blog/2019/* https://archive.example/?y=2019 301',
      '/blog/* /about 301',
      '/en/* /:splat 301',
      '/de/* /de/404.html 404',
    ]);
  });

  test('nginx keeps what stands after a question mark, as the other hosts do', () => {
    const text = nginxRedirects({ ...addresses, pages: [] });
    expect(text).toContain('  "/über uns" "/about$is_args$args#offices";');
    expect(text).toContain('  "~*^/blog(?:/|$)" "/about$is_args$args";');
    expect(text).toContain('  "~*^/blog/2019(?:/|$)" "https://archive.example/?y=2019";');
    expect(text).toContain('  "/google1.html" 1;');
  });

  test('more than Cloudflare reads stop the build', () => {
    const many = (count: number, isFolder: boolean) =>
      Array.from({ length: count }, (_, index) => ({ from: `/old${index}`, isFolder, to: '/' }));
    const write = (count: number, isFolder: boolean) => () =>
      redirectsFile({ languages, redirects: many(count, isFolder), wholeNames: [] });
    expect(write(999, false)).not.toThrow();
    expect(write(1_000, false)).toThrow('at most 999 addresses');
    expect(write(99, true)).toThrow('100 folders');
  });
});

test('nginx finds the page that is meant by other letters, or below the folder of the source language [R7]', () => {
  const languages = ['en', 'de'].map((lang) => ({ lang, name: lang, locale: lang }));
  const pages = ['/', '/about', '/de', '/de/about'];
  const text = nginxRedirects({ languages, redirects: [], wholeNames: [], pages });
  const [, map = ''] = /map \$uri \$page_meant \{([^}]+)\}/.exec(text) ?? [];
  const cases = [...map.matchAll(/"~\*(.+)" "(.+)";/g)];
  const meant = (path: string) =>
    cases.find(([, pattern = '']) => new RegExp(pattern, 'i').test(path))?.[2];
  expect(['/ABOUT', '/en/About', '/EN', '/DE', '/De/about', '/nothing'].map(meant)).toEqual([
    '/about',
    '/about',
    '/',
    '/de',
    '/de/about',
    undefined,
  ]);
});

describe('headers.conf of nginx', () => {
  const text = nginxHeaders(longest);

  test('sends what is the same everywhere as it is', () => {
    expect(text).toContain('add_header X-Content-Type-Options "nosniff" always;');
  });

  test('chooses by the address what is not', () => {
    expect(text).toContain('add_header Cache-Control $cache_control always;');
    expect(text).toContain('  "~^/_astro/" "public, max-age=31536000, immutable";');
    expect(text).toContain('  "~^/favicon\\." "cross-origin";');
    expect(text).toContain(`  "~^/admin(?:\\.html)?$" "default-src 'none';`);
    expect(text).toContain('  "~^/_astro/" "";');
  });
});
