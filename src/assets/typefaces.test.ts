import { globSync, readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { mathMl } from '../content/markdown/formula.ts';
import { settings } from '../settings.ts';
import { type Face, type Family, familiesOf, LETTERS } from './typefaces.ts';

/** As in unicode-range: U+131 or U+15e-15f, with commas between them. */
const claims = (ranges: string | undefined, sign: string) =>
  ranges?.split(',').some((range) => {
    const [from = 0, to = from] = range
      .slice('U+'.length)
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    const point = sign.codePointAt(0) ?? 0;
    return from <= point && point <= to;
  }) ?? true;

/** A letter that is in the file but not in its range is set in another face, and so is the reverse. */
function lettersOf({ file, unicodeRange }: Face): string[] {
  const font = create(readFileSync(`src/assets/fonts/${file}.woff2`));
  if (font.isCollection) throw new Error(`${file}: expected one font, found several`);
  return font.characterSet
    .map((point) => String.fromCodePoint(point))
    .filter((sign) => claims(unicodeRange, sign));
}

/** All letters of the families' files: those of the first view and those that come by themselves. */
const lettersIn = (families: readonly Family[]) =>
  new Set(families.flatMap(({ faces }) => faces.flatMap(lettersOf)));

/** Set in the faces of the system, which every machine of that country has. */
const BY_THE_SYSTEM: Readonly<Record<string, RegExp>> = {
  ja: /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Grek}・ー\u3000-\u303f\uff00-\uffef]/u,
  'zh-TW': /[\p{sc=Han}\p{sc=Grek}\u3000-\u303f\uff00-\uffef]/u,
};

/** Symbols of quantities in words, such as τ, SOCl₂ and 10⁹: the sans and mono faces of every system have them. */
const SYMBOLS = /[\p{sc=Grek}⁰-⁹₀-₉]/u;

/** Formulas have a face of their own, below. */
const isFormula = (text: string) => /^<m[a-z]+/.test(text);

function stringsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return data !== null && typeof data === 'object' ? Object.values(data).flatMap(stringsIn) : [];
}

const copyOf = (lang: string) =>
  globSync(`content/${lang.toLowerCase()}/**/*.yaml`, { exclude: ['**/glossary.yaml'] })
    .flatMap((file) => stringsIn(parse(readFileSync(file, 'utf8'))))
    .filter((text) => !isFormula(text))
    .join('')
    .replaceAll(/[\s¦|\u200b\u2060]/g, '');

describe.each(settings.languages)('$name', ({ lang }) => {
  const { sans, mono } = familiesOf(lang);

  test('no page loads the western letters for a sign that they lack, such as that of I²C', () => {
    const western = sans.faces.at(-1);
    if (!western?.unicodeRange) return expect.unreachable();
    const { file, unicodeRange } = western;
    const letters = lettersOf({ file, weight: '400' });
    const claimed = Array.from({ length: 0x2200 }, (_, point) => String.fromCodePoint(point));
    expect(claimed.filter((sign) => claims(unicodeRange, sign) && !letters.includes(sign))).toEqual(
      [],
    );
  });

  const missing = (text: string, ...families: Family[]) => {
    const letters = lettersIn(families);
    const hasGlyph = (sign: string) =>
      letters.has(sign) || SYMBOLS.test(sign) || BY_THE_SYSTEM[lang]?.test(sign);
    return [...new Set(text)].filter((sign) => !hasGlyph(sign));
  };

  test('[S4] every letter of its words has a glyph', () => {
    // Measures such as µm stand in annotations.
    expect(missing(copyOf(lang), sans, mono)).toEqual([]);
  });

  test('[S4] its own letters have theirs in both faces', () => {
    const small = LETTERS[lang]?.match(/\p{L}/gu)?.join('') ?? '';
    const letters = small + small.toLocaleUpperCase(lang); // labels are set in capitals
    expect(missing(letters, sans)).toEqual([]);
    expect(missing(letters, mono)).toEqual([]);
  });

  test('[S4] drawings and coordinates have theirs in the annotation face', () => {
    const symbols = globSync('src/assets/{figures,drawings}/*.svg')
      .flatMap((file) => readFileSync(file, 'utf8').match(/>[^<]+</g) ?? [])
      .map((text) => text.slice(1, -1).trim())
      .join('');
    expect(missing(`${symbols}0123456789°,.`.replaceAll(/\s|&\w+;/g, ''), mono)).toEqual([]);
  });

  test('[S4] a family that only this language has is named in its style sheet', () => {
    const own = [sans, mono].filter(({ cssVariable }) =>
      cssVariable.endsWith(`-${lang.toLowerCase()}`),
    );
    const sheet =
      own.length > 0 ? readFileSync(`src/styles/languages/${lang.toLowerCase()}.css`, 'utf8') : '';
    expect(own.filter(({ cssVariable }) => !sheet.includes(`var(${cssVariable})`))).toEqual([]);
  });
});

describe('formulas', () => {
  const formulas = globSync('content/en/**/*.{yaml,md}').flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    if (file.endsWith('.yaml')) return stringsIn(parse(text)).filter(isFormula);
    return [...text.matchAll(/(\$\$?)(?=\S|\n)([^$]+)\1/g)].map(([, , tex = '']) =>
      mathMl(tex, false),
    );
  });
  const letters = new Set(
    lettersOf({ file: 'stix-two-math', weight: '400' }).map((sign) => sign.normalize('NFKC')),
  );

  test('have their numbers, signs and single letters in the mathematical face', () => {
    expect(formulas.length).toBeGreaterThan(0);
    const missing = formulas
      .flatMap((formula) => [...formula.matchAll(/<(mi|mn|mo)\b[^>]*>([^<]+)</g)])
      .filter(([, tag, text = '']) => tag !== 'mi' || [...text].length === 1)
      .flatMap(([, , text = '']) => [...text.replace('&lt;', '<').replace('&gt;', '>').trim()])
      .filter((sign) => !letters.has(sign.normalize('NFKC')));
    expect([...new Set(missing)]).toEqual([]);
  });
});
