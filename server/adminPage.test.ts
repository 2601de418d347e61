import { describe, expect, test } from 'vitest';
import { ADMIN_PAGE, BASE_HEADERS, CSP, securityHeaders } from './headers.ts';
import { headersFile } from './hostFiles.ts';
import { nginxFiles } from './nginxFiles.ts';

const policy = {
  inline: new Map(),
  mapOrigin: 'https://cdn.example',
  mapPages: new Set<string>(),
  publicHost: true,
};
const SITE = ['/404.html', '/about.html', '/index.html', '/_astro/a.js', '/favicon.svg'];
const WITH_EDITOR = [...SITE, ADMIN_PAGE, '/_astro/editor/editor.js'];

const OPENER = 'Cross-Origin-Opener-Policy';

describe('the page of the editor', () => {
  test('runs the site’s own scripts only, and talks to the repository only', () => {
    const headers = securityHeaders(ADMIN_PAGE, policy);
    const csp = headers[CSP] ?? '';
    expect(csp).toContain("script-src 'self';");
    expect(csp).toContain("connect-src 'self' blob: data: https://api.github.com;");
    expect(csp).toContain("font-src 'self';");
    expect(csp).not.toContain('cdn.example');
    expect(headers[OPENER]).toBe('same-origin-allow-popups');
  });

  test('widens nothing for any other page', () => {
    for (const file of SITE) {
      const headers = securityHeaders(file, policy);
      expect(headers[CSP] ?? '', file).not.toMatch(/unsafe|github/);
      expect(headers[OPENER], file).toBe(BASE_HEADERS[OPENER]);
    }
  });

  test('adds its own rule to what hosts and nginx are told, and changes no other', () => {
    const rules = (files: readonly string[]) => headersFile(files, policy).trim().split('\n\n');
    const own = rules(WITH_EDITOR).filter((rule) => !rules(SITE).includes(rule));
    expect(own).toHaveLength(1);
    expect(own[0]).toMatch(/^\/admin\n/);
    expect(own[0]).toContain(`! ${OPENER}`);
    expect(rules(SITE).filter((rule) => !rules(WITH_EDITOR).includes(rule))).toEqual([]);

    const named = { ...policy, publicName: 'site.example' };
    const lines = (files: readonly string[]) =>
      Object.values(nginxFiles(files, named)).flatMap((text) => text.split(/^(?=location)/m));
    const added = lines(WITH_EDITOR).filter((block) => !lines(SITE).includes(block));
    expect(added.every((block) => block.includes('/admin'))).toBe(true);
    expect(lines(SITE).filter((block) => !lines(WITH_EDITOR).includes(block))).toEqual([]);
  });
});
