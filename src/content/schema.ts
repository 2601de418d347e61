import { z } from 'astro/zod';
import { contactSchema } from './contactSchema.ts';
import {
  block,
  figureFile,
  heading,
  id,
  like,
  meta,
  picture,
  slug,
  text,
  textureFile,
} from './fields.ts';
import { handoverFields } from './handoverSchema.ts';
import { imprintSchema, privacySchema } from './legalSchema.ts';
import { settleSchema, stagesSchema } from './workSchema.ts';

/** A word in a drawing, as its `data-label` names it. */
const labelKey = like(/^[a-z][A-Za-z0-9]*$/, 'expected a key such as "falseAlarms"');

const highlight = z.strictObject({
  figure: like(/^\d{1,3}\+?$/, 'expected a figure such as "50+"')
    .optional()
    .meta({ title: 'Large number', examples: ['50+'] })
    .describe('Set large and to scale; leave out for a sentence'),
  text: text(160, 'Sentence').describe('A whole sentence, with the figure in it'),
});

const highlights = z
  .array(highlight)
  .max(3)
  .default([])
  .meta({ title: 'Highlights' })
  .describe('Only facts that the company has stated');

export const FEATURE_CARDS = 6; // spec V2

export const serviceSchema = block('Service', {
  title: text(40, 'Name').describe('In the menu, at the top of its page and in search results'),
  line: text(90, 'Short description').describe('One line under the name in menus and lists'),
  level: slug
    .describe('How far from the silicon it works')
    .meta({ title: 'Depth', reference: 'scale.yaml: stops.*.id as stops.*.label' }),
  description: text(420, 'Opening paragraph').describe('At the top of its page'),
  meta,
  image: picture.meta({ title: 'Picture' }),
  features: z
    .array(
      z.strictObject({
        title: text(40, 'Heading'),
        text: text(260, 'Text'),
        figure: figureFile,
        alt: text(200, 'What the drawing shows')
          .optional()
          .describe('For people who cannot see it; leave out where the text says it all'),
        labels: z
          .record(labelKey, text(18))
          .default({})
          .meta({ title: 'Words in the drawing' })
          .describe('On the left the name of the place in the drawing, which stays as it is'),
      }),
    )
    .length(FEATURE_CARDS, `expected exactly ${FEATURE_CARDS} feature cards`)
    .meta({ title: 'Features' }),
  highlights,
  texture: textureFile.optional().describe('Behind its name on the plan of all services'),
  sketch: z
    .int()
    .min(1)
    .max(FEATURE_CARDS)
    .default(1)
    .meta({ title: 'Drawing in lists' })
    .describe('Number of the feature whose drawing stands for the service in lists, from 1 to 6'),
  ...handoverFields,
});

export const menuSchema = block('Menu', {
  groups: z
    .array(
      z.strictObject({
        id,
        label: text(30, 'Name'),
        line: text(100, 'Short description'),
        film: z
          .enum(['gold', 'teal', 'violet'])
          .meta({ title: 'Colour' })
          .describe('On the plan of all services'),
        services: z
          .array(slug.meta({ reference: 'services/*' }))
          .min(1)
          .meta({ title: 'Services of the group' })
          .describe('In the order of the menu'),
      }),
    )
    .min(1)
    .meta({ title: 'Groups' }),
});

const timeZones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);

export const officesSchema = block('Offices', {
  offices: z
    .array(
      z.strictObject({
        id,
        name: text(40, 'City').describe('As on the map'),
        country: text(40, 'Country, in words'),
        address: text(160, 'Full address').describe(
          'City and country until a street address is given',
        ),
        latitude: z
          .number()
          .min(-90)
          .max(90)
          .meta({ title: 'Latitude', examples: ['52.52 for Berlin; south is negative'] }),
        longitude: z
          .number()
          .min(-180)
          .max(180)
          .meta({ title: 'Longitude', examples: ['13.405 for Berlin; west is negative'] }),
        timeZone: z
          .string()
          .refine((zone) => timeZones.has(zone), 'expected a time zone such as "Europe/Berlin"')
          .meta({ title: 'Time zone', choices: 'time zones' }),
        shape: like(
          /^\d{3}$/,
          'expected the ISO 3166 numeric code of the country, such as "276"',
        ).meta({ title: 'Country on the map', choices: 'countries' }),
      }),
    )
    .min(1)
    .meta({ title: 'Offices' }),
});

