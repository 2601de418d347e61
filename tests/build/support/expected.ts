import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { site } from '../../../site.config.ts';
import { pathsOf, servicePath } from '../../../src/lib/paths.ts';

const content = join(import.meta.dirname, '../../../content');

interface Menu {
  groups: { id: string; services: string[] }[];
}

export interface ExpectedPage {
  path: string;
  title: string;
}

function pagesOf(language: string): ExpectedPage[] {
  const read = <T>(name: string): T =>
    parse(readFileSync(join(content, language, `${name}.yaml`), 'utf8'));
  const name = (file: string) => read<{ title: string }>(file).title;
  const titled = (...parts: string[]) => [...parts, site.brand].join(' | ');
  const paths = pathsOf(language, site.language);
  const services = name('pages/services');
  return [
    { path: paths.home, title: site.brand },
    { path: paths.about, title: titled(name('pages/about')) },
    { path: paths.contact, title: titled(name('pages/contact')) },
    { path: paths.services, title: titled(services) },
    ...read<Menu>('menu')
      .groups.flatMap((group) => group.services)
      .map((slug) => ({
        path: servicePath(paths, slug),
        title: titled(name(`services/${slug}`), services),
      })),
  ];
}

/** Every page that visitors are sent to, as the content has it. */
export const expectedPages: readonly ExpectedPage[] = readdirSync(content).flatMap(pagesOf);
