import { describe, expect, test } from 'vitest';
import { CSP, EDITOR_RULE, headerRules, headersFor } from './headers.ts';

const site = {
  mapShapesUrl: 'https://cdn.example/world/shapes.json',
  hsts: { seconds: 300, subdomains: false },
};
const scriptHashes = ["'sha256-a='", "'sha256-b='"];
const rules = headerRules(site, { scriptHashes, https: true });
const header = (path: string, name: string, from = rules) => headersFor(path, from).get(name);
const directives = (path: string, from = rules) => header(path, CSP, from)?.split('; ') ?? [];

describe('the Content-Security-Policy', () => {
  test('is the same for every page', () => {
    const pages = ['/', '/contact', '/services/rtl-design', '/zh-tw/about', '/404'];
    expect(new Set(pages.map((page) => header(page, CSP))).size).toBe(1);
  });

  test('runs the site’s own files and the listed inline scripts, nothing else', () => {
    expect(directives('/')).toContain("script-src 'self' 'sha256-a=' 'sha256-b='");
    expect(directives('/')).toContain("default-src 'none'");
    expect(header('/', CSP)).not.toMatch(/script-src[^;]*unsafe|unsafe-eval|strict-dynamic|\*/);
  });

  test('lets nobody frame the site or move its addresses, and forms only write mail', () => {
    expect(directives('/')).toEqual(
      expect.arrayContaining(["frame-ancestors 'none'", "base-uri 'none'", 'form-action mailto:']),
    );
  });

  test.each([
    [{ keepDays: 30 }, "form-action mailto: 'self'", "connect-src 'self' https://cdn.example"],
    [
      { url: 'https://forms.example/f/1' },
      'form-action mailto: https://forms.example',
      "connect-src 'self' https://cdn.example https://forms.example",
    ],
  ])('lets the form post where the inbox is: %o', (inbox, form, connect) => {
    const withInbox = headerRules({ ...site, inbox }, { scriptHashes, https: true });
    expect(directives('/', withInbox)).toEqual(expect.arrayContaining([form, connect]));
  });

  test('allows the host of the map’s shapes, where they are not the site’s own', () => {
    expect(directives('/contact')).toContain("connect-src 'self' https://cdn.example");
    const own = headerRules(
      { ...site, mapShapesUrl: '/shapes/a.json' },
      { scriptHashes, https: true },
    );
    expect(directives('/contact', own)).toContain("connect-src 'self'");
  });

  test.each([
    [
      'https://count.example/js/a.js',
      "script-src 'self' 'sha256-a=' 'sha256-b=' https://count.example",
    ],
    ['/count.js', "script-src 'self' 'sha256-a=' 'sha256-b='"],
  ])('lets a counter’s script %s run and report, where the settings have one', (script, source) => {
    const counter = { script, host: 'https://in.count.example/event' };
    const counting = headerRules({ ...site, counter }, { scriptHashes, https: true });
    expect(directives('/', counting)).toContain(source);
    expect(directives('/', counting)).toContain(
      "connect-src 'self' https://cdn.example https://in.count.example",
    );
    expect(header('/', CSP)).not.toContain('count.example');
  });

  test('is left out where no browser reads it', () => {
    expect(headersFor('/_astro/Header.abc.js', rules).has(CSP)).toBe(false);
    expect(headersFor('/drawings/services.abc.svg', rules).has(CSP)).toBe(true);
  });
});

test('HTTPS is promised by hosts and not by the preview server', () => {
  const preview = headerRules(site, { scriptHashes, https: false });
  expect(header('/', 'Strict-Transport-Security')).toBe('max-age=300');
  expect(directives('/')).toContain('upgrade-insecure-requests');
  expect(headersFor('/', preview).has('Strict-Transport-Security')).toBe(false);
  expect(directives('/', preview)).not.toContain('upgrade-insecure-requests');
});

test('HTTPS is promised for as long as the settings say, and for subdomains only if they do', () => {
  const hsts = { seconds: 31_536_000, subdomains: true };
  const longer = headerRules({ ...site, hsts }, { scriptHashes, https: true });
  expect(header('/', 'Strict-Transport-Security', longer)).toBe(
    'max-age=31536000; includeSubDomains',
  );
});

test('a copy of the site asks search engines to leave out every file, and the site itself does not', () => {
  const copy = headerRules(site, { scriptHashes, https: true, isCopy: true });
  for (const path of ['/', '/about', '/404', '/_astro/hero.abc.avif', '/social/about.jpg']) {
    expect(header(path, 'X-Robots-Tag', copy)).toBe('noindex');
    expect(headersFor(path, rules).has('X-Robots-Tag')).toBe(false);
  }
});

test.each([
  ['/social/about.jpg', 'cross-origin'],
  ['/favicon.svg', 'cross-origin'],
  ['/icon-512.png', 'cross-origin'],
  ['/apple-touch-icon.png', 'cross-origin'],
  ['/_astro/hero.abc.avif', 'same-origin'],
  ['/', 'same-origin'],
])('the resource policy of %s is %s', (path, policy) => {
  expect(header(path, 'Cross-Origin-Resource-Policy')).toBe(policy);
});

test.each([
  ['/_astro/a.b1c2.css', 'public, max-age=31536000, immutable'],
  ['/map/land.xrPB.svg', 'public, max-age=31536000, immutable'],
  ['/shapes/countries-110m.json', 'public, max-age=3600'],
  ['/about', 'no-cache'],
  ['/mapping', 'no-cache'],
])('%s is kept as %s says', (path, cache) => {
  expect(header(path, 'Cache-Control')).toBe(cache);
});

test('the inbox answers with headers of its own, and no page loses its policy to it', () => {
  const withInbox = headerRules(
    { ...site, inbox: { keepDays: 30 } },
    { scriptHashes, https: true },
  );
  const hasPolicy = (path: string) => headersFor(path, withInbox).has(CSP);
  const answered = ['/messages', '/messages/', '/messages/health'];
  expect(answered.map(hasPolicy)).toEqual([false, false, false]);
  expect(['/messages-to-investors', '/messagesent'].map(hasPolicy)).toEqual([true, true]);
});

describe('the editor', () => {
  const editor = { repository: 'owner/name', branch: 'main' };
  const withEditor = headerRules({ ...site, editor }, { scriptHashes, https: true });

  test('has a rule only where the settings ask for it, and changes no other', () => {
    expect(withEditor).toEqual([...rules, EDITOR_RULE]);
  });

  test('runs the site’s own scripts and talks to the repository', () => {
    expect(directives('/admin', withEditor)).toEqual(
      expect.arrayContaining([
        "script-src 'self'",
        "connect-src 'self' blob: data: https://api.github.com",
        "frame-ancestors 'none'",
      ]),
    );
    expect(directives('/administration', withEditor)).toEqual(directives('/'));
  });
});