/** About the languages of the site and how it is shown, in the words of one of them. */
const choices = {
  language: text(40, 'Language switch')
    .describe('For screen readers; {language} is the language of the page')
    .meta({ group: 'Languages and theme' }),
  suggestion: z
    .strictObject({
      name: text(40, 'Name of the line').describe('For screen readers'),
      text: text(90, 'Offer').describe('Says that the page can be read in this language'),
      link: text(40, 'Link to it').describe('Leads to the page in this language'),
      staySource: text(40, 'Refusal on a page in the source language').describe(
        'Stays, where the page is in the source language',
      ),
      stay: text(40, 'Refusal on a page in another language').describe(
        'Stays, where the page is in another language',
      ),
    })
    .meta({ title: 'Offer to read in this language', group: 'Languages and theme' })
    .describe('The line for visitors whose browser prefers this language'),
  untranslated: text(160, 'Note on untranslated parts')
    .describe('Above a page or a part that is not in this language yet')
    .meta({ group: 'Languages and theme' }),
  theme: z
    .strictObject({
      name: text(30, 'Name of the choice').describe('Before it, and for screen readers'),
      auto: text(20, 'As the device'),
      light: text(20, 'Light theme'),
      dark: text(20, 'Dark theme'),
    })
    .meta({ title: 'Choice of the theme', group: 'Languages and theme' }),
};

export const labelsSchema = block('Words on every page', {
  ...choices,
  home: text(60, 'Logo, for screen readers').meta({ group: 'Menu' }),
  skip: text(40, 'Link past the menu').meta({ group: 'Menu' }),
  mainNavigation: text(40, 'Menu, for screen readers').meta({ group: 'Menu' }),
  menu: text(20, 'Menu button on phones').meta({ group: 'Menu' }),
  close: text(20, 'Close button on phones').meta({ group: 'Menu' }),
  about: text(30, 'Link to About').meta({ group: 'Menu' }),
  services: text(30, 'Link to Services').meta({ group: 'Menu' }),
  allServices: text(30, 'Link to all services').meta({ group: 'Menu' }),
  contact: text(30, 'Link to Contact').meta({ group: 'Menu' }),
  getStarted: text(40, 'Heading').meta({ group: 'Panel of the menu' }),
  getStartedText: text(260, 'Text').meta({ group: 'Panel of the menu' }),
  getStartedHints: z
    .array(z.strictObject({ title: text(40, 'Heading'), text: text(90, 'Text') }))
    .max(3)
    .meta({ title: 'Hints', group: 'Panel of the menu' })
    .describe('What to bring to a first message'),
  learnMore: text(30, 'Call to action').meta({ group: 'Panel of the menu' }),
  learnMoreAbout: text(60, 'Rest of the call, for screen readers')
    .describe('Said after it: what one learns more about')
    .meta({ group: 'Panel of the menu' }),
  keepInTouch: text(30, 'Heading of contact links').meta({ group: 'Footer' }),
  findOffice: text(30, 'Link to the offices').meta({ group: 'Footer' }),
  legal: text(120, 'Legal line')
    .describe('{year} is this year, {legalName} the company’s name')
    .meta({ group: 'Footer' }),
  privacy: text(30, 'Link to Privacy').meta({ group: 'Footer' }),
  imprint: text(30, 'Link to the imprint')
    .describe('Where the settings have legal details')
    .meta({ group: 'Footer' }),
  tagline: text(120, 'Line below the logo')
    .describe('{tagline} is the one in the settings of the site')
    .meta({ group: 'Footer' }),
  sheet: text(60, 'Title block')
    .describe('{title} is the name of the page')
    .meta({ group: 'Footer' }),
  moreServices: text(40, 'Link where the list is cut')
    .describe('{count} is the number of all services')
    .meta({ group: 'Menu' }),
  mark: text(120, 'Icon, for screen readers')
    .describe('Says what the small icon is')
    .meta({ group: 'Footer' }),
});

