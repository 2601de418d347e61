import { expect, test } from 'vitest';
import { shownLanguages } from './drafts.ts';

const languages = [{ lang: 'en' }, { lang: 'ja' }, { lang: 'pt', draft: true as const }] as const;

test('a language that is a draft is built where nobody but the company looks [i18n]', () => {
  expect(shownLanguages([...languages], false).map(({ lang }) => lang)).toEqual(['en', 'ja']);
  expect(shownLanguages([...languages], true).map(({ lang }) => lang)).toEqual(['en', 'ja', 'pt']);
});
