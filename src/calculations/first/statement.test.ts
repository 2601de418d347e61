import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { settings } from '../../settings.ts';
import { fillNumbers, namesIn } from '../numberText.ts';
import { plainText } from '../richText.ts';
import { definitions } from './all.ts';
import { definition as converter } from './analog-and-mixed-signal.definition.ts';
import { defaultSetting } from './definition.ts';
import { joinSentences, shownWarnings, speak } from './statement.ts';

const fileOf = (lang: string, slug: string) =>
  `content/${lang.toLowerCase()}/calculations/${slug}.yaml`;
const wordsOf = (lang: string, slug: string) => parse(readFileSync(fileOf(lang, slug), 'utf8'));
/** A company may not offer the service, or not have translated its calculation. */
const hasWords = (lang: string, { slug }: { slug: string }) => existsSync(fileOf(lang, slug));
const sharedOf = (locale: string) => ({
  locale,
  over: '',
  yes: '',
  no: '',
  units: {},
  taskNumber: '{number}',
});

describe.each(settings.languages)('[K1] results in $name', ({ lang, locale }) => {
  test.skipIf(!hasWords(lang, converter))(
    'the largest part of the noise is a word of the language',
    () => {
      const words = wordsOf(lang, converter.slug);
      const { values } = speak(
        converter,
        defaultSetting(converter),
        converter.compute(defaultSetting(converter)),
        words,
        sharedOf(locale),
      );
      expect(values()).toContain(words.values.limit.replace('{limit}', words.terms.thermal));
    },
  );
});

describe.each(settings.languages.filter(({ lang }) => /^(ja|zh)/.test(lang)))(
  'numbers in the sentences of $name',
  ({ lang, locale }) => {
    test
      .skipIf(!existsSync(`content/${lang.toLowerCase()}/calculations`))
      .each(definitions.filter((each) => hasWords(lang, each)))(
      '$slug: no space stands between two of its letters',
      ({ slug }) => {
        const { held, sentences, values, warnings } = wordsOf(lang, slug);
        const texts: string[] = [held, ...[sentences, values, warnings].flatMap(Object.values)];
        const eight = (name: string) => [name, 8];
        const filled = texts.map((text) =>
          plainText(
            fillNumbers(text, Object.fromEntries(namesIn(text).map(eight)), sharedOf(locale)),
          ),
        );
        expect(
          filled.filter((text) =>
            /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]\s[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(text),
          ),
        ).toEqual([]);
      },
    );
  },
);

test('sentences stand apart by a space, but not after a full-width stop', () => {
  expect(joinSentences(['One.', 'Two.'])).toBe('One. Two.');
  expect(joinSentences(['一つ。', '二つ。'])).toBe('一つ。二つ。');
});

test('of many warnings the first is shown, and the last, which says that all is too much', () => {
  expect(shownWarnings(['late1', 'late2', 'late3', 'overload'])).toEqual(['late1', 'overload']);
  expect(shownWarnings(['late1'])).toEqual(['late1']);
});
