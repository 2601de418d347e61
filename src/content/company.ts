import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '../lib/languageFolder.ts';
import type { CompanyContent } from './schemas/company.ts';
import { readYaml } from './yamlFile.ts';

/** In the folder of each language: facts and words in that of the source, words alone in the others. */
export const COMPANY_FILE = 'company.yaml';

/** The facts of the company, with its words by language, as in `<html lang>`. */
export interface Company extends Omit<CompanyContent, 'tagline' | 'replyTime'> {
  tagline: Readonly<Record<string, string>>;
  replyTime: Readonly<Record<string, string>>;
}

/**
 * Read without a check, because the inbox runs without the packages of the build. The check of the content names
 * each mistake and stops the build; until then a field may be missing here.
 */
export function readCompany(root: string, languages: readonly { lang: string }[]): Company {
  const files = languages.map(({ lang }) => ({ lang, fields: fieldsIn(root, folderOf(lang)) }));
  const words = (field: 'tagline' | 'replyTime') =>
    Object.fromEntries(
      files.flatMap(({ lang, fields }) => (fields[field] ? [[lang, fields[field]]] : [])),
    );
  return {
    ...(files[0]?.fields as CompanyContent),
    tagline: words('tagline'),
    replyTime: words('replyTime'),
  };
}

function fieldsIn(root: string, folder: string): Partial<CompanyContent> {
  const path = join(root, 'content', folder, COMPANY_FILE);
  const data = existsSync(path) ? readYaml(path).data : undefined;
  return data !== null && typeof data === 'object' ? data : {};
}
