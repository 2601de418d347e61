import { type CollectionEntry, getEntry } from 'astro:content';
import { type Language, settings } from '../../site.config.ts';
import { withBreaks, withoutBadBreaks } from '../lib/breaks.ts';
import { type Paths, pathsOf, servicePath } from '../lib/paths.ts';
import { fillText, mapStrings } from '../lib/placeholders.ts';
import type { SiteLabels } from './schemas/labels.ts';
import type { MenuContent } from './schemas/menu.ts';
import type { Office } from './schemas/offices.ts';
import type { ScaleContent, ScaleStop } from './schemas/scale.ts';
import type { ServiceContent } from './schemas/service.ts';
import { folderOf } from './translations/files.ts';

/** A service as menus and lists show it. */
export interface ServiceLink {
  slug: string;
  title: string;
  line: string;
  /** Its stop on the scale. */
  level: string;
  /** What the level is called. */
  levelName: string;
  path: string;
}

export interface ServiceGroup extends Omit<MenuContent['groups'][number], 'services'> {
  services: ServiceLink[];
}

/** The content that all pages of one language share. */
export interface SiteContent {
  /** As in `<html lang>`. */
  language: string;
  /** Its folder in content/. */
  folder: string;
  labels: SiteLabels;
  paths: Paths;
  groups: ServiceGroup[];
  /** The stops of the scale, from the deepest to the highest. */
  levels: ScaleStop[];
  rule: ScaleContent['rule'];
  /** The names of lengths, each ten times the one before. */
  powers: string[];
  offices: Office[];
}

const [sourceLanguage] = settings.languages;

/** Folders in content/ of the languages that the settings name, the source first. */
export const languageFolders = settings.languages.map(({ lang }) => folderOf(lang));
export const sourceFolder = folderOf(sourceLanguage.lang);

function languageOf(folder: string): Language {
  const found = settings.languages.find(({ lang }) => folderOf(lang) === folder);
  if (!found) throw new Error(`site.config.ts: languages: expected one for content/${folder}`);
  return found;
}

export const taglineOf = (lang: string) =>
  settings.tagline[lang] ?? settings.tagline[sourceLanguage.lang] ?? '';

const valuesOf = (lang: string) => ({
  brand: settings.brand,
  legalName: settings.legalName,
  tagline: taglineOf(lang),
  email: settings.email,
  year: new Date().getFullYear(),
});

type CollectionName = CollectionEntry<keyof import('astro:content').DataEntryMap>['collection'];

/** One file of one language, its placeholders filled from the settings. */
async function read<C extends CollectionName>(
  collection: C,
  id: string,
): Promise<CollectionEntry<C>['data']> {
  const entry = (await getEntry(collection, id)) as CollectionEntry<C> | undefined;
  if (!entry) throw new Error(`content/${id}.yaml: expected this file, found none`);
  const [folder = ''] = id.split('/');
  const { lang, locale } = languageOf(folder);
  const values = valuesOf(lang);
  return mapStrings(entry.data, (text) =>
    withoutBadBreaks(withBreaks(fillText(text, values, locale))),
  );
}

export async function loadService(language: string, slug: string): Promise<ServiceContent> {
  return read('services', `${language}/services/${slug}`);
}

export const loadLanding = (language: string) => read('landing', `${language}/pages/landing`);
export const loadScale = (language: string) => read('scale', `${language}/scale`);
export const loadAbout = (language: string) => read('about', `${language}/pages/about`);
export const loadServicesPage = (language: string) =>
  read('servicesPage', `${language}/pages/services`);
export const loadContact = (language: string) => read('contact', `${language}/pages/contact`);
export const loadPrivacy = (language: string) => read('privacy', `${language}/pages/privacy`);
export const loadImprint = (language: string) => read('imprint', `${language}/pages/imprint`);
export const loadNotFound = (language: string) => read('notFound', `${language}/pages/not-found`);

const siteCache = new Map<string, Promise<SiteContent>>();

/** A build reads it once for all pages; the development server has to see every save. */
export function loadSite(language: string): Promise<SiteContent> {
  const site = (import.meta.env.PROD && siteCache.get(language)) || readSite(language);
  siteCache.set(language, site);
  return site;
}

async function readSite(language: string): Promise<SiteContent> {
  const paths = pathsOf(language, sourceFolder);
  const { lang, locale, direction = 'ltr' as const } = languageOf(language);
  const menu = await read('menu', `${language}/menu`);
  const { stops, rule, powers } = await loadScale(language);
  const link = async (slug: string): Promise<ServiceLink> => {
    const { title, line, level } = await loadService(language, slug);
    const levelName = stops.find(({ id }) => id === level)?.label ?? level;
    return { slug, title, line, level, levelName, path: servicePath(paths, slug) };
  };
  const groups = await Promise.all(
    menu.groups.map(async (group) => ({
      ...group,
      services: await Promise.all(group.services.map(link)),
    })),
  );
  const { offices } = await read('offices', `${language}/offices`);
  const labels = { ...(await read('labels', `${language}/labels`)), locale, direction };
  return {
    language: lang,
    folder: language,
    labels,
    paths,
    groups,
    levels: stops,
    rule,
    powers,
    offices,
  };
}

/** In the order of the menu. */
export async function loadServicesBySlug(language: string) {
  const { groups } = await loadSite(language);
  const slugs = groups.flatMap(({ services }) => services.map(({ slug }) => slug));
  const services = slugs.map(async (slug) => [slug, await loadService(language, slug)] as const);
  return Object.fromEntries(await Promise.all(services));
}

/** The parameter of src/pages/[...language]: the source language has no prefix. */
export const languageParam = (folder: string) => (folder === sourceFolder ? undefined : folder);

/** For getStaticPaths of src/pages/[...language]. */
export const languageRoutes = () =>
  languageFolders.map((language) => ({
    params: { language: languageParam(language) },
    props: { language },
  }));
