import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readYaml } from './yamlFile.ts';

/** The folder below content/ and the path below the root, which are the same: zh-TW stands in zh-tw. */
export const folderOf = (lang: string): string => lang.toLowerCase();

/** The words of one file in another language; nothing where it is not translated yet. */
export function readTranslation(root: string, folder: string, file: string): unknown {
  const path = join(root, 'content', folder, file);
  if (!existsSync(path)) return undefined;
  const { data, problem } = readYaml(path);
  if (problem) throw new Error(`content/${folder}/${file}: ${problem}`);
  return data;
}
