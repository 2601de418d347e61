import { readFileSync } from 'node:fs';

/** A file of numbers: the first line has the names of the columns, lines that begin with `#` are comments. */
export interface NumberTable {
  columns: readonly string[];
  rows: readonly (readonly number[])[];
}

export function readTable(path: string): NumberTable {
  const lines = readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split(',').map((cell) => cell.trim()));
  const [columns = [], ...rows] = lines;
  // An empty cell is no number, and no 0.
  return {
    columns,
    rows: rows.map((row) => row.map((cell) => (cell === '' ? NaN : Number(cell)))),
  };
}

/** Pairs of two columns; what is no number is left out. */
export function pairsOf({ columns, rows }: NumberTable, x: string, y: string): [number, number][] {
  const [atX, atY] = [columns.indexOf(x), columns.indexOf(y)];
  return rows.flatMap((row): [number, number][] => {
    const pair: [number, number] = [row[atX] ?? NaN, row[atY] ?? NaN];
    return pair.every(Number.isFinite) ? [pair] : [];
  });
}
