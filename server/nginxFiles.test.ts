import { expect, test } from 'vitest';
import { HSTS, securityHeaders } from './headers.ts';
import { nginxFiles } from './nginxFiles.ts';

const files = [
  ...['/index.html', '/about.html', '/contact.html', '/de/contact.html', '/404.html'],
  ...['/_astro/a.js', '/favicon.svg'],
];
const policy = {
  hashes: { scripts: ["'sha256-a='"], styles: ["'sha256-b='"] },
  mapOrigin: 'https://cdn.example',
};

function written(publicName = 'ohmwright.example', pages = files) {
  const texts = nginxFiles(pages, { ...policy, publicName });
  return { local: texts['site-local.conf'] ?? '', public: texts['site-public.conf'] ?? '' };
}

/** What stands between the braces of one location; nested ones are cut at their own end. */
function locationOf(text: string, match: string): string {
  return text.split(`\nlocation ${match} {\n`)[1]?.split('\n}')[0] ?? '';
}

test('nginx is told the same policy as every other server', () => {
  for (const publicHost of [true, false]) {
    const text = publicHost ? written().public : written().local;
    const [general = ''] = text.split('\nlocation');
    for (const [name, value] of Object.entries(securityHeaders('/', { ...policy, publicHost }))) {
      expect(general).toContain(`add_header ${name} "${value}" always;`);
    }
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
  expect(locationOf(local, '= "/"')).toBe('  try_files "/index.html" =404;');
  expect(locationOf(local, '= "/about"')).toBe('  try_files "/about.html" =404;');
  expect(locationOf(local, '= "/about/"')).toBe('  return 308 "/about$is_args$args";');
  expect(locationOf(local, '= /404.html')).toBe('  internal;');
});

test('a name that nginx would read as a variable stops the build', () => {
  expect(() => written('a.example', ['/$args.html'])).toThrow('/$args');
});
