import { globSync, readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { site } from '../../site.config.ts';
import { type Family, familiesOf } from './typefaces.ts';

const lettersOf = (file: string) =>
  (create(readFileSync(`src/assets/fonts/${file}.woff2`)) as Font).characterSet;

/** All letters of a family's files: those of the first view and those that come by themselves. */
const lettersIn = ({ faces }: Family) => new Set(faces.flatMap(({ file }) => lettersOf(file)));

/** Set in the faces of the system, which every machine of that country has. */
const BY_THE_SYSTEM: Readonly<Record<string, RegExp>> = {
  ja: /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Grek}・ー\u3000-\u303f\uff00-\uffef]/u,
  'zh-TW': /[\p{sc=Han}\p{sc=Grek}\u3000-\u303f\uff00-\uffef]/u,
};

function stringsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return data !== null && typeof data === 'object' ? Object.values(data).flatMap(stringsIn) : [];
}

const copyOf = (lang: string) =>
  globSync(`content/${lang.toLowerCase()}/**/*.yaml`, { exclude: ['**/glossary.yaml'] })
    .flatMap((file) => stringsIn(parse(readFileSync(file, 'utf8'))))
    .join('')
    .replaceAll(/[\s¦|\u200b]/g, '');

describe.each(site.languages)('$name', ({ lang }) => {
  const { sans, mono } = familiesOf(lang);
  const missing = (text: string, ...families: Family[]) => {
    const letters = families.map(lettersIn);
    const hasGlyph = (sign: string) =>
      letters.some((set) => set.has(sign.codePointAt(0) ?? 0)) || BY_THE_SYSTEM[lang]?.test(sign);
    return [...new Set(text)].filter((sign) => !hasGlyph(sign));
  };

  test('[S4] every letter of its words has a glyph', () => {
    // Measures such as µm stand in annotations.
    expect(missing(copyOf(lang), sans, mono)).toEqual([]);
  });

  test('[S4] drawings and coordinates have theirs in the annotation face', () => {
    const symbols = globSync('src/assets/{figures,drawings}/*.svg')
      .flatMap((file) => readFileSync(file, 'utf8').match(/>[^<]+</g) ?? [])
      .map((text) => text.slice(1, -1).trim())
      .join('');
    expect(missing(`${symbols}0123456789°,.`.replaceAll(/\s|&\w+;/g, ''), mono)).toEqual([]);
  });
});
