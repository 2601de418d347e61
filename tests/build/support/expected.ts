import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { settings } from '../../../site.config.ts';
import { pages, pathsOf } from '../../../src/content/pages.ts';
import { folderOf } from '../../../src/content/translations/files.ts';
import { stripBreakMarks } from '../../../src/lib/breaks.ts';
import { servicePath } from '../../../src/lib/paths.ts';

const content = join(import.meta.dirname, '../../../content');

interface Menu {
  groups: { id: string; services: string[] }[];
}

interface ExpectedPage {
  path: string;
  title: string;
  /** Only the footer leads to it. */
  isInFooter: boolean;
}

const [source = '', ...others] = settings.languages.map(({ lang }) => folderOf(lang));

function pagesOf(language: string): ExpectedPage[] {
  const read = <T>(folder: string, name: string): T =>
    parse(readFileSync(join(content, folder, name), 'utf8'));
  /** What is not translated stands there in the source language. */
  const name = (file: string): string => {
    const isTranslated = existsSync(join(content, language, file));
    const own = isTranslated ? read<{ title?: string }>(language, file).title : undefined;
    return stripBreakMarks(own ?? read<{ title: string }>(source, file).title);
  };
  const titled = (...parts: string[]) => [...parts, settings.brand].join(' | ');
  const paths = pathsOf(language, source);
  const services = name('pages/services.yaml');
  const listed = pages.filter(({ noIndex }) => !noIndex);
  return [
    ...listed.map((page) => ({
      path: paths[page.name],
      title: page.name === 'home' ? settings.brand : titled(name(page.files[0])),
      isInFooter: page.inFooter ?? false,
    })),
    ...read<Menu>(source, 'menu.yaml')
      .groups.flatMap((group) => group.services)
      .map((slug) => ({
        path: servicePath(paths, slug),
        title: titled(name(`services/${slug}.yaml`), services),
        isInFooter: false,
      })),
  ];
}

/** Every page that visitors are sent to, as the content has it. */
export const expectedPages: readonly ExpectedPage[] = [source, ...others].flatMap(pagesOf);
