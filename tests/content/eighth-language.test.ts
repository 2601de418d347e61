import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Build, ProjectCopy } from '../../scripts/projectCopy.ts';
import { elementsOf, textOf } from '../../src/delivery/page.ts';

const SKIP = 'تخطَّ إلى المحتوى';
const NOTICE = 'هذه الصفحة متاحة بالإنجليزية فقط حتى الآن.';

const attribute = (element: ReturnType<typeof elementsOf> extends Generator<infer E> ? E : never) =>
  Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));

describe('an eighth language is an entry and a folder, from right to left too [i18n]', () => {
  let copy: ProjectCopy;
  let build: Build;
  const elements = async (file: string) => [...elementsOf(await copy.read(`dist/${file}.html`))];

  beforeAll(async () => {
    copy = new ProjectCopy();
    await copy.replace(
      'site.config.ts',
      "    { lang: 'tr',",
      "    { lang: 'ar', name: 'العربية', locale: 'ar-EG', direction: 'rtl' },\n    { lang: 'tr',",
    );
    mkdirSync(copy.path('content/ar'));
    await copy.write('content/ar/labels.yaml', `skip: ${SKIP}\nuntranslated: ${NOTICE}\n`);
    build = await copy.build();
  }, 600_000);
  afterAll(() => copy.remove());

  test('its pages are built, and begin at the right', async () => {
    expect(build.output).toContain('Complete!');
    for (const file of ['ar', 'ar/about', 'ar/contact', 'ar/services', 'ar/services/rtl-design']) {
      const name = file === 'ar' ? 'ar/index' : file;
      const [html] = await elements(name).catch(() => elements(file));
      expect(html && attribute(html)).toMatchObject({ lang: 'ar', dir: 'rtl' });
    }
  });

  test('its own words stand there, and a notice where the rest is English', async () => {
    const about = await elements('ar/about');
    const texts = about.map((element) => textOf(element).trim());
    expect(texts).toContain(SKIP);
    expect(texts).toContain(NOTICE);
  });

  test('what is not translated says that it is English', async () => {
    const about = await elements('ar/about');
    const heading = about.find(({ tagName }) => tagName === 'h1');
    const parts = heading
      ? [...about].filter((each) => each === heading || each.parentNode === heading)
      : [];
    expect(parts.some((part) => attribute(part).lang === 'en')).toBe(true);
    const own = about.find((element) => textOf(element).trim() === SKIP);
    expect(own && attribute(own).lang).toBeUndefined();
  });

  test('the switch of every other page leads to it, and machines find it', async () => {
    for (const file of ['about', 'de/about', 'tr/about']) {
      const links = (await elements(file)).map(attribute);
      expect(links.find(({ lang, href }) => lang === 'ar' && href === '/ar/about')).toBeDefined();
      const alternate = links.find(({ rel, hreflang }) => rel === 'alternate' && hreflang === 'ar');
      expect(alternate?.href).toMatch(/\/ar\/about$/);
    }
    expect(await copy.read('dist/sitemap.xml')).toContain('/ar/services/rtl-design<');
  });
});
