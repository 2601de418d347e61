import { describe, expect, test } from 'vitest';
import { headerRules } from './headers.ts';
import { headersFile, nginxHeaders, redirectsFile } from './hostFiles.ts';

/** https://developers.cloudflare.com/workers/static-assets/headers/ */
const CLOUDFLARE = { rules: 100, lineLength: 2_000 };

const editor = { repository: 'owner/name', branch: 'main' };
const hash = `'sha256-${'a'.repeat(43)}='`;
/** The longest that a build can produce: as many inline scripts as inlineScripts.ts lets pass. */
const longest = headerRules(
  { mapShapesUrl: 'https://cdn.example/shapes.json', editor },
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

test('_redirects names the 404 page of each language but the source', () => {
  const languages = ['en', 'de', 'zh-TW'].map((lang) => ({ lang, name: lang, locale: lang }));
  expect(redirectsFile(languages)).toBe('/de/* /de/404.html 404\n/zh-tw/* /zh-tw/404.html 404\n');
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
    expect(text).toMatch(/^ {2}\/admin\.html "default-src 'none';/m);
    expect(text).toContain('  "~^/_astro/" "";');
  });
});
