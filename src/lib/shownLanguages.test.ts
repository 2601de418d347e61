import { expect, test } from 'vitest';
import { shownLanguages } from './shownLanguages.ts';

interface Declared {
  lang: string;
  draft?: true;
}

const languages: [Declared, ...Declared[]] = [
  { lang: 'en' },
  { lang: 'ja' },
  { lang: 'pt', draft: true },
];

test('a language that is a draft is built where nobody but the company looks [i18n]', () => {
  expect(shownLanguages(languages, false).map(({ lang }) => lang)).toEqual(['en', 'ja']);
  expect(shownLanguages(languages, true).map(({ lang }) => lang)).toEqual(['en', 'ja', 'pt']);
});
