import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { settings } from '../../../site.config.ts';
import { folderOf } from '../../../src/content/translations/files.ts';
import { stripBreakMarks } from '../../../src/lib/breaks.ts';
import { legalEntries } from '../../../src/lib/legal.ts';
import { pathsOf, servicePath } from '../../../src/lib/paths.ts';

const content = join(import.meta.dirname, '../../../content');

interface Menu {
  groups: { id: string; services: string[] }[];
}

interface ExpectedPage {
  path: string;
  title: string;
}

const [source = '', ...others] = settings.languages.map(({ lang }) => folderOf(lang));

function pagesOf(language: string): ExpectedPage[] {
  const read = <T>(folder: string, name: string): T =>
    parse(readFileSync(join(content, folder, `${name}.yaml`), 'utf8'));
  /** What is not translated stands there in the source language. */
  const name = (file: string): string => {
    const isTranslated = existsSync(join(content, language, `${file}.yaml`));
    const own = isTranslated ? read<{ title?: string }>(language, file).title : undefined;
    return stripBreakMarks(own ?? read<{ title: string }>(source, file).title);
  };
  const titled = (...parts: string[]) => [...parts, settings.brand].join(' | ');
  const paths = pathsOf(language, source);
  const services = name('pages/services');
  return [
    { path: paths.home, title: settings.brand },
    { path: paths.about, title: titled(name('pages/about')) },
    { path: paths.contact, title: titled(name('pages/contact')) },
    { path: paths.privacy, title: titled(name('pages/privacy')) },
    ...(legalEntries(settings.legal).length > 0
      ? [{ path: paths.imprint, title: titled(name('pages/imprint')) }]
      : []),
    { path: paths.services, title: titled(services) },
    ...read<Menu>(source, 'menu')
      .groups.flatMap((group) => group.services)
      .map((slug) => ({
        path: servicePath(paths, slug),
        title: titled(name(`services/${slug}`), services),
      })),
  ];
}

/** Every page that visitors are sent to, as the content has it. */
export const expectedPages: readonly ExpectedPage[] = [source, ...others].flatMap(pagesOf);
