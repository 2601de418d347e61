import { type CollectionEntry, getEntry } from 'astro:content';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../site.config.ts';
import { calculationOf } from '../calculations/all.ts';
import { withBreaks, withoutBadBreaks } from '../lib/breaks.ts';
import { mathText } from '../lib/measure.ts';
import { servicePath } from '../lib/paths.ts';
import { fillText, mapStrings } from '../lib/placeholders.ts';
import { settings } from '../settings.ts';
import { factsOf } from './facts.ts';
import { oncePerBuild } from './oncePerBuild.ts';
import { type PageContent, type PageName, type Paths, pageFile, pathsOf } from './pages.ts';
import type { SiteLabels } from './schemas/labels.ts';
import type { MenuContent } from './schemas/menu.ts';
import type { Office } from './schemas/offices.ts';
import type { ScaleContent, ScaleStop } from './schemas/scale.ts';
import type { ServiceContent } from './schemas/service.ts';
import { valuesOf } from './settingsValues.ts';
import { folderOf } from './translations/files.ts';
import { untranslatedFiles } from './translations/untranslated.ts';

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

type CollectionName = CollectionEntry<keyof import('astro:content').DataEntryMap>['collection'];

const pageId = (name: PageName, folder: string) =>
  `${folder}/${pageFile(name).replace(/\.yaml$/, '')}`;

const loadFacts = oncePerBuild(async (folder) => {
  const [offices, labels, menu, scale] = await Promise.all([
    entryOf('offices', `${folder}/offices`),
    entryOf('labels', `${folder}/labels`),
    entryOf('menu', `${folder}/menu`),
    entryOf('scale', `${folder}/scale`),
  ]);
  const slugs = menu.groups.flatMap(({ services }) => services);
  const titles = slugs.map(async (slug) => {
    const { title } = await entryOf('services', `${folder}/services/${slug}`);
    return [slug, title] as const;
  });
  return factsOf(
    {
      offices: offices.offices,
      services: Object.fromEntries(await Promise.all(titles)),
      stops: scale.stops.length,
      groups: menu.groups.length,
      labels,
    },
    languageOf(folder).locale,
  );
});

async function entryOf<C extends CollectionName>(
  collection: C,
  id: string,
): Promise<CollectionEntry<C>['data']> {
  const entry = (await getEntry(collection, id)) as CollectionEntry<C> | undefined;
  if (!entry) throw new Error(`content/${id}.yaml: expected this file, found none`);
  return entry.data;
}

/** One file of one language, its placeholders filled from the settings and from the facts of the content. */
async function read<C extends CollectionName>(
  collection: C,
  id: string,
): Promise<CollectionEntry<C>['data']> {
  const data = await entryOf(collection, id);
  const [folder = ''] = id.split('/');
  return readFields(data, folder);
}

/** The fields of an entry as visitors read them: placeholders filled, break marks turned into breaks. */
export async function readFields<Fields>(fields: Fields, folder: string): Promise<Fields> {
  const { lang, locale } = languageOf(folder);
  const values = { ...valuesOf(lang), ...(await loadFacts(folder)) };
  return mapStrings(fields, (text) => withoutBadBreaks(withBreaks(fillText(text, values, locale))));
}

export async function loadService(folder: string, slug: string): Promise<ServiceContent> {
  return read('services', `${folder}/services/${slug}`);
}

/** The content of a page, such as 'about', in the language of a folder. */
export async function loadPage<Name extends PageName>(
  name: Name,
  folder: string,
): Promise<PageContent<Name>> {
  // The loader has read it with the schema of this page.
  return (await read('pages', pageId(name, folder))) as PageContent<Name>;
}

export const loadInbox = (folder: string) => read('inbox', `${folder}/inbox`);

export const loadScale = (folder: string) => read('scale', `${folder}/scale`);

export const loadCalculationLabels = (language: string) =>
  read('calculationLabels', `${language}/calculation`);
export async function loadCalculation(language: string, slug: string) {
  const content = await read('calculations', `${language}/calculations/${slug}`);
  return { ...content, formula: mathText(content.formula, languageOf(language).locale) };
}

/** No calculation without words: deleting its file in content/ switches it off. */
const hasCalculation = (slug: string) =>
  calculationOf(slug) !== undefined &&
  existsSync(join(process.cwd(), 'content', sourceFolder, `calculations/${slug}.yaml`));

/** The link from a card to the calculation of its page; undefined for a service that has none. */
export async function calculationLink(language: string, slug: string) {
  if (!hasCalculation(slug)) return undefined;
  const { feature, name } = await loadCalculation(language, slug);
  const { link } = await loadCalculationLabels(language);
  // Words that are not translated yet are in the source language, and say so; single ones are not marked.
  const untranslated = untranslatedFiles(process.cwd(), language);
  const isSource = untranslated.get(`calculations/${slug}.yaml`) === 'all';
  return {
    card: feature,
    text: fillText(link, { name }),
    lang: isSource ? sourceLanguage.lang : undefined,
  };
}

export const loadSite = oncePerBuild(async (folder): Promise<SiteContent> => {
  const paths = pathsOf(folder, sourceFolder);
  const { lang, locale, direction = 'ltr' as const } = languageOf(folder);
  const menu = await read('menu', `${folder}/menu`);
  const { stops, rule } = await loadScale(folder);
  const link = async (slug: string): Promise<ServiceLink> => {
    const { title, line, level } = await loadService(folder, slug);
    const levelName = stops.find(({ id }) => id === level)?.label ?? level;
    return { slug, title, line, level, levelName, path: servicePath(paths, slug) };
  };
  const groups = await Promise.all(
    menu.groups.map(async (group) => ({
      ...group,
      services: await Promise.all(group.services.map(link)),
    })),
  );
  const { offices } = await read('offices', `${folder}/offices`);
  const labels = { ...(await read('labels', `${folder}/labels`)), locale, direction };
  return {
    language: lang,
    folder,
    labels,
    paths,
    groups,
    levels: stops,
    rule,
    offices,
  };
});

/** In the order of the menu. */
export const loadServicesBySlug = oncePerBuild(async (folder) => {
  const { groups } = await loadSite(folder);
  const slugs = groups.flatMap(({ services }) => services.map(({ slug }) => slug));
  const services = slugs.map(async (slug) => [slug, await loadService(folder, slug)] as const);
  return Object.fromEntries(await Promise.all(services));
});

/** The parameter of src/pages/[...language]: the source language has no prefix. */
export const languageParam = (folder: string) => (folder === sourceFolder ? undefined : folder);

/** For getStaticPaths of src/pages/[...language]. */
export const languageRoutes = () =>
  languageFolders.map((folder) => ({
    params: { language: languageParam(folder) },
    props: { folder },
  }));
