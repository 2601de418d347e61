import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { settings } from '../../site.config.ts';
import { folderOf } from '../../src/content/translations/files.ts';
import { stripBreakMarks } from '../../src/lib/breaks.ts';
import { mapStrings } from '../../src/lib/placeholders.ts';

const root = join(import.meta.dirname, '../..');

/** The folder of the source language. */
export const SOURCE = folderOf(settings.languages[0].lang);

/** A file of the source language, as its pages say it: tests of this site take names and counts from its content. */
export const readContent = <T>(name: string, folder = SOURCE): T =>
  mapStrings(
    parse(readFileSync(join(root, 'content', folder, name), 'utf8')) as T,
    stripBreakMarks,
  );
