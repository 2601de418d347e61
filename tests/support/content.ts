import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { folderOf } from '../../src/content/translations/files.ts';
import { stripBreakMarks } from '../../src/lib/breaks.ts';
import { fillText, mapStrings } from '../../src/lib/placeholders.ts';
import { settings } from '../../src/settings.ts';

const root = join(import.meta.dirname, '../..');

/** The folder of the source language. */
export const SOURCE = folderOf(settings.languages[0].lang);

const parsed = (folder: string, name: string) =>
  parse(readFileSync(join(root, 'content', folder, name), 'utf8'));

/** A file of the source language, as its pages say it: tests of this site take names and counts from its content. */
export function readContent<T>(name: string, folder = SOURCE): T {
  const count: number = parsed(SOURCE, 'offices.yaml').offices.length;
  // Words differ where there is one office.
  const word: string = parsed(SOURCE, 'labels.yaml').numbers[count - 1] ?? String(count);
  return mapStrings(parsed(folder, name) as T, (text) =>
    stripBreakMarks(fillText(text, { officeCount: { count, word } })),
  );
}
