import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { folderOf } from '../lib/languageFolder.ts';
import { COMPANY_FILE, settings } from '../settings.ts';
import { PAGES, type PageDefinition, type PageName, pageFile } from './pages.ts';
import { calculationLabelsSchema, strictCalculationSchema } from './schemas/calculation.ts';
import { companySchema } from './schemas/company.ts';
import { inboxSchema } from './schemas/inbox.ts';
import { labelsSchema } from './schemas/labels.ts';
import { markdownPageSchema, noteSchema } from './schemas/markdown.ts';
import { menuSchema } from './schemas/menu.ts';
import { officesSchema } from './schemas/offices.ts';
import { scaleSchema } from './schemas/scale.ts';
import { serviceSchema } from './schemas/service.ts';

/** A page without which a site is whole has words only where it is shown, or where somebody has left them. */
const hasWords = (name: PageName, { isOptional, isBuilt }: PageDefinition) =>
  !isOptional ||
  isBuilt ||
  existsSync(join(process.cwd(), 'content', folderOf(settings.languages[0].lang), pageFile(name)));

const pageSchemas = (Object.entries<PageDefinition>(PAGES) as [PageName, PageDefinition][])
  .filter(([name, page]) => hasWords(name, page))
  .map(([name, { schema }]) => [pageFile(name), schema] as const);

/** The schema of each file, by its path in the folder of a language; services and calculations are extra. */
export const SINGLE_FILES: Readonly<Record<string, z.ZodType>> = {
  [COMPANY_FILE]: companySchema,
  'inbox.yaml': inboxSchema,
  'calculation.yaml': calculationLabelsSchema,
  'labels.yaml': labelsSchema,
  'menu.yaml': menuSchema,
  'offices.yaml': officesSchema,
  'scale.yaml': scaleSchema,
  ...Object.fromEntries(pageSchemas),
};

const SERVICE_FILE = /^services\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/;

/** 'rtl-design' for 'services/rtl-design.yaml'. */
export const slugOf = (file: string): string | undefined => SERVICE_FILE.exec(file)?.[1];

const CALCULATION_FILE = /^calculations\/([a-z0-9-]+)\.yaml$/;

/** 'rtl-design' for 'calculations/rtl-design.yaml'. */
const calculationOf = (file: string): string | undefined => CALCULATION_FILE.exec(file)?.[1];

/** In these files braces name numbers of the calculation, which their schema knows. */
export const namesItsNumbers = (file: string): boolean => file.startsWith('calculation');

/** Markdown: pages/careers.md, notes/2026-11-synchronisers.md. */
const MARKDOWN_FILE = /^(pages|notes)\/[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;
const MARKDOWN_SCHEMAS = { pages: markdownPageSchema, notes: noteSchema } as const;

function markdownSchema(file: string): z.ZodType | undefined {
  const kind = MARKDOWN_FILE.exec(file)?.[1] as keyof typeof MARKDOWN_SCHEMAS | undefined;
  return kind && MARKDOWN_SCHEMAS[kind];
}

export const schemaOfFile = (file: string): z.ZodType | undefined =>
  SINGLE_FILES[file] ??
  strictCalculationSchema(calculationOf(file) ?? '') ??
  (slugOf(file) ? serviceSchema : markdownSchema(file));
