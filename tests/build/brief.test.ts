import { expect, test } from 'vitest';
import type { ServiceContent } from '../../src/content/schemas/service.ts';
import { readContent } from '../support/content.ts';
import { elementsIn, elementsOf, textOf } from '../support/markup.ts';
import { SERVICE_SLUGS } from '../support/services.ts';
import { pages } from './support/built.ts';

/** Spaces that keep words together, and joiners, are no other words. */
const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');

const contact = pages.find(({ path }) => path === '/contact')?.html ?? '';
const folds = elementsOf(contact)
  .filter(({ tagName }) => tagName === 'details')
  .map((fold) => elementsIn(fold).map((element) => plain(textOf(element))));

/** Services whose content has questions. */
const ASKED = SERVICE_SLUGS.flatMap((slug) => {
  const { title, questions } = readContent<ServiceContent>(`services/${slug}.yaml`);
  return questions ? [{ title, questions }] : [];
});

test.runIf(ASKED.length > 0).each(ASKED)(
  'without React the first questions about $title are there to read',
  ({ title, questions }) => {
    const fold = folds.find((texts) => texts.includes(title));
    expect(fold).toEqual(expect.arrayContaining(questions.map(({ text }) => text)));
  },
);
