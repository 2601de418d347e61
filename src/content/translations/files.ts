import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFile } from '../contentFile.ts';

export { folderOf } from '../../lib/languageFolder.ts';

/** The words of one file; undefined where the language does not have the file yet. */
export function readTranslation(root: string, folder: string, file: string): unknown {
  const path = join(root, 'content', folder, file);
  if (!existsSync(path)) return undefined;
  const { data, problem } = readContentFile(path);
  if (problem) throw new Error(`content/${folder}/${file}: ${problem}`);
  return data;
}
