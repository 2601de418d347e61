import { describe, expect, test } from 'vitest';
import {
  BASE_HEADERS,
  CSP,
  cacheControl,
  contentSecurityPolicy,
  HSTS,
  isPublicHost,
  mapOriginOf,
  securityHeaders,
} from './headers.ts';

const policy = {
  inline: new Map([
    ['/index.html', { scripts: ["'sha256-a='"], styles: ["'sha256-b='"] }],
    ['/about.html', { scripts: ["'sha256-a='"], styles: ["'sha256-c='"] }],
    ['/favicon.svg', { scripts: [], styles: ["'sha256-d='"] }],
  ]),
  mapOrigin: 'https://cdn.example',
  mapPages: new Set(['/contact.html', '/haw/contact.html']),
  publicHost: true,
};

describe('the Content-Security-Policy', () => {
  test('never allows inline code or code made from strings', () => {
    const csp = contentSecurityPolicy('/index.html', policy);
    expect(csp).not.toMatch(/unsafe|strict-dynamic|\*/);
    expect(csp).toContain("script-src 'self' 'sha256-a='");
    expect(csp).toContain("style-src 'self' 'sha256-b='");
    expect(csp).toContain("default-src 'none'");
    expect(csp).toContain('form-action mailto:');
  });

  test('lets nobody frame the site, move its addresses or add a plug-in', () => {
    const csp = contentSecurityPolicy('/index.html', policy).split('; ');
    expect(csp).toEqual(
      expect.arrayContaining(["frame-ancestors 'none'", "base-uri 'none'", "default-src 'none'"]),
    );
  });

  test('allows each page its own inline code and no other page’s', () => {
    expect(contentSecurityPolicy('/about.html', policy)).toContain("style-src 'self' 'sha256-c=';");
    expect(contentSecurityPolicy('/plain.html', policy)).not.toContain('sha256');
  });

  test('is sent with what has tags in it, and with nothing else', () => {
    expect(securityHeaders('/favicon.svg', policy)[CSP]).toContain("style-src 'self' 'sha256-d=';");
    const files = [
      '/a.js',
      '/a.css',
      '/a.woff2',
      '/a.webp',
      '/a.xml',
      '/a.txt',
      '/html',
      '/a.svg.png',
    ];
    for (const file of files) {
      const headers = securityHeaders(file, policy);
      expect(headers, file).not.toHaveProperty(CSP);
      expect(headers, file).toMatchObject({ ...BASE_HEADERS, 'Strict-Transport-Security': HSTS });
    }
  });

  test('opens the map origin on the contact pages alone', () => {
    for (const file of ['/contact.html', '/haw/contact.html'])
      expect(contentSecurityPolicy(file, policy)).toContain(
        "connect-src 'self' https://cdn.example;",
      );
    for (const file of ['/index.html', '/404.html', '/services/contact.html'])
      expect(contentSecurityPolicy(file, policy)).toContain("connect-src 'self';");
  });

  test('needs no foreign origin when the site serves its own shapes', () => {
    const own = { ...policy, mapOrigin: mapOriginOf('/shapes/countries-110m.json') };
    expect(contentSecurityPolicy('/contact.html', own)).toContain("connect-src 'self';");
    expect(mapOriginOf('https://cdn.example/a/b.json')).toBe('https://cdn.example');
  });
});

describe('what only a public host gets', () => {
  test.each(['ohmwright.example', 'WWW.ohmwright.example:443'])('%s is public', (host) => {
    expect(isPublicHost(host)).toBe(true);
  });

  test.each([
    'localhost',
    'localhost:4321',
    '127.0.0.1:80',
    '[::1]:4321',
    '192.168.1.5',
    'a.localhost',
  ])('%s is not, because nothing there could be upgraded to https', (host) => {
    expect(isPublicHost(host)).toBe(false);
    const headers = securityHeaders('/index.html', { ...policy, publicHost: isPublicHost(host) });
    expect(headers).not.toHaveProperty('Strict-Transport-Security');
    expect(headers[CSP]).not.toContain('upgrade-insecure-requests');
  });

  test('it is told to come back with https only', () => {
    const headers = securityHeaders('/index.html', policy);
    expect(headers['Strict-Transport-Security']).toMatch(/max-age=\d{8}/);
    expect(headers[CSP]).toContain('upgrade-insecure-requests');
  });
});

test('hashed files are kept for a year, pages are asked for again', () => {
  expect(cacheControl('/_astro/a.b1c2.css')).toContain('immutable');
  expect(cacheControl('/map/land.xrPBZ8of.svg')).toContain('immutable');
  expect(cacheControl('/drawings/services.A5M6MkAz.svg')).toContain('immutable');
  expect(cacheControl('/about.html')).toBe('no-cache');
  expect(cacheControl('/_astro/odd.html')).toBe('no-cache');
  expect(cacheControl('/favicon.svg')).toBe('public, max-age=3600');
});
