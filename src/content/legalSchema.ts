import { z } from 'astro/zod';
import { LINKED_HOSTS } from '../lib/elsewhere.ts';
import { KEPT } from '../lib/kept.ts';
import { LEGAL_FIELDS } from '../lib/legal.ts';
import { REQUESTS } from '../lib/privacy.ts';
import { meta, text } from './fields.ts';

/** Words for each of the ids that the code declares: a missing one stops the build, and so does another. */
function wordsFor<Id extends string, Words extends z.ZodType>(ids: readonly Id[], words: Words) {
  return z.strictObject(Object.fromEntries(ids.map((id) => [id, words])) as Record<Id, Words>);
}

const keysOf = <T extends object>(declared: T) => Object.keys(declared) as (keyof T & string)[];

const part = { title: text(60), text: text(420) };

const sentence = text(420);

export const privacySchema = z.strictObject({
  title: text(40),
  meta,
  label: text(30),
  lead: text(260),
  requests: z.strictObject({
    ...part,
    items: wordsFor(REQUESTS, sentence).describe(
      'src/lib/privacy.ts says which of them hold: {host}',
    ),
  }),
  kept: z.strictObject({
    ...part,
    columns: z.strictObject({ what: text(30), key: text(30), where: text(30), until: text(30) }),
    items: wordsFor(keysOf(KEPT), z.strictObject({ title: text(40), text: text(160) })).describe(
      'A row for each key of src/lib/kept.ts',
    ),
    where: wordsFor(['localStorage', 'sessionStorage'], text(60)),
    until: wordsFor(['sent', 'cleared', 'closed'], text(120)),
    remove: sentence.describe('How a visitor removes all of it'),
  }),
  mail: z.strictObject(part).describe('{email}'),
  links: z.strictObject({
    ...part,
    items: wordsFor(keysOf(LINKED_HOSTS), sentence).describe('src/lib/elsewhere.ts: {host}'),
  }),
  server: z
    .strictObject(part)
    .describe('Only what deploy/ and server/ do; the rest is the operator’s'),
  contact: z.strictObject(part).describe('{email}, {legalName}'),
});

export const imprintSchema = z.strictObject({
  title: text(40),
  meta,
  label: text(30),
  fields: wordsFor([...LEGAL_FIELDS, 'email'], text(60)).describe(
    'Names of the details that site.config.ts may have',
  ),
});

export type PrivacyContent = z.infer<typeof privacySchema>;
export type ImprintContent = z.infer<typeof imprintSchema>;
