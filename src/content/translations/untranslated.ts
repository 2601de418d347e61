import { settings } from '../../settings.ts';
import { folderOf } from './files.ts';
import { readSourceAndTranslations } from './readLanguage.ts';

/** How much of a file is still in the words of the source language. */
type Untranslated = ReadonlyMap<string, 'some' | 'all'>;

const cache = new Map<string, Untranslated>();

/** The files of which words are not translated yet; none for the source language. */
export function untranslatedFiles(root: string, folder: string): Untranslated {
  const [source = '', ...others] = settings.languages.map(({ lang }) => folderOf(lang));
  if (!others.includes(folder)) return new Map();
  const found = cache.get(folder) ?? readUntranslated(root, source, folder);
  // Not cached in development, where the server has to see every save.
  if (import.meta.env.PROD) cache.set(folder, found);
  return found;
}

export function readUntranslated(root: string, source: string, folder: string): Untranslated {
  return new Map(
    readSourceAndTranslations(root, source, folder).flatMap(({ file, pairs }) => {
      const missing = pairs.filter(({ translation }) => translation === undefined);
      if (missing.length === 0) return [];
      return [[file, missing.length === pairs.length ? 'all' : 'some'] as const];
    }),
  );
}
