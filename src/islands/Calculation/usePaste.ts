import { type Dispatch, useState } from 'react';
import type { Rows, Table } from '../../calculations/input.ts';
import type { CalculationEvent } from './calculationReducer.ts';
import { isTableText, type PastedRows, type PasteUnit, type ReadRows } from './readRows.ts';

export interface Pasted {
  readonly text: string;
  readonly unit: PasteUnit;
  readonly read: PastedRows;
  /** The rows that it has replaced; `null` while the visitor is asked. */
  readonly before: Rows | null;
  /** The rows that it has become: after another change there is nothing to undo. */
  readonly after: Rows | null;
}

/** A table that is pasted into any cell is read, asked about, and can be taken back. */
export function usePaste(
  table: Table,
  rows: Rows,
  locale: string,
  dispatch: Dispatch<CalculationEvent>,
  readRows: ReadRows | undefined,
) {
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const ask = (text: string, unit: PasteUnit) => {
    if (!readRows) return;
    setPasted({ text, unit, read: readRows(text, unit, locale), before: null, after: null });
  };
  const replaceBy = (next: Rows) =>
    dispatch({ type: 'rowsReplaced', table: table.name, rows: next });
  const isOver = pasted?.after != null && pasted.after !== rows;
  return {
    pasted: isOver ? null : pasted,
    /** Whether the text was a table. */
    paste: (text: string): boolean => {
      if (!readRows || !isTableText(text)) return false;
      ask(text, 'µs');
      return true;
    },
    readAs: (unit: PasteUnit) => pasted && ask(pasted.text, unit),
    replace: () => {
      if (!pasted) return;
      const { rows: next } = pasted.read;
      replaceBy(next);
      setPasted({ ...pasted, before: rows, after: next });
    },
    undo: () => {
      if (pasted?.before) replaceBy(pasted.before);
      setPasted(null);
    },
    leave: () => setPasted(null),
  };
}
