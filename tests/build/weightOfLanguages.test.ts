import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { folderOf } from '../../src/content/translations.ts';
import { dist, elements, pages } from './support/built.ts';

const KIB = 1024;
const [, ...others] = site.languages;

/**
 * How much more a page may weigh than the source's, before anyone touches it: letters with accents for
 * a few kilobytes, or a script of its own. Japanese and Chinese are set in the faces of the system; their
 * words take more bytes than English ones, but no file.
 */
const MORE: Readonly<Record<string, number>> = {
  es: 4 * KIB,
  de: 4 * KIB,
  tr: 4 * KIB,
  ja: 4 * KIB,
  'zh-TW': 4 * KIB,
  bn: 42 * KIB,
};
const WITHOUT_FACES = ['ja', 'zh-TW'];

const packed = (file: string) => statSync(join(dist, `${file}.br`)).size;
const linked = (html: string, wanted: (link: Readonly<Record<string, string>>) => boolean) =>
  elements(html, 'link')
    .filter(wanted)
    .map(({ href = '' }) => href);
const fontsOf = (html: string) => linked(html, ({ as }) => as === 'font');

/** As a browser fetches it: pages and styles compressed, typefaces as they are. */
function weightOf(file: string): number {
  const html = readFileSync(file, 'utf8');
  const styles = linked(html, ({ rel }) => rel === 'stylesheet').map(packed);
  const fonts = fontsOf(html).map((font) => statSync(join(dist, font)).size);
  const page = statSync(`${file}.br`).size;
  return [page, ...styles, ...fonts].reduce((sum, size) => sum + size, 0);
}

const isIn = (lang: string, path: string) => `${path}/`.startsWith(`/${folderOf(lang)}/`);
const sourcePages = pages.filter(({ path }) => !others.some(({ lang }) => isIn(lang, path)));

describe.each(others)('pages in $name', ({ lang }) => {
  const pairs = sourcePages.map(({ path, file, html }) => {
    const own = path === '/' ? `/${folderOf(lang)}` : `/${folderOf(lang)}${path}`;
    return { path, file, html, own: pages.find((page) => page.path === own) };
  });

  test('[i18n] weigh little more than those of the source', () => {
    const heavier = pairs.map(({ path, file, own }) => ({
      path,
      more: own ? weightOf(own.file) - weightOf(file) : Number.NaN,
    }));
    const limit = MORE[lang] ?? MORE.bn ?? 0;
    expect(heavier.filter(({ more }) => !(more <= limit))).toEqual([]);
  });

  test.runIf(WITHOUT_FACES.includes(lang))('[i18n] fetch no typeface of their script', () => {
    for (const { html, own } of pairs) expect(fontsOf(own?.html ?? '')).toEqual(fontsOf(html));
  });
});
