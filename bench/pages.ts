import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { publishedNoteFiles } from '../src/content/markdown/published.ts';
import { PAGES, pages, pathsOf } from '../src/content/pages.ts';
import { folderOf } from '../src/content/translations/files.ts';
import { settings } from '../src/settings.ts';

export const ROOT = join(import.meta.dirname, '..');
export const DIST = join(ROOT, 'dist');

/** Every page: a service page's weight depends on its picture and its drawings. */
export function pagesToMeasure(): string[] {
  const menu = parse(readFileSync(join(ROOT, 'content/en/menu.yaml'), 'utf8')) as {
    groups: { services: string[] }[];
  };
  const services = menu.groups.flatMap(({ services }) =>
    services.map((slug) => `/services/${slug}`),
  );
  const own = pages.filter(({ noIndex, inFooter }) => !noIndex && !inFooter);
  // One note stands for all: they differ in their words.
  const notes = publishedNoteFiles(ROOT, folderOf(settings.languages[0].lang)).slice(0, 1);
  return [
    ...own.map(({ path }) => path),
    ...services,
    ...notes.map(({ slug }) => `${PAGES.notes.path}/${slug}`),
  ];
}

/** The landing page in each language: they differ in their words, typefaces and rules. */
export function landingPages(): string[] {
  const [source] = settings.languages;
  return settings.languages.map(({ lang }) => pathsOf(folderOf(lang), folderOf(source.lang)).home);
}
