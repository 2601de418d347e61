import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { elements, elementsOf, textOf } from '../../support/markup.ts';
import type { ProjectCopy } from '../../support/projectCopy.ts';
import type { Change } from './change.ts';

const SKIP = 'تخطَّ إلى المحتوى';
const NOTICE = 'هذه الصفحة متاحة بالإنجليزية فقط حتى الآن.';

const page = (copy: ProjectCopy, file: string) => copy.read(`dist/${file}.html`);

export const eighthLanguage: Change = {
  title: 'an eighth language is an entry and a folder, from right to left too [i18n]',

  make: async (copy) => {
    await copy.replace(
      'site.config.ts',
      "    { lang: 'de',",
      "    { lang: 'ar', name: 'العربية', locale: 'ar-EG', direction: 'rtl' },\n    { lang: 'de',",
    );
    mkdirSync(copy.path('content/ar'));
    await copy.write('content/ar/labels.yaml', `skip: ${SKIP}\nuntranslated: ${NOTICE}\n`);
  },

  check: (copy) => {
    test('its pages are built, and begin at the right', async () => {
      for (const file of [
        'ar',
        'ar/about',
        'ar/contact',
        'ar/services',
        'ar/services/rtl-design',
      ]) {
        const [html] = elements(await page(copy, file));
        expect(html).toMatchObject({ lang: 'ar', dir: 'rtl' });
      }
    });

    test('its own words stand there, and a notice where the rest is English', async () => {
      const about = elementsOf(await page(copy, 'ar/about'));
      const texts = about.map((element) => textOf(element).trim());
      expect(texts).toContain(SKIP);
      expect(texts).toContain(NOTICE);
      const [main] = elements(await page(copy, 'ar/about'), 'main');
      expect(main).toMatchObject({ lang: 'en', dir: 'ltr' });
    });

    test('the switch of every other page leads to it, and machines find it', async () => {
      for (const file of ['about', 'de/about']) {
        const links = elements(await page(copy, file));
        expect(links.find(({ lang, href }) => lang === 'ar' && href === '/ar/about')).toBeDefined();
        const alternate = links.find(
          ({ rel, hreflang }) => rel === 'alternate' && hreflang === 'ar',
        );
        expect(alternate?.href).toMatch(/\/ar\/about$/);
      }
      expect(await copy.read('dist/sitemap.xml')).toContain('/ar/services/rtl-design<');
    });
  },
};
