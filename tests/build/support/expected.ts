import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFile } from '../../../src/content/contentFile.ts';
import { specimenFiles } from '../../../src/content/example/specimenFiles.ts';
import { markdownPageFiles, publishedNoteFiles } from '../../../src/content/markdown/published.ts';
import { pages, pathsOf } from '../../../src/content/pages.ts';
import { folderOf } from '../../../src/content/translations/files.ts';
import { stripBreakMarks } from '../../../src/lib/breaks.ts';
import { servicePath } from '../../../src/lib/paths.ts';
import { settings } from '../../../src/settings.ts';

const root = join(import.meta.dirname, '../../..');
const content = join(root, 'content');

interface Menu {
  groups: { id: string; services: string[] }[];
}

interface ExpectedPage {
  path: string;
  title: string;
  /** The header leads to it; to others the footer and lists do. */
  isInHeader: boolean;
}

/** In the order of the layers, as the sitemap has them. */
const layers: { id: string }[] =
  specimenFiles(root).length > 0
    ? (
        readContentFile(join(content, folderOf(settings.languages[0].lang), 'pages/example.yaml'))
          .data as { layers: { id: string }[] }
      ).layers
    : [];
const specimens = layers.flatMap(({ id }) =>
  specimenFiles(root)
    .filter(({ layer }) => layer === id)
    .map(({ layer, file }) => ({
      layer,
      title: String((readContentFile(join(root, file)).data as { title: string }).title),
    })),
);

const [source = '', ...others] = settings.languages.map(({ lang }) => folderOf(lang));

function pagesOf(language: string): ExpectedPage[] {
  const read = <T>(folder: string, name: string): T =>
    readContentFile(join(content, folder, name)).data as T;
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
      isInHeader: !page.inFooter && page.name !== 'example',
    })),
    ...read<Menu>(source, 'menu.yaml')
      .groups.flatMap((group) => group.services)
      .map((slug) => ({
        path: servicePath(paths, slug),
        title: titled(name(`services/${slug}.yaml`), services),
        isInHeader: true,
      })),
    ...publishedNoteFiles(root, source).map(({ file, slug }) => ({
      path: `${paths.notes}/${slug}`,
      title: titled(name(file), name('pages/notes.yaml')),
      isInHeader: false,
    })),
    ...specimens.map(({ layer, title }) => ({
      path: `${paths.example}/${layer}`,
      title: titled(title, name('pages/example.yaml')),
      isInHeader: false,
    })),
    ...markdownPageFiles(root, source).map(({ file, slug }) => ({
      path: `${paths.home === '/' ? '' : paths.home}/${slug}`,
      title: titled(name(file)),
      isInHeader: false,
    })),
  ];
}

const folders = [source, ...others];

/** Every page that visitors are sent to, as the content has it. */
export const expectedPages: readonly ExpectedPage[] = folders.flatMap(pagesOf);

/** Pages that search engines are told to leave out. */
export const unlistedPaths: readonly string[] = folders.flatMap((folder) => {
  const paths = pathsOf(folder, source);
  return pages.filter(({ noIndex }) => noIndex).map(({ name }) => paths[name]);
});
