import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf } from '../../src/content/translations/files.ts';
import { settings } from '../../src/settings.ts';

const content = join(import.meta.dirname, '../../content');

/** Of "Cortex-M4 168 MHz" the 4 is no thousand. */
const THOUSANDS = '(?<![\\p{L}\\d.,-])\\d{1,3}';
const grouped = (signs: string) => new RegExp(`${THOUSANDS}[${signs}]\\d{3}(?![\\d.,])`, 'u');
const FOUR_DIGITS = /(?<![\d\u202f])\d\u202f\d{3}(?![\d\u202f])/;
const FOUR_DIGITS_WITH_POINT = /(?<![\d.,])\d\.\d{3}(?![\d.])/;
const DECIMAL_POINT = /\d\.\d{1,2}\s(?=[kMGmµnpf]?(?:Hz|S\/s|s|A|V|W|m|F|B|bit|dB)(?![\p{L}]))/u;

const FOUR_DIGITS_UNGROUPED =
  /(?<![\d.,])\d{4,}(?:\.\d+)?\s(?=[kMGmµnpf]?(?:Hz|S\/s|s|Ah?|V|W|m|F|B|bit|dB)(?![\p{sc=Latn}]))/u;

/** What the numbers of a language never look like; docs/languages.md has the table. */
const WRONG: Readonly<Record<string, readonly RegExp[]>> = {
  en: [grouped(' \u00a0,'), FOUR_DIGITS, /\d\s%/],
  es: [grouped(' \u00a0.'), FOUR_DIGITS, DECIMAL_POINT, /\d[^\d\u00a0]?%/],
  de: [grouped(' \u00a0.'), FOUR_DIGITS, DECIMAL_POINT, /\d[^\d\u00a0]?%/],
  tr: [grouped(' \u00a0\u202f'), FOUR_DIGITS_WITH_POINT, DECIMAL_POINT, /\d\s?%(?!\d)/],
  ja: [grouped(' \u00a0\u202f'), /\d\s%/, FOUR_DIGITS_UNGROUPED],
  'zh-TW': [grouped(' \u00a0\u202f'), /\d\s%/, FOUR_DIGITS_UNGROUPED],
  bn: [grouped(' \u00a0\u202f'), /[\d০-৯]\s%/, FOUR_DIGITS_UNGROUPED],
};

/** Code, addresses, formulas, facts, and the numbers of standards. */
const NO_NUMBERS =
  /`[^`]*`|\$\$[^$]*\$\$|\$[^$\n]*\$|https?:\S+|<math.*<\/math>|\b(?:ISO|IEC|IEEE|EN|CISPR|ETSI|TS)\b[\d/ .-]*|^ *(?:- )?(?:id|code|phone|latitude|longitude|size): .*$/gm;

test.each(settings.languages)('numbers in the texts in $name', ({ lang }) => {
  const folder = join(content, folderOf(lang));
  const found = globSync('**/*.{yaml,md}', { cwd: folder }).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .replace(NO_NUMBERS, '')
      .split('\n')
      .filter((line) => WRONG[lang]?.some((wrong) => wrong.test(line)))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
