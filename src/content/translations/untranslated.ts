import { settings } from '../../../site.config.ts';
import { folderOf } from './files.ts';
import { readSourceAndTranslations } from './readLanguage.ts';

const cache = new Map<string, ReadonlySet<string>>();

/** The files of which some words are not translated yet; none for the source language. */
export function untranslatedFiles(root: string, folder: string): ReadonlySet<string> {
  const [source = '', ...others] = settings.languages.map(({ lang }) => folderOf(lang));
  if (!others.includes(folder)) return new Set();
  const found = cache.get(folder) ?? readUntranslated(root, source, folder);
  // Not cached in development, where the server has to see every save.
  if (import.meta.env.PROD) cache.set(folder, found);
  return found;
}

function readUntranslated(root: string, source: string, folder: string): ReadonlySet<string> {
  const files = readSourceAndTranslations(root, source, folder);
  const untranslated = files.filter(({ pairs }) =>
    pairs.some(({ translation }) => translation === undefined),
  );
  return new Set(untranslated.map(({ file }) => file));
}
