import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { minutesText, readingMinutes } from '../lib/readingTime.ts';
import { settings } from '../settings.ts';
import { loadPage, loadSite, readFields, sourceFolder } from './load.ts';
import { markdownPageFiles, markdownSlug, publishedNoteFiles } from './markdown/published.ts';
import { oncePerBuild } from './oncePerBuild.ts';
import { untranslatedFiles } from './translations/untranslated.ts';

/** A page that a file of Markdown makes, in one language. */
interface MarkdownLink {
  /** 'careers' */
  slug: string;
  /** 'pages/careers.md' */
  file: string;
  path: string;
  title: string;
}

export interface PageLink extends MarkdownLink {
  heading: string | undefined;
  description: string;
  lead: string;
  isInFooter: boolean;
}

/** A note as lists show it. */
export interface NoteLink extends MarkdownLink {
  summary: string;
  /** 2026-11-18 */
  date: string;
  /** '18 November 2026' */
  day: string;
  /** '3 minutes' */
  minutes: string;
  services: { slug: string; title: string; line: string; path: string }[];
  /** Where it is not translated: the language it is written in, and the words that say so. */
  foreign?: { lang: string; text: string };
}

const fileOf = ({ id }: { id: string }, folder: string) => `${id.slice(folder.length + 1)}.md`;

/** Astro warns of a collection without entries; a site may have no notes and no such pages. */
const FILES = { markdownPages: markdownPageFiles, notes: publishedNoteFiles } as const;

async function entriesIn<C extends 'markdownPages' | 'notes'>(collection: C, folder: string) {
  if (FILES[collection](process.cwd(), sourceFolder).length === 0) return [];
  return getCollection(collection, ({ id }: { id: string }) =>
    id.startsWith(`${folder}/`),
  ) as Promise<CollectionEntry<C>[]>;
}

/** The pages of pages/*.md, by their addresses. */
export const loadMarkdownPages = oncePerBuild(async (folder): Promise<PageLink[]> => {
  const { paths } = await loadSite(folder);
  const prefix = paths.home === '/' ? '' : paths.home;
  const entries = await entriesIn('markdownPages', folder);
  const pages = await Promise.all(
    entries.map(async (entry) => {
      const fields = await readFields(entry.data, folder);
      const { title, heading, description, lead, footer = false } = fields;
      const file = fileOf(entry, folder);
      const slug = markdownSlug(file);
      return {
        slug,
        file,
        path: `${prefix}/${slug}`,
        title,
        heading,
        description,
        lead,
        isInFooter: footer,
      };
    }),
  );
  return pages.sort((one, other) => one.slug.localeCompare(other.slug, 'en'));
});

/** The newest first; notes of one day in the order of their addresses. */
const byDate = (one: NoteLink, other: NoteLink) =>
  other.date.localeCompare(one.date) || (one.slug < other.slug ? -1 : 1);

/** All notes, the newest first. */
export const loadNotes = oncePerBuild(async (folder): Promise<NoteLink[]> => {
  const site = await loadSite(folder);
  const [source] = settings.languages;
  const { locale } = site.labels;
  const entries = await entriesIn('notes', folder);
  if (entries.length === 0) return [];
  const { inLanguage } = await loadPage('notes', folder);
  const untranslated = untranslatedFiles(process.cwd(), folder);
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const sourceName = new Intl.DisplayNames(locale, { type: 'language' }).of(source.lang) ?? '';
  const foreign = { lang: source.lang, text: inLanguage.replace('{language}', sourceName) };
  const known = site.groups.flatMap((group) => group.services);
  const notes = await Promise.all(
    entries.map(async (entry): Promise<NoteLink> => {
      const { title, summary, date, services } = await readFields(entry.data, folder);
      const file = fileOf(entry, folder);
      const slug = markdownSlug(file);
      return {
        slug,
        file,
        path: `${site.paths.notes}/${slug}`,
        title,
        summary,
        date,
        day: days.format(new Date(date)),
        minutes: minutesText(readingMinutes(entry.body ?? '', locale), locale),
        services: services.flatMap((named) => known.filter((service) => service.slug === named)),
        ...(untranslated.get(file) === 'all' && { foreign }),
      };
    }),
  );
  return notes.sort(byDate);
});

/** The entry whose text Astro renders. */
export async function markdownEntry<C extends 'markdownPages' | 'notes'>(
  collection: C,
  folder: string,
  file: string,
): Promise<CollectionEntry<C>> {
  const entry = await getEntry(collection, `${folder}/${file.replace(/\.md$/, '')}`);
  if (!entry) throw new Error(`content/${folder}/${file}: expected this file, found none`);
  return entry as CollectionEntry<C>;
}

/** As many as a section of another page lists. */
const MOST_LISTED = 3;

/** The newest notes in the reader's language, then the others, of one service or of all; undefined where there is none. */
export async function newestNotes(folder: string, service?: string) {
  const notes = await loadNotes(folder);
  const items = service
    ? notes.filter(({ services }) => services.some(({ slug }) => slug === service))
    : notes;
  if (items.length === 0) return undefined;
  const ownFirst = items.toSorted(
    (one, other) => Number(one.foreign !== undefined) - Number(other.foreign !== undefined),
  );
  return { words: await loadPage('notes', folder), items: ownFirst.slice(0, MOST_LISTED) };
}
