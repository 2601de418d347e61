import { z } from 'astro/zod';
import { block, text } from './fields.ts';
import type { Continent } from './offices.ts';

/** Words about languages and themes. */
const choices = {
  language: text(40, 'Language switch', ['language'])
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
  learnMore: text(30, 'Call to action').meta({ group: 'Panel of the menu' }),
  learnMoreAbout: text(60, 'Rest of the call, for screen readers')
    .describe('Said after it: what one learns more about')
    .meta({ group: 'Panel of the menu' }),
  keepInTouch: text(30, 'Heading of contact links').meta({ group: 'Footer' }),
  findOffice: text(60, 'Link to the offices').meta({ group: 'Footer' }),
  legal: text(120, 'Legal line')
    .describe('{year} is this year, {legalName} the company’s name')
    .meta({ group: 'Footer' }),
  tagline: text(120, 'Line below the logo')
    .describe('{tagline} is the one in the settings of the site')
    .meta({ group: 'Footer' }),
  sheetOf: text(40, 'Number of the page', ['number', 'total'])
    .describe('In the title block, after the name of the page; {number} of {total} pages')
    .meta({ group: 'Footer' }),
  changed: text(60, 'Date of the last change', ['date'])
    .describe('In the title block; {date} is when the words of the page last changed')
    .meta({ group: 'Footer' }),
  original: text(40, 'Language of the original')
    .describe('In the title block')
    .meta({ group: 'Footer' }),
  prints: text(60, 'Note on printing', ['count'])
    .describe('In the title block of pages made for paper; {count} is the number of sheets')
    .meta({ group: 'Footer' }),
  inBrief: text(60, 'What was taken along', ['count'])
    .describe('Below the contact button; {count} is the number of points for the message')
    .meta({ group: 'Menu' }),
  moreServices: text(40, 'Link where the list is cut', ['count'])
    .describe('{count} is the number of all services')
    .meta({ group: 'Menu' }),
  mark: text(120, 'Icon, for screen readers')
    .describe('Says what the small icon is')
    .meta({ group: 'Footer' }),
  numbers: z
    .array(text(20, 'Number'))
    .meta({ title: 'Numbers in words', group: 'Counts and lists' })
    .describe('From one on, for {officeCount} and the like; larger numbers are written in digits'),
  continents: z
    .strictObject({
      africa: text(30, 'Africa'),
      asia: text(30, 'Asia'),
      europe: text(30, 'Europe'),
      northAmerica: text(30, 'North America'),
      oceania: text(30, 'Oceania'),
      southAmerica: text(30, 'South America'),
    } satisfies Record<Continent, unknown>)
    .meta({ title: 'Continents', group: 'Counts and lists' })
    .describe('For {continents}'),
});

/** The words that every page shares, and the settings of their language. */
export type SiteLabels = z.infer<typeof labelsSchema> & {
  locale: string;
  direction: 'ltr' | 'rtl';
};
