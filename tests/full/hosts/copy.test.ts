import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { settings } from '../../../src/settings.ts';
import { elements } from '../../support/markup.ts';
import { ProjectCopy } from '../../support/projectCopy.ts';

const STAGING = 'https://staging.company.example';

describe('a copy of the site, built with SITE_URL', () => {
  const copy = new ProjectCopy();
  beforeAll(async () => {
    vi.stubEnv('SITE_URL', STAGING);
    await copy.onlyLanguages(settings.languages[0].lang);
    const { output } = await copy.build();
    expect(output).toContain('Complete!');
  }, 600_000);
  afterAll(() => copy.remove());

  const pages = () =>
    readdirSync(copy.path('dist'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.html'),
    );

  test('asks search engines to leave out every page and every file', async () => {
    expect(pages().length).toBeGreaterThan(5);
    for (const page of pages()) {
      const metas = elements(await copy.read(`dist/${page}`), 'meta');
      expect(metas, page).toContainEqual(
        expect.objectContaining({ name: 'robots', content: 'noindex' }),
      );
    }
    expect(await copy.read('dist/_headers')).toMatch(
      /^\/\*\n(?: {2}.*\n)* {2}X-Robots-Tag: noindex$/m,
    );
    expect(await copy.read('dist-nginx/headers.conf')).toContain('X-Robots-Tag "noindex" always');
  });

  test('names its own address and never the public one', async () => {
    const links = elements(await copy.read('dist/contact.html'), 'link');
    expect(links.find(({ rel }) => rel === 'canonical')?.href).toBe(`${STAGING}/contact`);
    for (const file of [...pages(), 'sitemap.xml', 'robots.txt']) {
      expect(await copy.read(`dist/${file}`), file).not.toContain(settings.url);
    }
  });
});
