import type { Notice } from '../../calculations/address.ts';
import type { Calculation } from '../../calculations/definition.ts';
import { numberText, unitText, withUnit } from '../../calculations/numberText.ts';
import { marksFor } from '../../lib/joiners.ts';
import { fillText } from '../../lib/placeholders.ts';
import type { CalculationWords } from './calculationWords.ts';
import { cellOf } from './tableField.ts';

/**
 * Signs of what was asked for that a notice repeats: more would let a link put a sentence on the page, and marks of
 * direction would turn round the rest of the notice.
 */
const MOST_REPEATED = 20;

function shortened(asked: string): string {
  const signs = [...asked.replace(/\p{Bidi_Control}/gu, '')];
  return signs.length > MOST_REPEATED
    ? `${signs.slice(0, MOST_REPEATED).join('')}…`
    : signs.join('');
}

/** A line for everything of the address, or of what was typed, that could not be taken as it is. */
export function noticeTexts(
  notices: readonly Notice[],
  { content, labels, locale }: CalculationWords,
  { inputs, tables }: Calculation,
  /** Of the rows in the table that has names. */
  rowNames: readonly string[] = [],
): string[] {
  /** Of an input, a table, or a cell: "Task 2, period". */
  function nameOf(name: string): string {
    const cell = cellOf(tables, name);
    const words = content.tables[cell?.table.name ?? name];
    if (!cell?.column || !words) return content.inputs[name] ?? words?.name ?? '';
    const row =
      (cell.table.named && rowNames[cell.row]) ||
      fillText(words.row, { number: String(cell.row + 1) });
    return `${row}${marksFor(row).comma}${words.columns[cell.column.key] ?? ''}`;
  }
  const unitOf = (name: string) =>
    inputs.find((input) => input.name === name)?.unit ?? cellOf(tables, name)?.column?.unit ?? '';
  return notices.map((notice) => {
    if (notice.kind === 'oldVersion') return labels.oldVersion;
    if (notice.kind === 'newerVersion') return labels.newerVersion;
    if (notice.kind === 'upgraded') return content.notices[notice.key] ?? '';
    const name = nameOf(notice.name);
    if (notice.kind === 'tooManyRows')
      return fillText(labels.tooManyRows, {
        name,
        asked: notice.asked,
        most: String(tables.find((table) => table.name === notice.name)?.most ?? 0),
      });
    const values = { name, asked: shortened(notice.asked) };
    const text =
      notice.kind === 'unreadable'
        ? fillText(labels.unreadable, values)
        : fillText(labels.clamped, {
            ...values,
            used: withUnit(
              numberText(notice.used, locale, 5),
              unitText(unitOf(notice.name), labels.units),
              locale,
            ),
          });
    return notice.isOfA ? fillText(labels.inA, { text }) : text;
  });
}
