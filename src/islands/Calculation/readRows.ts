import type { Rows } from '../../calculations/input.ts';

/** The units that numbers without one may have, where a table is pasted. */
export const PASTE_UNITS = ['µs', 'ms'] as const;
export type PasteUnit = (typeof PASTE_UNITS)[number];

/** What was read of a text, and which lines were not, counted from 1; line 0 is the whole text. */
export interface PastedRows {
  readonly rows: Rows;
  readonly notes: readonly (readonly [
    line: number,
    reason: 'empty' | 'unreadable' | 'unclear' | 'tooMany',
  ])[];
}

/** Reads a table from a spreadsheet; the calculation of the page knows how. */
export type ReadRows = (text: string, unit: PasteUnit, locale: string) => PastedRows;

/** More than one cell. A spreadsheet ends also a single one with a new line. */
export const isTableText = (text: string) => /[\t;\r\n]/.test(text.trim());
