import { expect, test } from 'vitest';
import { CLOUDFLARE_LIMITS, headersFile, redirectsFile } from './hostFiles.ts';

const files = ['/index.html', '/about.html', '/contact.html', '/_astro/a.js', '/favicon.svg'];

function policyWith(styles: number) {
  const hash = `'sha256-${'a'.repeat(43)}='`;
  const hashes = { scripts: [hash], styles: Array.from({ length: styles }, () => hash) };
  return { hashes, mapOrigin: 'https://cdn.example', publicHost: true };
}

test('the contact rule takes the general policy off before it sets its own', () => {
  const [, contact = ''] = headersFile(files, policyWith(2)).split('\n/contact\n');
  const [detach, set] = contact.split('\n');
  expect(detach).toBe('  ! Content-Security-Policy');
  expect(set).toContain("connect-src 'self' https://cdn.example;");
});

test('a policy that Cloudflare would cut off stops the build and says why', () => {
  expect(() => headersFile(files, policyWith(40))).toThrow(/2000.*41 hashes/s);
});

test('every line fits when the policy does', () => {
  const lengths = headersFile(files, policyWith(20))
    .split('\n')
    .map((line) => line.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(CLOUDFLARE_LIMITS.lineLength);
});

test('redirects are permanent and keep to pages that exist', () => {
  expect(redirectsFile(files)).toContain('/about/ /about 308\n/about.html /about 308\n');
  expect(redirectsFile(files)).not.toMatch(/[*:]/);
});
