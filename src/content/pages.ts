import type { z } from 'astro/zod';
import { takesMessages } from '../lib/inbox.ts';
import { settings } from '../settings.ts';
import { specimenFiles } from './example/specimenFiles.ts';
import { publishedNoteFiles } from './markdown/published.ts';
import { aboutSchema } from './schemas/about.ts';
import { contactSchema } from './schemas/contact.ts';
import { examplePageSchema } from './schemas/examplePage.ts';
import { landingSchema } from './schemas/landing.ts';
import { imprintSchema, privacySchema } from './schemas/legal.ts';
import { messageSentSchema } from './schemas/messageSent.ts';
import { notesPageSchema } from './schemas/notesPage.ts';
import { notFoundSchema } from './schemas/notFound.ts';
import { servicesPageSchema } from './schemas/servicesPage.ts';
import { folderOf } from './translations/files.ts';

export interface PageDefinition {
  /** Its address in the source language; other languages put their folder before it. */
  path: `/${string}`;
  schema: z.ZodType;
  /** Its file in content/<lang>/pages/; by default it is called like the page. */
  file?: string;
  /** Files with other words that stand on it alone. */
  otherFiles?: readonly string[];
  /** The footer links to it, by its title. */
  inFooter?: true;
  /** Not listed: not in the sitemap, and search engines are told to leave it out. */
  noIndex?: true;
  /** False where the settings or the content lack what it shows. */
  isBuilt?: boolean;
  /** Its words are deleted with what it shows. */
  isOptional?: true;
}

/**
 * Every page that has a route of its own, in the order of the sitemap. Addresses, routes, content, the check,
 * languages, sitemap, social pictures, the editor and the tests follow from this list. Other pages come from a
 * file of their own: in services/, in notes/, pages/*.md, and the specimens of example/.
 */
export const PAGES = {
  home: { path: '/', schema: landingSchema, file: 'landing', otherFiles: ['scale.yaml'] },
  about: { path: '/about', schema: aboutSchema },
  services: { path: '/services', schema: servicesPageSchema },
  notes: {
    path: '/notes',
    schema: notesPageSchema,
    inFooter: true,
    isBuilt: publishedNoteFiles(process.cwd(), folderOf(settings.languages[0].lang)).length > 0,
  },
  example: {
    path: '/example',
    schema: examplePageSchema,
    isBuilt: specimenFiles(process.cwd()).length > 0,
    isOptional: true,
  },
  contact: { path: '/contact', schema: contactSchema, otherFiles: ['offices.yaml'] },
  privacy: { path: '/privacy', schema: privacySchema, inFooter: true },
  imprint: {
    path: '/imprint',
    schema: imprintSchema,
    inFooter: true,
    isBuilt: settings.legal !== undefined,
  },
  'message-sent': {
    path: '/message-sent',
    schema: messageSentSchema,
    noIndex: true,
    isBuilt: takesMessages(settings.inbox),
  },
  'not-found': { path: '/404', schema: notFoundSchema, noIndex: true },
} as const satisfies Record<string, PageDefinition>;

export type PageName = keyof typeof PAGES;

/** The content of a page in one language. */
export type PageContent<Name extends PageName> = z.infer<(typeof PAGES)[Name]['schema']>;

interface Page extends PageDefinition {
  name: PageName;
  /** The files with its own words, the page's first; those of menu and labels are on every page. */
  files: readonly [own: string, ...others: string[]];
}

/** The pages that are built. */
export const pages: readonly Page[] = Object.entries<PageDefinition>(PAGES)
  .filter(([, { isBuilt = true }]) => isBuilt)
  .map(([name, page]) => ({
    ...page,
    name: name as PageName,
    files: [pageFile(name as PageName), ...(page.otherFiles ?? [])],
  }));

/** A page that only the footer leads to; its content has a title, by which it is linked. */
type FooterPage = {
  [Name in PageName]: (typeof PAGES)[Name] extends { inFooter: true } ? Name : never;
}[PageName];

export const footerPages = pages.flatMap(({ name, inFooter }) =>
  inFooter ? [name as FooterPage] : [],
);

/** 'pages/landing.yaml' for 'home'. */
export function pageFile(name: PageName): string {
  const { file = name }: PageDefinition = PAGES[name];
  return `pages/${file}.yaml`;
}

/** Addresses of the site in one language; canonical form, without a slash at the end. */
export type Paths = Readonly<Record<PageName | 'contactForm' | 'offices', string>>;

/** The source language stands at the root, the others below their folder. */
export function pathsOf(folder: string, sourceFolder: string): Paths {
  const prefix = folder === sourceFolder ? '' : `/${folder}`;
  const below = (path: string) => (path === '/' ? prefix || '/' : prefix + path);
  const paths = Object.entries(PAGES).map(([name, { path }]) => [name, below(path)] as const);
  return {
    ...(Object.fromEntries(paths) as Record<PageName, string>),
    contactForm: `${below(PAGES.contact.path)}#contact-message-name`, // spec F1: the first field of the form
    offices: `${below(PAGES.contact.path)}#offices`, // spec F1
  };
}
