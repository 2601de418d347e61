import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'yaml';
import { isMarkdown, readContentFile } from '../contentFile.ts';
import { schemaOfFile } from '../files.ts';
import { readTranslation } from './files.ts';
import { fieldSchemaOf, sourceAndTranslations, type TranslatedWord } from './merge.ts';
import { type Finding, findingsOf, type Glossary, type SourceHashes } from './translationStatus.ts';

/** In the folder of a language: the hash of each source text at the time of its translation. */
export const SOURCE_HASHES_FILE = '.source.json';

interface FilePairs {
  file: string;
  pairs: TranslatedWord[];
}

/** Every text of the source with its translation, file by file. */
export function readSourceAndTranslations(
  root: string,
  source: string,
  folder: string,
): FilePairs[] {
  const base = join(root, 'content', source);
  return globSync(['**/*.yaml', '{pages,notes}/*.md'], { cwd: base })
    .map((name) => name.split(sep).join('/'))
    .sort()
    .flatMap((file) => {
      const schema = schemaOfFile(file);
      if (!schema) return [];
      const original = readContentFile(join(base, file)).data;
      const translated = readTranslation(root, folder, file);
      return [{ file, pairs: sourceAndTranslations(fieldSchemaOf(schema), original, translated) }];
    });
}

export function readSourceHashes(root: string, folder: string): SourceHashes {
  const path = join(root, 'content', folder, SOURCE_HASHES_FILE);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

function readGlossary(root: string, folder: string): Glossary {
  const path = join(root, 'content', folder, 'glossary.yaml');
  const { keep = [], avoid = {} } = existsSync(path) ? parse(readFileSync(path, 'utf8')) : {};
  return { keep, avoid };
}

/** What is missing, outdated or wrong in the words of one language. */
export function findingsIn(root: string, source: string, folder: string): Finding[] {
  const context = { sources: readSourceHashes(root, folder), glossary: readGlossary(root, folder) };
  return readSourceAndTranslations(root, source, folder).flatMap(({ file, pairs }) =>
    isMarkdown(file) && !existsSync(join(root, 'content', folder, file))
      ? [] // a page or a note may stay in the source language
      : pairs.flatMap((pair) => findingsOf(file, pair, context)),
  );
}
