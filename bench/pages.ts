import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { settings } from '../site.config.ts';
import { pages, pathsOf } from '../src/content/pages.ts';
import { folderOf } from '../src/content/translations/files.ts';

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
  return [...own.map(({ path }) => path), ...services];
}

/** The landing page in each language: they differ in their words, typefaces and rules. */
export function landingPages(): string[] {
  const [source] = settings.languages;
  return settings.languages.map(({ lang }) => pathsOf(folderOf(lang), folderOf(source.lang)).home);
}
