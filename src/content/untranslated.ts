import { site as settings } from '../../site.config.ts';
import { pairsOfLanguage } from './readLanguages.ts';
import { folderOf } from './translations.ts';

/** What a language still lacks of one file: the words of the source that stand in their place. */
export interface Untranslated {
  texts: string[];
  /** Not one of its words is translated. */
  isWhole: boolean;
}

const known = new Map<string, Map<string, Untranslated>>();

/** By file, for a language's folder; nothing for the source, which lacks nothing. */
export function untranslatedIn(root: string, folder: string): Map<string, Untranslated> {
  const [source = '', ...others] = settings.languages.map(({ lang }) => folderOf(lang));
  if (!others.includes(folder)) return new Map();
  const found = known.get(folder) ?? read(root, source, folder);
  // A build reads once; the development server sees every save.
  if (process.env.NODE_ENV === 'production') known.set(folder, found);
  return found;
}

function read(root: string, source: string, folder: string): Map<string, Untranslated> {
  return new Map(
    pairsOfLanguage(root, source, folder).flatMap(({ file, pairs }) => {
      const texts = pairs.filter((pair) => pair.translation === undefined).map(({ text }) => text);
      const isWhole = texts.length === pairs.length;
      return texts.length > 0 ? [[file, { texts, isWhole }]] : [];
    }),
  );
}
