import { z } from 'astro/zod';
import { LINKED_HOSTS } from '../lib/elsewhere.ts';
import { KEPT } from '../lib/kept.ts';
import { LEGAL_FIELDS } from '../lib/legal.ts';
import { REQUESTS } from '../lib/privacy.ts';
import { block, meta, text } from './fields.ts';

/** Words for each of the ids that the code declares: a missing one stops the build, and so does another. */
function wordsFor<Id extends string, Words extends z.ZodType>(ids: readonly Id[], words: Words) {
  return z.strictObject(Object.fromEntries(ids.map((id) => [id, words])) as Record<Id, Words>);
}

const keysOf = <T extends object>(declared: T) => Object.keys(declared) as (keyof T & string)[];

const part = { title: text(60, 'Heading'), text: text(420, 'Text') };

const sentence = text(420);

export const privacySchema = block('Privacy', {
  title: text(40, 'Name of the page'),
  meta,
  label: text(30, 'Small line above the heading'),
  lead: text(260, 'Opening paragraph'),
  requests: block('Requests to others', {
    ...part,
    items: wordsFor(REQUESTS, sentence).describe(
      'src/lib/privacy.ts says which of them hold: {host}',
    ),
  }),
  kept: block('What the browser keeps', {
    ...part,
    columns: block('Columns of the table', {
      what: text(30, 'What'),
      key: text(30, 'Name'),
      where: text(30, 'Where'),
      until: text(30, 'Until when'),
    }),
    items: wordsFor(
      keysOf(KEPT),
      z.strictObject({ title: text(40, 'Heading'), text: text(160, 'Text') }),
    ).describe('A row for each key of src/lib/kept.ts'),
    where: wordsFor(['localStorage', 'sessionStorage'], text(60)),
    until: wordsFor(['sent', 'cleared', 'closed'], text(120)),
    remove: sentence
      .meta({ title: 'How to remove it' })
      .describe('How a visitor removes all of it'),
  }),
  mail: block('Mail', part).describe('{email}'),
  links: block('Links to others', {
    ...part,
    items: wordsFor(keysOf(LINKED_HOSTS), sentence).describe('src/lib/elsewhere.ts: {host}'),
  }),
  server: block('Server', part).describe(
    'Only what deploy/ and server/ do; the rest is the operator’s',
  ),
  contact: block('Whom to ask', part).describe('{email}, {legalName}'),
});

export const imprintSchema = block('Imprint', {
  title: text(40, 'Name of the page'),
  meta,
  label: text(30, 'Small line above the heading'),
  fields: wordsFor([...LEGAL_FIELDS, 'email'], text(60)).describe(
    'Names of the details that site.config.ts may have',
  ),
});

export type PrivacyContent = z.infer<typeof privacySchema>;
export type ImprintContent = z.infer<typeof imprintSchema>;
