import { plainSigns, readNumber } from '../readNumber.ts';

/** The cells of a pasted text, line by line: tabs, semicolons, commas with quotes, or a table of Markdown. */

export interface TableLine {
  /** From 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** A dash or "n/a" is an empty cell; dashes and colons also rule a table of Markdown. */
const EMPTY = /^(?::?-+:?|[–—]|n\/a)$/i;

function plainCell(cell: string): string {
  const [, quoted] = /^"(.*)"$/s.exec(cell.trim()) ?? [];
  const text = (quoted?.replaceAll('""', '"') ?? cell).trim();
  return EMPTY.test(text) ? '' : text;
}

/** What is between quotes is not divided; a quote that nothing closes is a sign like any other. */
function divided(line: string, separator: string): string[] {
  const cells: string[] = [];
  let open: string | null = null;
  for (const part of line.split(separator)) {
    const cell: string = open === null ? part : `${open}${separator}${part}`;
    const isOpen = /^\s*"/.test(cell) && cell.split('"').length % 2 === 0;
    open = isOpen ? cell : null;
    if (!isOpen) cells.push(cell);
  }
  return open === null ? cells : line.split(separator);
}

/** A spreadsheet puts a cell with a line break between quotes. */
const BROKEN_CELL = /(?<=^|[\t;,\r\n])"[^"]*[\r\n][^"]*"(?=$|[\t;,\r\n])/g;
const withoutBreaks = (text: string) =>
  text.replace(BROKEN_CELL, (cell) => cell.replace(/\s+/g, ' '));

const withoutOuterBars = (line: string) => line.trim().replace(/^\||\|$/g, '');

export function linesOf(text: string): TableLine[] {
  const lines = withoutBreaks(text)
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '');
  const isMarkdown = lines.every(({ line }) => line.includes('|'));
  const separator = isMarkdown ? '|' : (['\t', ';'].find((each) => text.includes(each)) ?? ',');
  return lines
    .map(({ line, number }) => ({
      number,
      cells: divided(isMarkdown ? withoutOuterBars(line) : line, separator).map(plainCell),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

const isNumber = (cell: string | undefined) =>
  cell !== undefined && readNumber(cell, 's', 'en') !== null;

/**
 * A first column that counts the rows goes, if no heading names it: names stand beside it, or numbers of which the first
 * is always the smaller one, as execution times are beside periods, and deadlines beside periods are not.
 */
export function withoutRowNumbers(lines: readonly TableLine[]): readonly TableLine[] {
  const [first] = lines;
  const start = Number(first?.cells[0] || Number.NaN);
  const isCounted = lines.every(({ cells }, at) => cells[0] === String(start + at));
  if (lines.length < 2 || !(start === 0 || start === 1) || !isCounted) return lines;
  const isNamed = lines.every(({ cells }) => cells.length > 2 && !isNumber(cells[1]));
  const isAscending = lines.every(({ cells: [, one = '', other = ''] }) => {
    const [cost, period] = [one, other].map((cell) => readNumber(cell, 's', 'en'));
    return cost != null && period != null && cost < period;
  });
  return isNamed || isAscending
    ? lines.map(({ number, cells }) => ({ number, cells: cells.slice(1) }))
    : lines;
}

export type DecimalSign = ',' | '.';

const DIGITS = /^[+−–-]?(\d*(?:[.,]\d+)+)/;
const ONE_GROUP = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** The sign that a cell shows to be the decimal one, or whether its only sign may also group thousands. */
function signIn(cell: string): DecimalSign | 'unclear' | null {
  const [, digits] = isNumber(cell) ? (DIGITS.exec(plainSigns(cell)) ?? []) : [];
  if (digits === undefined) return null;
  if (ONE_GROUP.test(digits)) return 'unclear';
  const signs = digits.replace(/\d/g, '');
  const isGrouped = signs.length > 1 && new Set(signs).size === 1;
  return signs.endsWith(',') === isGrouped ? '.' : ',';
}

/**
 * What the cells show together: the one decimal sign; nothing, so that the language of the page decides; or that commas
 * and points contradict each other, so that a cell whose only sign may group thousands says nothing.
 */
export function decimalSignOf(cells: readonly string[]): DecimalSign | 'either' | null {
  const shown = new Set(cells.map(signIn));
  const proved = (['.', ','] as const).filter((sign) => shown.has(sign));
  const [sign] = proved;
  if (proved.length > 1) return 'either';
  if (sign) return sign;
  const unclear = cells.filter((cell) => signIn(cell) === 'unclear');
  const hasBoth = ['.', ','].every((each) => unclear.some((cell) => cell.includes(each)));
  return hasBoth ? 'either' : null;
}

export const isUnclear = (cell: string) => signIn(cell) === 'unclear';
