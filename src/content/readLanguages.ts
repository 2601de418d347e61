import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'yaml';
import { schemaOf } from './files.ts';
import type { Glossary, Sources } from './step.ts';
import { readTranslation } from './translations.ts';
import { pairsOf, shapeOf, type TranslatedWord } from './words.ts';
import { readYaml } from './yamlFile.ts';

/** What the source said when each string of a language was translated. */
export const SOURCES_FILE = '.source.json';

export interface FilePairs {
  file: string;
  pairs: TranslatedWord[];
}

/** Every string of the source with its translation, file by file. */
export function pairsOfLanguage(root: string, source: string, folder: string): FilePairs[] {
  const base = join(root, 'content', source);
  return globSync('**/*.yaml', { cwd: base })
    .map((name) => name.split(sep).join('/'))
    .sort()
    .flatMap((file) => {
      const schema = schemaOf(file);
      if (!schema) return [];
      const original = readYaml(join(base, file)).data;
      const translated = readTranslation(root, folder, file);
      return [{ file, pairs: pairsOf(shapeOf(schema), original, translated) }];
    });
}

export function readSources(root: string, folder: string): Sources {
  const path = join(root, 'content', folder, SOURCES_FILE);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

export function readGlossary(root: string, folder: string): Glossary {
  const path = join(root, 'content', folder, 'glossary.yaml');
  const { keep = [], avoid = {} } = existsSync(path) ? parse(readFileSync(path, 'utf8')) : {};
  return { keep, avoid };
}
