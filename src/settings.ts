/** What the site is made from: site.config.ts together with the facts of the company. */
import { existsSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { config, type SiteConfig } from '../site.config.ts';
import type { CompanyContent } from './content/schemas/company.ts';
import { readYaml } from './content/yaml/yamlFile.ts';
import { folderOf } from './lib/languageFolder.ts';
import { shownLanguages } from './lib/shownLanguages.ts';
import { siteUrlOf } from './lib/siteUrl.ts';

/** In the folder of each language: facts and words in that of the source, words alone in the others. */
export const COMPANY_FILE = 'company.yaml';

/** The facts of the company, with its words by language, as in `<html lang>`. */
export interface Company extends Omit<CompanyContent, 'tagline' | 'replyTime'> {
  tagline: Readonly<Record<string, string>>;
  replyTime: Readonly<Record<string, string>>;
}

export interface SiteSettings extends SiteConfig, Company {}

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

/** With drafts: for the check of the content and for `npm run languages`. */
export const allLanguages = config.languages;

/** The address of this build: `url`, unless SITE_URL names a copy, which search engines are asked to leave out. */
export const siteUrl = siteUrlOf(config.url, process.env.SITE_URL);
export const isCopy = siteUrl !== config.url;

/** A build runs this file from a folder below the project. */
const root = dirname(findPackageJSON(import.meta.url) ?? '');

/** What this build is made from. */
export const settings: SiteSettings = {
  ...readCompany(root, config.languages),
  ...config,
  languages: shownLanguages(config.languages, isCopy || process.env.NODE_ENV === 'development'),
};
