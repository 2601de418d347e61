/**
 * How entries become lines of the message. The message is the visitor's: a line is changed or removed only while it
 * stands there exactly as it was written here, and everything else is left as it is.
 */
import { named } from '../joiners.ts';
import { oneLine } from '../mail.ts';
import type { Entries, Entry } from './brief.ts';

export interface Written {
  message: string;
  entries: Entries;
}

const lineOf = ({ label, text }: Pick<Entry, 'label' | 'text'>) =>
  named(label, oneLine(text).trim());

const rowsOf = (message: string) => (message === '' ? [] : message.split('\n'));

/** The line that the entry should have now. */
export const wantedLine = (entry: Entry) =>
  entry.isLeftOut || entry.isEdited || entry.text.trim() === '' ? undefined : lineOf(entry);

function withLine({ line: _before, ...entry }: Entry, line: string | undefined): Entry {
  return line === undefined ? entry : { ...entry, line };
}

/**
 * After the visitor has edited the message: a line that no longer stands there once, exactly as it was written, is
 * theirs. Twice is not once: nobody could say which of the two was typed by hand.
 */
export function noticeEdits({ message, entries }: Written): Entries {
  const rows = rowsOf(message);
  const isUntouched = ({ line }: Entry) =>
    line === undefined || rows.filter((row) => row === line).length === 1;
  if (Object.values(entries).every(isUntouched)) return entries;
  return Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => [
      key,
      isUntouched(entry) ? entry : { ...withLine(entry, undefined), isEdited: true as const },
    ]),
  );
}

/** The message without one row for each of these lines, the first that says it. */
export function withoutLines(message: string, lines: readonly string[]): string {
  const rows = rowsOf(message);
  for (const line of lines) if (rows.includes(line)) rows.splice(rows.indexOf(line), 1);
  return rows.join('\n');
}

/** After the line of the entry before it, else before the line of the next one, else at the end. */
function placeFor(
  key: string,
  rows: readonly string[],
  entries: Entries,
  order: readonly string[],
): number {
  const rowOf = (other: string) => {
    const line = entries[other]?.line;
    return line === undefined ? -1 : rows.indexOf(line);
  };
  const at = order.indexOf(key);
  const before = order.slice(0, at).map(rowOf);
  const after = order.slice(at + 1).map(rowOf);
  const isThere = (row: number) => row >= 0;
  const previous = before.findLast(isThere);
  return previous === undefined ? (after.find(isThere) ?? rows.length) : previous + 1;
}

/**
 * Brings the message up to date with the entries named in `order`; their lines stand in that order. Those named in
 * `removed` have none.
 */
export function writeLines(
  { message, entries }: Written,
  order: readonly string[],
  removed: readonly string[] = [],
): Written {
  const rows = rowsOf(message);
  let written = entries;
  // First what leaves: the same words may be the answer to another question.
  for (const key of [...removed, ...order]) {
    const entry = written[key];
    if (!entry) continue;
    const wanted = removed.includes(key) ? undefined : wantedLine(entry);
    if (wanted === entry.line) continue;
    const own = entry.line === undefined ? -1 : rows.indexOf(entry.line);
    // The same words stand there already, from another question or by hand: once is enough.
    const line = wanted !== undefined && rows.includes(wanted) ? undefined : wanted;
    const place = own >= 0 ? own : placeFor(key, rows, written, order);
    rows.splice(place, own >= 0 ? 1 : 0, ...(line === undefined ? [] : [line]));
    written = { ...written, [key]: withLine(entry, line) };
  }
  return { message: rows.join('\n'), entries: written };
}
