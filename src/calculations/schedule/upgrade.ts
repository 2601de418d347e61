import type { Upgraded } from '../definition.ts';
import { table } from './inputs.ts';

const BETWEEN_ROWS = '_';
/** A minus also stands in an exponent. */
const CELL = /(?<=[\d.])-/;

/** Execution, period and deadline; `null` where one of them is no number that a cell takes. */
function timesOf(line: string): readonly number[] | null {
  const cells = line.split(CELL).map((cell) => (cell.trim() === '' ? Number.NaN : Number(cell)));
  const columns = table.columns.slice(0, 3);
  const isRead =
    cells.length === columns.length &&
    columns.every(({ min, max }, at) => {
      const time = cells[at] ?? Number.NaN;
      return time >= min && time <= max;
    });
  return isRead ? cells : null;
}

/** Version 1 had neither names nor jitter nor blocking of one row, and took the priorities from the deadlines. */
export function upgrade(old: URLSearchParams): Upgraded {
  const query = new URLSearchParams(old);
  query.set('v', '2');
  const asked = old.get(table.name);
  if (asked === null) return { query, notices: [] };
  const rows = asked.split(BETWEEN_ROWS).map((line) => ({ line, times: timesOf(line) }));
  if (rows.some(({ times }) => times === null)) {
    query.delete(table.name);
    return { query, notices: ['unreadable'] };
  }
  const sorted = rows
    .toSorted((one, other) => (one.times?.[2] ?? 0) - (other.times?.[2] ?? 0))
    .map(({ line }) => line)
    .join(BETWEEN_ROWS);
  query.set(table.name, sorted);
  return { query, notices: sorted === asked ? [] : ['sorted'] };
}
