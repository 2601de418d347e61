import type { Dispatch } from 'react';
import { type Calculation, presetOfTable } from '../../calculations/definition.ts';
import type { Setting } from '../../calculations/input.ts';
import type { SpokenResult } from '../../calculations/statement.ts';
import type { CalculationEvent, CalculationState } from './calculationReducer.ts';
import type { CalculationWords } from './calculationWords.ts';
import styles from './ResultTable.deferred.module.css';
import type { ReadRows } from './readRows.ts';
import { TableFields } from './TableFields.tsx';

interface ResultTableProps {
  calculation: Calculation;
  setting: Setting;
  typed: CalculationState['typed'];
  /** The row that the drawing shows, if the visitor asked for one. */
  shownRow: number | null;
  said: SpokenResult | null;
  words: CalculationWords;
  isLive: boolean;
  dispatch: Dispatch<CalculationEvent>;
  readRows: ReadRows | undefined;
}

/** The table under the drawing, each row with its results. Without React it is text. */
export function ResultTable({
  calculation,
  setting,
  typed,
  shownRow,
  said,
  words,
  isLive,
  dispatch,
  readRows,
}: ResultTableProps) {
  const { content, labels, locale } = words;
  const { resultTable, tables } = calculation;
  const table = tables.find(({ name }) => name === resultTable?.table);
  const tableWords = table && content.tables[table.name];
  if (!resultTable || !table || !tableWords) return null;
  const preset = presetOfTable(calculation, setting, table.name)?.key ?? '';
  return (
    <div className={styles.table}>
      <TableFields
        {...{ table, labels, locale, typed, dispatch, readRows, isLive, shownRow }}
        rows={setting.tables[table.name] ?? table.default}
        words={tableWords}
        presetNames={content.presets[preset]?.rows}
        columns={resultTable.columns}
        results={said?.rows() ?? null}
      />
    </div>
  );
}
