import { expect, test } from 'vitest';
import { BASE_HEADERS, HSTS, securityHeaders } from './headers.ts';
import { nginxFiles } from './nginxFiles.ts';

const files = [
  ...['/index.html', '/about.html', '/contact.html', '/de/contact.html', '/404.html'],
  ...['/_astro/a.js', '/favicon.svg', '/map/land.svg'],
];
const policy = {
  inline: new Map([
    ['/404.html', { scripts: ["'sha256-a='"], styles: ["'sha256-b='"] }],
    ['/about.html', { scripts: ["'sha256-a='"], styles: ["'sha256-c='"] }],
    ['/favicon.svg', { scripts: [], styles: ["'sha256-d='"] }],
  ]),
  mapOrigin: 'https://cdn.example',
  mapPages: new Set(['/contact.html', '/de/contact.html']),
};

function written(publicName = 'ohmwright.example', pages = files) {
  const texts = nginxFiles(pages, { ...policy, publicName });
  return { local: texts['site-local.conf'] ?? '', public: texts['site-public.conf'] ?? '' };
}

/** What stands between the braces of one location; nested ones are cut at their own end. */
function locationOf(text: string, match: string): string {
  return text.split(`\nlocation ${match} {\n`)[1]?.split('\n}')[0] ?? '';
}

test.each([true, false])('nginx is told what every server is told (public: %s)', (publicHost) => {
  const text = publicHost ? written().public : written().local;
  const expectAll = (place: string, file: string) => {
    const headers = Object.entries(securityHeaders(file, { ...policy, publicHost }));
    const told = place.match(/add_header .* always;$/gm)?.filter((line) => !line.includes('Cache'));
    expect(told).toEqual(headers.map(([name, value]) => `add_header ${name} "${value}" always;`));
  };
  // What has no location with headers of its own inherits these: redirects, refusals and the 404.
  expectAll(text.split('\nlocation')[0] ?? '', '/404.html');
  expectAll(locationOf(text, '= "/about"'), '/about.html');
  expectAll(locationOf(text, '= "/favicon.svg"'), '/favicon.svg');
  expectAll(locationOf(text, '/'), '/favicon.ico');
  expectAll(locationOf(text, '^~ /_astro/'), '/_astro/a.js');
});

test('the land of the map is kept for a year, its name holds a hash', () => {
  const text = written().public;
  expect(locationOf(text, '= "/map/land.svg"')).toContain('immutable');
  expect(locationOf(text, '= "/favicon.svg"')).not.toContain('immutable');
});

test('no variable is worked out for a header', () => {
  expect(written().public.match(/add_header .*\$.*/g)).toBeNull();
});

test('only what is a page or a drawing has a policy', () => {
  for (const match of ['/', '^~ /_astro/']) {
    const assets = locationOf(written().public, match);
    expect(assets).not.toContain('Content-Security-Policy');
    for (const name of Object.keys(BASE_HEADERS)) expect(assets).toContain(`add_header ${name} `);
  }
});

test('only names that can have a certificate are promised HTTPS', () => {
  expect(written().public).toContain(HSTS);
  expect(written().local).not.toMatch(/Strict-Transport-Security|upgrade-insecure-requests/);
  expect(written().public).toContain('server_name ohmwright.example ');
  expect(written('localhost').public).not.toContain('localhost');
});

test('the contact page of each language may fetch the map, no other page may', () => {
  for (const path of ['/contact', '/de/contact']) {
    const page = locationOf(written().public, `= "${path}"`);
    expect(page).toContain("connect-src 'self' https://cdn.example;");
    expect(page).toContain('add_header Referrer-Policy');
    expect(page).toContain('add_header Cache-Control "no-cache" always;');
  }
  expect(written().public.match(/https:\/\/cdn\.example/g)).toHaveLength(2);
});

test('a page answers at its own address and sends other spellings there', () => {
  const { local } = written();
  expect(locationOf(local, '= "/"')).toContain('  try_files "/index.html" =404;');
  expect(locationOf(local, '= "/about"')).toContain('  alias "/srv/site/about.html";');
  expect(locationOf(local, '= "/about/"')).toBe('  return 308 "/about$is_args$args";');
  expect(locationOf(local, '= "/404.html"')).toBe('  internal;');
});

test('paths with dots are refused as written, before nginx tidies them up', () => {
  const [, source = ''] = /if \(\$request_uri ~\* "(.*)"\)/.exec(written().local) ?? [];
  // JavaScript has no "*+", which only spares PCRE a second look.
  const untidy = new RegExp(source.replace('*+', '*'), 'i');
  const refused = ['/x/../about', '/x/%2E./about', '/./about', '/about/..', '/..?a', '/x%2f..%2Fa'];
  for (const path of [...refused, '/about#x', '/x/..#']) expect(path).toMatch(untidy);
  const fine = ['/', '/about', '/about?x=/../y', '/a..b', '/.well-known/a', '/...', '/a.b/c'];
  for (const path of [...fine, '/about?x#y']) expect(path).not.toMatch(untidy);
});

test('a name that nginx would read as a variable stops the build', () => {
  expect(() => written('a.example', ['/$args.html'])).toThrow('/$args');
});
