import { z } from 'astro/zod';
import { contactSchema } from './contactSchema.ts';
import { fileName, heading, meta, picture, slug, text } from './fields.ts';
import { handoverFields } from './handoverSchema.ts';
import { imprintSchema, privacySchema } from './legalSchema.ts';
import { settleSchema, stagesSchema } from './workSchema.ts';

/** A word in a drawing, as its `data-label` names it. */
const labelKey = z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'expected a key such as "falseAlarms"');

const highlight = z.strictObject({
  figure: z
    .string()
    .regex(/^\d{1,3}\+?$/, 'expected a figure such as "50+"')
    .optional()
    .describe('Set large and to scale; leave out for a sentence'),
  text: text(160).describe('A whole sentence, with the figure in it'),
});

const highlights = z
  .array(highlight)
  .max(3)
  .default([])
  .describe('Measuring Our Impact: only facts the company has stated');

export const FEATURE_CARDS = 6; // spec V2

export const serviceSchema = z.strictObject({
  title: text(40).describe('The name in menu, hero and page title'),
  line: text(90).describe('One line under the name in menus and lists'),
  level: slug.describe('Its depth: the id of a stop in scale.yaml'),
  description: text(420).describe('The paragraph of the hero'),
  meta,
  image: picture,
  features: z
    .array(
      z.strictObject({
        title: text(40),
        text: text(260),
        figure: fileName('a drawing in src/assets/figures').describe(
          'src/assets/figures/{figure}.svg',
        ),
        alt: text(200)
          .optional()
          .describe('What the drawing shows; leave out where the text says it all'),
        labels: z
          .record(labelKey, text(18))
          .default({})
          .describe('The words in the drawing, by the key it names them by'),
      }),
    )
    .length(FEATURE_CARDS, `expected exactly ${FEATURE_CARDS} feature cards`),
  highlights,
  texture: fileName('a texture in src/assets/textures')
    .optional()
    .describe('The pattern of its block on the floorplan: src/assets/textures/{texture}.svg'),
  sketch: z
    .int()
    .min(1)
    .max(FEATURE_CARDS)
    .default(1)
    .describe('Which of its figures stands for it in the list of services'),
  ...handoverFields,
});

export const menuSchema = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        id: slug,
        label: text(30),
        line: text(100),
        film: z.enum(['gold', 'teal', 'violet']).describe('Its tint on the floorplan'),
        services: z.array(slug).min(1).describe('File names in services/, in menu order'),
      }),
    )
    .min(1),
});

const timeZones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);

export const officesSchema = z.strictObject({
  offices: z
    .array(
      z.strictObject({
        id: slug,
        name: text(40).describe('The city, as on the marker'),
        country: text(40),
        address: text(160).describe('City and country until a street address is given'),
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        timeZone: z
          .string()
          .refine((zone) => timeZones.has(zone), 'expected a time zone such as "Europe/Berlin"'),
        shape: z
          .string()
          .regex(/^\d{3}$/, 'expected the ISO 3166 numeric code of the country, such as "276"')
          .describe('The country to highlight on the map'),
      }),
    )
    .min(1),
});

/** About the languages of the site and how it is shown, in the words of one of them. */
const choices = {
  language: text(40).describe('Name of the language switch, for screen readers: {language}'),
  suggestion: z
    .strictObject({
      name: text(40).describe('Name of the line, for screen readers'),
      text: text(90).describe('Says that the page can be read in this language'),
      link: text(40).describe('Leads there'),
      staySource: text(40).describe('Stays, where the page is in the source language'),
      stay: text(40).describe('Stays, where the page is in another language'),
    })
    .describe('The line for visitors whose browser prefers this language'),
  untranslated: text(160).describe('Above a page or a part that is not in this language yet'),
  theme: z.strictObject({
    name: text(30).describe('Name of the choice, for screen readers and before it'),
    auto: text(20),
    light: text(20),
    dark: text(20),
  }),
};

export const labelsSchema = z.strictObject({
  ...choices,
  home: text(60),
  skip: text(40),
  mainNavigation: text(40),
  menu: text(20),
  close: text(20),
  about: text(30),
  services: text(30),
  allServices: text(30),
  contact: text(30),
  getStarted: text(40),
  getStartedText: text(260),
  getStartedHints: z
    .array(z.strictObject({ title: text(40), text: text(90) }))
    .max(3)
    .describe('What to bring to a first message, in the default menu panel'),
  learnMore: text(30),
  learnMoreAbout: text(60).describe('Said by screen readers after it: what one learns more about'),
  keepInTouch: text(30),
  findOffice: text(30),
  legal: text(120),
  privacy: text(30).describe('Link in the legal line of the footer'),
  imprint: text(30).describe('The same, where the settings have legal details'),
  tagline: text(120),
  sheet: text(60).describe('The name of the page in the footer’s title block: {title}'),
  moreServices: text(40).describe('Where a list is cut: {count}'),
  mark: text(120).describe('Alternative text of the favicon image'),
});

export const landingSchema = z.strictObject({
  meta,
  splash: z.strictObject({ label: text(40), title: text(60), text: text(120), hint: text(60) }),
  label: text(30),
  statement: z.array(text(30)).min(1).max(4).describe('In phrases: lines break between them'),
  lead: text(420),
  markCaption: text(12),
  call: z.strictObject({ title: text(90), image: picture.pick({ file: true }) }),
});

export const aboutSchema = z.strictObject({
  title: text(40),
  meta,
  wide: picture,
  side: picture,
  label: text(30),
  statement: z.array(text(40)).min(1).max(4),
  lead: text(260),
  paragraphs: z.array(text(500)).min(1),
  impact: text(40).describe('Above the highlights'),
  highlights,
  fieldsTitle: text(40),
  fields: z.array(z.strictObject({ title: text(40), text: text(160) })).min(1),
});

export const servicesPageSchema = z.strictObject({
  title: text(40),
  meta,
  label: text(30),
  lead: text(260),
  depth: text(40).describe('Name of the depth rule, for screen readers'),
  features: text(30),
  carousel: text(30).describe('What the features are shown in, for screen readers'),
  slide: text(30).describe('What one card of it is, for screen readers'),
  previous: text(40),
  next: text(40),
  position: text(40).describe('{from}, {to}, {of}'),
  positionOne: text(40).describe('{from}, {of}: where one card fits'),
  impact: text(40),
  scale: text(60).describe('{ratio}: the note beside numerals drawn to scale'),
  relatedTitle: text(40),
  relatedText: text(260),
  handover: heading,
  standards: heading,
  drawing: text(60).describe('Name of a drawing that can be moved sideways, for screen readers'),
  stages: stagesSchema,
  settle: settleSchema,
});

export const notFoundSchema = z.strictObject({
  title: text(40),
  meta,
  label: text(30),
  lead: text(260),
  figure: text(30),
  asked: text(60).describe('Before the address that was asked for'),
  nearest: text(60).describe('Above the nearest pages'),
  ways: text(30),
  home: text(30),
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
