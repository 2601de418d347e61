import { expect, test } from 'vitest';
import { elementsOf, textOf } from '../support/markup.ts';
import { pages } from './support/built.ts';

/** Braces mean something of their own in these. */
const CODE = ['code', 'pre', 'script', 'style'];

test.each(pages)('$path shows no placeholder that nobody filled', ({ html }) => {
  const texts = elementsOf(html)
    .filter(({ tagName }) => !CODE.includes(tagName))
    .map(textOf);
  expect(texts.filter((text) => /\{\w+\}/.test(text))).toEqual([]);
});
