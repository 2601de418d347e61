import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { site } from '../../../site.config.ts';
import { bare } from '../../lib/breaks.ts';
import { readFont } from '../font.ts';
import { facesOf } from './faces.ts';

const require = createRequire(import.meta.url);

/** What src/content/socialCards.ts takes from the content. */
const ON_CARDS = new Set(['title', 'label', 'line', 'statement']);

function wordsOn(data: unknown, key = ''): string[] {
  if (typeof data === 'string') return ON_CARDS.has(key) ? [data] : [];
  if (Array.isArray(data)) return data.flatMap((entry) => wordsOn(entry, key));
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([name, value]) => wordsOn(value, name));
}

const cardWords = (lang: string) =>
  globSync(`content/${lang.toLowerCase()}/{menu,pages/*,services/*}.yaml`).flatMap((file) =>
    wordsOn(parse(readFileSync(file, 'utf8'))),
  );

describe.each(site.languages)('social images in $name', ({ lang }) => {
  test('[i18n] set every title, label and line without a missing letter', async () => {
    const { title, line, label } = await facesOf(lang);
    for (const words of [...cardWords(lang), site.tagline[lang] ?? ''].map(bare)) {
      // A letter without a glyph, and a mark without its letter, throw.
      expect(title.width(words, 40), words).toBeGreaterThan(0);
      expect(line.width(words, 25), words).toBeGreaterThan(0);
      expect(label.width(words.toLocaleUpperCase(lang), 20), words).toBeGreaterThan(0);
    }
  });
});

describe('Bengali letters that stand together', async () => {
  const file = '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-500-normal.woff2';
  const { shape, unitsPerEm } = await readFont(readFileSync(require.resolve(file)));
  const widths = (text: string) => shape(text).map(({ advance }) => advance);

  test('[i18n] become one glyph where the script joins them', () => {
    expect(shape('ক্ষ')).toHaveLength(1);
    expect(shape('ন্ত্র').length).toBeLessThan(4);
  });

  test('[i18n] are drawn in the order they are read, not typed', () => {
    const [ka = 0] = widths('ক');
    const [first, second] = widths('কি');
    expect(shape('কি')).toHaveLength(2);
    expect(first).toBeLessThan(ka); // the vowel sign, typed last
    expect(second).toBe(ka);
  });

  test('[i18n] carry their marks where the typeface puts them', () => {
    const [, mark] = shape('কঁ');
    expect(mark?.advance).toBe(0);
    expect(Math.hypot(mark?.x ?? 0, mark?.y ?? 0)).toBeGreaterThan(0);
    expect(Math.abs(mark?.x ?? 0)).toBeLessThan(unitsPerEm);
  });

  test('[i18n] a sign without a letter stops the build', () => {
    expect(() => shape('ি')).toThrow('stands alone');
  });
});
