import { readNumber } from './readNumber.ts';

/** Cells of a spreadsheet, or else whatever stands between blanks and commas. */
const SEPARATORS = [/[\t\n;]+/, /[\s,;]+/];

/**
 * So many whole numbers, as they are pasted: in a line, or as rows and columns. `null` for any other text. A separator of
 * thousands is none of cells where tabs or lines separate them: "9 770".
 */
export function readCounts(text: string, count: number, locale: string): number[] | null {
  for (const separator of SEPARATORS) {
    const cells = text
      .replaceAll('\r', '')
      .split(separator)
      .filter((cell) => cell.trim() !== '');
    if (cells.length !== count) continue;
    const numbers = cells.map((cell) => readNumber(cell, '', locale));
    return numbers.every((each) => each !== null && Number.isInteger(each) && each >= 0)
      ? numbers.filter((each) => each !== null)
      : null;
  }
  return null;
}
