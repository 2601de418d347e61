import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readMarkdown } from './markdownFile.ts';

/** A file of Markdown that becomes a page. */
export interface Published {
  /** 'notes/2026-11-synchronisers.md' */
  file: string;
  /** The last part of its address: 'synchronisers'. */
  slug: string;
}

/** Sorts the files of notes by their day; it is no part of the address. */
const DAY = /^\d{4}-\d{2}(?:-\d{2})?-/;

export function markdownSlug(file: string): string {
  const name = basename(file, '.md');
  return file.startsWith('notes/') ? name.replace(DAY, '') : name;
}

/** All but drafts. */
const filesIn = (root: string, folder: string, kind: 'notes' | 'pages'): Published[] =>
  globSync(`${kind}/*.md`, { cwd: join(root, 'content', folder) })
    .map((file) => ({ file: `${kind}/${basename(file)}`, slug: markdownSlug(file) }))
    .filter(({ file }) => readMarkdown(join(root, 'content', folder, file)).data?.draft !== true)
    .sort((one, other) => one.slug.localeCompare(other.slug, 'en'));

export const markdownPageFiles = (root: string, folder: string) => filesIn(root, folder, 'pages');
export const publishedNoteFiles = (root: string, folder: string) => filesIn(root, folder, 'notes');
