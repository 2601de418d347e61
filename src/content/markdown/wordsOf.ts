import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../../settings.ts';
import { readContentFile } from '../contentFile.ts';
import { schemaOfFile } from '../files.ts';
import { folderOf, readTranslation } from '../translations/files.ts';
import { fieldSchemaOf, mergeTranslation } from '../translations/merge.ts';

const source = folderOf(settings.languages[0].lang);

/** A file in one language, for texts that are rendered before Astro's collections can be read. `Words` is what its schema gives. */
export function wordsOf<Words>(root: string, folder: string, file: string): Words {
  const schema = schemaOfFile(file);
  const path = join(root, 'content', source, file);
  if (!schema || !existsSync(path))
    throw new Error(`content/${source}/${file}: expected this file, found none`);
  const words = schema.parse(readContentFile(path).data) as Record<string, unknown>;
  if (folder === source) return words as Words;
  const translation = readTranslation(root, folder, file);
  return mergeTranslation(fieldSchemaOf(schema), words, translation) as Words;
}
