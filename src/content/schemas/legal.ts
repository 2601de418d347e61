import { z } from 'astro/zod';
import type { ExternalHost } from '../../lib/externalHosts.ts';
import type { LegalField } from '../../lib/legal.ts';
import type { RequestItem } from '../../lib/privacy.ts';
import type { Retention, StoredItem } from '../../lib/storageKeys.ts';
import { block, metaDescription, text } from './fields.ts';

/** One text for each id that the code declares, with its title in the editor. Missing and unknown ids are errors. */
function wordsFor<Id extends string, Words extends z.ZodType>(
  title: string,
  names: Readonly<Record<Id, string>>,
  words: Words,
) {
  const fields = Object.entries<string>(names).map(([id, name]) => [
    id,
    words.meta({ title: name }),
  ]);
  return block(title, Object.fromEntries(fields) as Record<Id, Words>);
}

const REQUEST_NAMES: Record<RequestItem['id'], string> = {
  mapHost: 'Where the map’s shapes come from another company',
  mapOwn: 'Where they come from this website',
  counterScript: 'Where the script of a counter comes from another company',
  counter: 'Where visits are counted',
};
const KEPT_NAMES: Record<StoredItem, string> = {
  draft: 'Unsent message',
  brief: 'Answers and points for a message',
  messageKey: 'Number of a message, with an inbox',
  theme: 'Choice of the theme',
  language: 'Choice of the language',
  splash: 'Notice before the landing page',
};
const STORAGE_NAMES: Record<Retention['storage'], string> = {
  localStorage: 'Kept by the browser',
  sessionStorage: 'Kept by the tab',
};
const END_NAMES: Record<Retention['until'], string> = {
  sent: 'Until the message is sent',
  cleared: 'Until the visitor clears it',
  closed: 'Until the tab is closed',
};
const LINK_NAMES: Record<ExternalHost, string> = {
  map: 'Map of an office',
  gmail: 'Gmail in the browser',
  outlook: 'Outlook in the browser',
};
const DETAIL_NAMES: Record<LegalField | 'email', string> = {
  name: 'Before the company’s name',
  address: 'Before the address',
  representative: 'Before who represents it',
  register: 'Before the register',
  vat: 'Before the VAT number',
  email: 'Before the email address',
};

const part = { title: text(60, 'Heading'), text: text(420, 'Text') };

const sentence = text(420);
const sentenceWithHost = text(420, undefined, ['host']);

export const privacySchema = block('Privacy', {
  title: text(40, 'Name of the page'),
  meta: metaDescription,
  label: text(30, 'Small line above the heading'),
  lead: text(260, 'Opening paragraph'),
  requests: block('Requests to others', {
    ...part,
    counted: text(420, 'Text where the settings have a counter of visits'),
    items: wordsFor('Requests', REQUEST_NAMES, sentenceWithHost).describe(
      'Those that the settings make are shown; {host} is the address asked',
    ),
  }),
  kept: block('What the browser keeps', {
    ...part,
    columns: block('Columns of the table', {
      what: text(30, 'What is kept'),
      key: text(30, 'Under which name'),
      where: text(30, 'In which place'),
      until: text(30, 'For how long'),
    }),
    items: wordsFor(
      'Rows of the table',
      KEPT_NAMES,
      z.strictObject({ title: text(40, 'Heading'), text: text(160, 'Text') }),
    ),
    where: wordsFor('In which place', STORAGE_NAMES, text(60)),
    until: wordsFor('For how long', END_NAMES, text(120)),
    remove: sentence
      .meta({ title: 'How to remove it' })
      .describe('How a visitor removes all of it'),
  }),
  mail: block('About mail', part).describe('{email} is our address'),
  links: block('Links to others', {
    ...part,
    items: wordsFor('Where they lead', LINK_NAMES, sentenceWithHost).describe(
      '{host} is its address',
    ),
  }),
  server: block('Server logs', part).describe('Ask whoever runs the server before you change it'),
  basis: block('Legal basis and retention', {
    ...part,
    counted: text(260, 'Sentence where the settings have a counter of visits'),
    retention: text(260, 'How long'),
  }).describe('Ask a lawyer before you change it'),
  rights: block('Rights of visitors', {
    ...part,
    items: z.array(text(160, 'Right')).min(1).meta({ title: 'Rights' }),
  }).describe('Ask a lawyer before you change it'),
  contact: block('Whom to ask', part).describe(
    '{email} is our address, {legalName} the company’s name',
  ),
});

export const imprintSchema = block('Imprint', {
  title: text(40, 'Name of the page'),
  meta: metaDescription,
  label: text(30, 'Small line above the heading'),
  fields: wordsFor('Words before the details', DETAIL_NAMES, text(60)).describe(
    'The details themselves are in the settings of the site',
  ),
});

export type PrivacyContent = z.infer<typeof privacySchema>;
export type ImprintContent = z.infer<typeof imprintSchema>;
