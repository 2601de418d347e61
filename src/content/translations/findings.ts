import { readGlossary, readSourceAndTranslations, readSourceHashes } from './readLanguage.ts';
import { type Finding, findingsOf } from './translationStatus.ts';

/** What is missing, outdated or wrong in the words of one language. */
export function findingsIn(root: string, source: string, folder: string): Finding[] {
  const context = { sources: readSourceHashes(root, folder), glossary: readGlossary(root, folder) };
  return readSourceAndTranslations(root, source, folder).flatMap(({ file, pairs }) =>
    pairs.flatMap((pair) => findingsOf(file, pair, context)),
  );
}
