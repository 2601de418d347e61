import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Question } from '../../src/content/schemas/questions.ts';
import { elementsIn, elementsOf, textOf } from '../support/markup.ts';
import { SERVICE_SLUGS } from '../support/services.ts';
import { pages } from './support/built.ts';

/** Spaces that keep words together, and joiners, are no other words. */
const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');

const contact = pages.find(({ path }) => path === '/contact')?.html ?? '';
const folds = elementsOf(contact)
  .filter(({ tagName }) => tagName === 'details')
  .map((fold) => elementsIn(fold).map((element) => plain(textOf(element))));

test.each(SERVICE_SLUGS)('without React the first questions about %s are there to read', (slug) => {
  const file = readFileSync(`content/en/services/${slug}.yaml`, 'utf8');
  const { title, questions }: { title: string; questions: Question[] } = parse(file);
  const fold = folds.find((texts) => texts.includes(title));
  expect(fold).toEqual(expect.arrayContaining(questions.map(({ text }) => text)));
});
