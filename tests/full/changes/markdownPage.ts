import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { elements } from '../../support/markup.ts';
import type { Change } from './change.ts';
import { BRAND, PUBLIC_URL } from './rebrand.ts';

/** Made up for this test: the project itself has no such page. */
const CAREERS = `---
title: Careers
description: What it is like to work here, and how to write to us about it in a few words.
lead: A sample of {brand}.
footer: true
---

## How to write

Write to us on the [contact page](/contact).

![A wafer](careers-wafer.jpg "From above")
`;

export const markdownPage: Change = {
  title: 'with a page in Markdown and without notes',

  make: async (copy) => {
    await copy.write('content/en/pages/careers.md', CAREERS);
    cpSync('src/assets/images/about-side.jpg', copy.path('content/en/pages/careers-wafer.jpg'));
    for (const folder of readdirSync(copy.path('content'))) {
      rmSync(copy.path(`content/${folder}/notes`), { recursive: true, force: true });
    }
  },

  check: (copy) => {
    test('the page is built, in the footer, in the sitemap and in social networks', async () => {
      const html = await copy.read('dist/careers.html');
      expect(html).toContain(`sample of ${BRAND.replaceAll('&', '&amp;')}.`);
      const links = elements(await copy.read('dist/about.html'), 'a').map(({ href }) => href);
      expect(links).toContain('/careers');
      const sitemap = await copy.read('dist/sitemap.xml');
      expect(sitemap).toContain(`<loc>${PUBLIC_URL}/careers</loc>`);
      expect(existsSync(copy.path('dist/social/careers.jpg'))).toBe(true);
    });

    test('its picture is optimised, in more than one size', async () => {
      const [picture] = elements(await copy.read('dist/careers.html'), 'img');
      expect(picture).toMatchObject({ alt: 'A wafer', loading: 'lazy' });
      expect(picture?.srcset?.split(',').length).toBeGreaterThan(2);
      expect(picture?.src).toMatch(/\.webp$/);
    });

    test('in another language it is shown in English, says so, and links stay in that language', async () => {
      const html = await copy.read('dist/de/careers.html');
      const [main] = elements(html, 'main');
      expect(main?.lang).toBe('en');
      expect(elements(html, 'a').map(({ href }) => href)).toContain('/de/contact');
      expect(html).toMatch(/<p class="wrap notice" lang="de"/);
    });

    test('without a note there is no list, no feed and no link to them', async () => {
      expect(existsSync(copy.path('dist/notes.html'))).toBe(false);
      expect(existsSync(copy.path('dist/notes'))).toBe(false);
      for (const page of ['index', 'services', 'services/rtl-design', 'de/services']) {
        const html = await copy.read(`dist/${page}.html`);
        const links = [...elements(html, 'a'), ...elements(html, 'link')].map(({ href }) => href);
        expect(links.filter((href) => href?.includes('/notes'))).toEqual([]);
      }
    });
  },
};
