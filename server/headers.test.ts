import { describe, expect, test } from 'vitest';
import {
  cacheControl,
  contentSecurityPolicy,
  isContactPage,
  isPublicHost,
  mapOriginOf,
  securityHeaders,
} from './headers.ts';

const policy = {
  hashes: { scripts: ["'sha256-a='"], styles: ["'sha256-b='"] },
  mapOrigin: 'https://cdn.example',
  publicHost: true,
};

describe('the Content-Security-Policy', () => {
  test('never allows inline code or code made from strings', () => {
    const csp = contentSecurityPolicy('/', policy);
    expect(csp).not.toMatch(/unsafe|strict-dynamic|\*/);
    expect(csp).toContain("script-src 'self' 'sha256-a='");
    expect(csp).toContain("style-src 'self' 'sha256-b='");
    expect(csp).toContain("default-src 'none'");
    expect(csp).toContain('form-action mailto:');
  });

  test.each(['/contact', '/de/contact', '/pt-br/contact'])('opens the map origin on %s', (path) => {
    expect(contentSecurityPolicy(path, policy)).toContain(
      "connect-src 'self' https://cdn.example;",
    );
  });

  test.each(['/', '/about', '/contact/', '/services/contact', '/contact/x', '/xcontact'])(
    'keeps the map origin shut on %s',
    (path) => {
      expect(contentSecurityPolicy(path, policy)).toContain("connect-src 'self';");
    },
  );

  test('needs no foreign origin when the site serves its own shapes', () => {
    const own = { ...policy, mapOrigin: mapOriginOf('/shapes/countries-110m.json') };
    expect(contentSecurityPolicy('/contact', own)).toContain("connect-src 'self';");
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
    const headers = securityHeaders('/', { ...policy, publicHost: isPublicHost(host) });
    expect(headers).not.toHaveProperty('Strict-Transport-Security');
    expect(headers['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
  });

  test('it is told to come back with https only', () => {
    const headers = securityHeaders('/', policy);
    expect(headers['Strict-Transport-Security']).toMatch(/max-age=\d{8}/);
    expect(headers['Content-Security-Policy']).toContain('upgrade-insecure-requests');
  });
});

test('hashed files are kept for a year, pages are asked for again', () => {
  expect(cacheControl('/_astro/a.b1c2.css')).toContain('immutable');
  expect(cacheControl('/about.html')).toBe('no-cache');
  expect(cacheControl('/_astro/odd.html')).toBe('no-cache');
  expect(cacheControl('/favicon.svg')).toBe('public, max-age=3600');
});

test('only the contact pages are contact pages', () => {
  expect(['/contact', '/de/contact'].every(isContactPage)).toBe(true);
  expect(['/contacts', '/services/contact', '/contact/'].some(isContactPage)).toBe(false);
});
