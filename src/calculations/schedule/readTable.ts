import { cleanName } from '../cleanName.ts';
import { readNumber } from '../readNumber.ts';
import { type ScheduleRow, table } from './inputs.ts';
import { decimalSignOf, isUnclear, linesOf, withoutRowNumbers } from './tableCells.ts';

/** Microseconds in the units that headings and the selector above the table may have. */
const UNITS = { s: 1e6, ms: 1000, us: 1, µs: 1, μs: 1, ns: 0.001 } as const;
export type TableUnit = keyof typeof UNITS;
const isUnit = (text: string): text is TableUnit => Object.hasOwn(UNITS, text);

type Reason = 'empty' | 'unreadable' | 'unclear' | 'tooMany';

export interface ReadTable {
  readonly rows: readonly ScheduleRow[];
  /** Lines of the text that were left out, counted from 1, and why; line 0 is the whole text. */
  readonly notes: readonly (readonly [line: number, reason: Reason])[];
}

interface Language {
  readonly locale: string;
  /** Of a row that has none, counted from 1. */
  readonly nameOf: (row: number) => string;
}
const ENGLISH: Language = { locale: 'en', nameOf: (row) => `row ${row}` };

type Time = (typeof table.columns)[number]['key'];
interface Column {
  readonly key: Time | 'name';
  readonly unit: TableUnit;
}

const TIMES: readonly Time[] = table.columns.map(({ key }) => key);
const HEADINGS: readonly (readonly [key: Column['key'], words: readonly string[]])[] = [
  ['c_us', ['c', 'ci', 'wcet', 'execution']],
  ['t_us', ['t', 'ti', 'period', 'interval', 'cycle']],
  ['d_us', ['d', 'di', 'deadline']],
  ['j_us', ['j', 'ji', 'jitter']],
  ['b_us', ['b', 'bi', 'blocking']],
  ['name', ['name', 'task', 'thread']],
];

/** "Execution time (ms)", "C / ms", "c_us", "T [usec]": a known word, and a unit at the end. */
function columnOf(heading: string, unit: TableUnit): Column | null {
  const words = heading.toLowerCase().split(/[^\p{L}]+/u);
  const found = HEADINGS.find(([, known]) => words.some((word) => known.includes(word)));
  const [, last = ''] = /[^\p{L}](\p{L}+)\s*[)\]]?\s*$/u.exec(heading) ?? [];
  const written = last.replace(/sec$/, 's');
  return found ? { key: found[0], unit: isUnit(written) ? written : unit } : null;
}

const swapSigns = (cell: string) => cell.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : ','));

/**
 * A list of tasks as it is pasted from a spreadsheet or a file. The unit of a cell wins over that of its heading, and
 * that one over the selector's.
 */
export function readTable(text: string, selected: TableUnit, language = ENGLISH): ReadTable {
  const lines = withoutRowNumbers(linesOf(text));
  const sign = decimalSignOf(lines.flatMap(({ cells }) => cells));
  const read = (cell: string, unit: TableUnit) => {
    const value =
      sign === ',' || sign === '.'
        ? readNumber(sign === ',' ? swapSigns(cell) : cell, unit, 'en')
        : readNumber(cell, unit, language.locale);
    return value === null ? null : Number((value * UNITS[unit]).toPrecision(12));
  };

  const [first] = lines;
  const known = (first?.cells ?? []).map((cell) => columnOf(cell, selected));
  const hasHeadings = known.filter((column) => column !== null).length > 1;
  // Texts under a heading of another language are names.
  const [, second] = lines;
  const isOfNames = known[0] === null && read(second?.cells[0] || '0', selected) === null;
  const headings =
    isOfNames && known.every((column) => column?.key !== 'name')
      ? [{ key: 'name' as const, unit: selected }, ...known.slice(1)]
      : known;
  const hasNames = read(first?.cells[0] ?? '', selected) === null;
  const columns: readonly (Column | null)[] = hasHeadings
    ? headings
    : [...(hasNames ? ['name' as const] : []), ...TIMES].map((key) => ({ key, unit: selected }));

  const rowOf = (cells: readonly string[], number: number): ScheduleRow | null => {
    const cellOf = (key: Column['key']) => {
      const index = columns.findIndex((column) => column?.key === key);
      return { cell: cells[index] ?? '', unit: columns[index]?.unit ?? selected };
    };
    const timeOf = (key: Time, missing: number | null) => {
      const { cell, unit } = cellOf(key);
      const value = cell === '' ? missing : read(cell, unit);
      const column = table.columns.find((each) => each.key === key);
      return value !== null && column && value >= column.min && value <= column.max ? value : null;
    };
    const c_us = timeOf('c_us', null);
    const t_us = timeOf('t_us', null);
    const d_us = timeOf('d_us', t_us);
    const j_us = timeOf('j_us', 0);
    const b_us = timeOf('b_us', 0);
    if (c_us === null || t_us === null || d_us === null || j_us === null || b_us === null)
      return null;
    const name = cleanName(cellOf('name').cell) || language.nameOf(number);
    return { name, c_us, t_us, d_us, j_us, b_us };
  };

  const rows: ScheduleRow[] = [];
  const notes: [number, Reason][] = [];
  for (const { number, cells } of hasHeadings ? lines.slice(1) : lines) {
    const row = rowOf(cells, rows.length + 1);
    if (sign === 'either' && cells.some(isUnclear)) notes.push([number, 'unclear']);
    else if (row === null) notes.push([number, 'unreadable']);
    else if (rows.length === table.most) notes.push([number, 'tooMany']);
    else rows.push(row);
  }
  if (rows.length === 0 && notes.length === 0) notes.push([0, 'empty']);
  return { rows, notes };
}