export const landingSchema = block('Landing page', {
  meta,
  splash: block('Notice before the page', {
    label: text(40, 'Small line above'),
    title: text(60, 'Heading'),
    text: text(120, 'Text'),
    hint: text(60, 'How to go on'),
  }),
  label: text(30, 'Small line above the statement'),
  statement: z
    .array(text(30, 'Phrase'))
    .min(1)
    .max(4)
    .meta({ title: 'Statement' })
    .describe('In phrases: lines break between them'),
  lead: text(420, 'Opening paragraph'),
  markCaption: text(12, 'Caption of the drawn mark'),
  call: block('Call to action', {
    title: text(90, 'Heading'),
    image: picture.pick({ file: true }).meta({ title: 'Picture behind it' }),
  }),
});

export const aboutSchema = block('About', {
  title: text(40, 'Name of the page'),
  meta,
  wide: picture.meta({ title: 'Wide picture' }),
  side: picture.meta({ title: 'Picture at the side' }),
  label: text(30, 'Small line above the statement'),
  statement: z.array(text(40, 'Phrase')).min(1).max(4).meta({ title: 'Statement' }),
  lead: text(260, 'Opening paragraph'),
  paragraphs: z.array(text(500, 'Paragraph')).min(1).meta({ title: 'Paragraphs' }),
  impact: text(40, 'Heading of the highlights').describe('Shown where there are highlights'),
  highlights,
  fieldsTitle: text(40, 'Heading of the fields'),
  fields: z
    .array(block('Field of work', { title: text(40, 'Heading'), text: text(160, 'Text') }))
    .min(1)
    .meta({ title: 'Fields of work' }),
});

export const servicesPageSchema = block('Services page', {
  title: text(40, 'Name of the page'),
  meta,
  label: text(30, 'Small line above the heading'),
  lead: text(260, 'Opening paragraph'),
  depth: text(40, 'Scale of depth, for screen readers'),
  features: text(30, 'Heading of the features'),
  carousel: text(30, 'Row of cards, for screen readers').describe('What the features are shown in'),
  slide: text(30, 'One card, for screen readers').describe('What a card of the row is'),
  previous: text(40, 'Button to earlier cards'),
  next: text(40, 'Button to later cards'),
  position: text(40, 'Where one is in the row').describe(
    '{from} and {to} are the first and the last card shown, {of} is their number',
  ),
  positionOne: text(40, 'The same, for one card').describe(
    '{from} is the card shown, {of} their number',
  ),
  impact: text(40, 'Heading of the highlights'),
  scale: text(60, 'Note beside numerals to scale').describe('{ratio} is the scale'),
  relatedTitle: text(40, 'Heading of related services'),
  relatedText: text(260, 'Text of related services'),
  handover: heading.meta({ title: 'Deliverables' }),
  standards: heading.meta({ title: 'Standards' }),
  drawing: text(60, 'Large drawing, for screen readers').describe('Where it can be moved sideways'),
  stages: stagesSchema,
  settle: settleSchema,
});

export const notFoundSchema = block('Page not found', {
  title: text(40, 'Name of the page'),
  meta,
  label: text(30, 'Small line above the heading'),
  lead: text(260, 'Opening paragraph'),
  figure: text(30, 'Words in the drawing'),
  asked: text(60, 'Before the address that was asked for'),
  nearest: text(60, 'Heading of the nearest pages'),
  ways: text(30, 'Heading of the ways on'),
  home: text(30, 'Link to the landing page'),
});

export const pageSchemas = {
  landing: landingSchema,
  about: aboutSchema,
  services: servicesPageSchema,
  contact: contactSchema,
  privacy: privacySchema,
  imprint: imprintSchema,
  'not-found': notFoundSchema,
} as const;

export type PageName = keyof typeof pageSchemas;
export type ServiceContent = z.infer<typeof serviceSchema>;
export type Highlight = z.infer<typeof highlight>;
export type MenuContent = z.infer<typeof menuSchema>;
export type Office = z.infer<typeof officesSchema>['offices'][number];
/** The words that every page shares, with what the settings say of their language. */
export type Labels = z.infer<typeof labelsSchema> & { locale: string; direction: 'ltr' | 'rtl' };
export type LandingContent = z.infer<typeof landingSchema>;
export type AboutContent = z.infer<typeof aboutSchema>;
export type ServicesContent = z.infer<typeof servicesPageSchema>;
export type ContactContent = z.infer<typeof contactSchema>;
export type NotFoundContent = z.infer<typeof notFoundSchema>;
