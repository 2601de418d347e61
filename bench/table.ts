type Cell = string | number;

/** A Markdown table, so that what is printed can be put into the documentation as it is. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => `${'-'.repeat(width + 1)}${column ? ':' : '-'}`).join('|')}|`;
  const [first = [], ...rest] = all;
  return [line(first), rule, ...rest.map(line)].join('\n');
}

/** The first column holds names, the others numbers. */
function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

export const kibibytes = (bytes: number) => (bytes / 1024).toFixed(1);
export const seconds = (ms: number) => (ms / 1000).toFixed(2);
export const ratio = (value: number, other: number) => `${(value / other).toFixed(2)}×`;
