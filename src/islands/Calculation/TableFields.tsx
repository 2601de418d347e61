import { type ClipboardEvent, type Dispatch, type KeyboardEvent, memo } from 'react';
import type { Column, Rows, Table } from '../../calculations/input.ts';
import { cellText, rowName, type TableWords } from '../../calculations/statement.ts';
import { stripBreakMarks } from '../../lib/breaks.ts';
import { marksFor } from '../../lib/joiners.ts';
import { fillText } from '../../lib/placeholders.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import fieldStyles from '../shared/underlinedField.deferred.module.css';
import type { CalculationEvent, CalculationState } from './calculationReducer.ts';
import type { CalculationWords } from './calculationWords.ts';
import { NumberField } from './NumberField.tsx';
import styles from './TableFields.deferred.module.css';
import { cellId } from './tableField.ts';

interface TableFieldsProps {
  table: Table;
  rows: Rows;
  words: TableWords;
  /** Of the preset that is set. */
  presetNames: readonly string[] | undefined;
  labels: CalculationWords['labels'];
  typed: CalculationState['typed'];
  locale: string;
  dispatch: Dispatch<CalculationEvent>;
  /** A text of several cells that is pasted; undefined where it is the text of one field. */
  onPaste: (table: Table, text: string) => boolean;
}

/** Rows that a visitor types, adds, orders and pastes. `memo`, because rules leave them as they are. */
export const TableFields = memo(function TableFields({
  table,
  rows,
  words,
  presetNames,
  labels,
  typed,
  locale,
  dispatch,
  onPaste,
}: TableFieldsProps) {
  const { name: tableName, columns } = table;
  const move = (event: KeyboardEvent, row: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (!event.altKey || by === null) return;
    event.preventDefault();
    dispatch({ type: 'rowMoved', table: tableName, row, by });
  };
  const paste = (event: ClipboardEvent) => {
    if (onPaste(table, event.clipboardData.getData('text/plain'))) event.preventDefault();
  };
  return (
    <div className={styles.scroll} onPaste={paste}>
      <table className={styles.tasks}>
        <TranslatableText as="caption" className="visually-hidden">
          {words.name}
        </TranslatableText>
        <thead>
          <tr>
            {table.named && (
              <TranslatableText as="th" scope="col">
                {labels.rowName}
              </TranslatableText>
            )}
            {columns.map(({ key, unit }) => (
              <TranslatableText as="th" scope="col" key={key}>
                {`${words.columns[key] ?? ''} ${unit}`.trim()}
              </TranslatableText>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const shown = rowName(row, index, presetNames, words);
            const labelOf = (column: Column) =>
              stripBreakMarks(
                `${shown}${marksFor(words.row).comma}${words.columns[column.key] ?? ''}`,
              );
            const nameId = cellId(table, index, null);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity than their place
              <tr key={index} onKeyDown={(event) => move(event, index)}>
                {table.named && (
                  <th scope="row">
                    <input
                      className={`${fieldStyles.underlined} ${styles.name}`}
                      type="text"
                      autoComplete="off"
                      maxLength={24}
                      aria-label={`${shown}${marksFor(words.row).comma}${labels.rowName}`}
                      value={typed?.name === nameId ? typed.text : shown}
                      onChange={({ target }) =>
                        dispatch({ type: 'typed', name: nameId, text: target.value })
                      }
                      onBlur={() => dispatch({ type: 'left' })}
                    />
                  </th>
                )}
                {columns.map((column) => {
                  const id = cellId(table, index, column);
                  const text = cellText(row[column.key], locale);
                  return (
                    <td key={column.key}>
                      <NumberField
                        name={id}
                        label={labelOf(column)}
                        text={typed?.name === id ? typed.text : text}
                        dispatch={dispatch}
                      />
                    </td>
                  );
                })}
                <td className={styles.tools}>
                  {rows.length > table.least && (
                    <button
                      type="button"
                      aria-label={fillText(labels.removeRow, { name: shown })}
                      onClick={() => dispatch({ type: 'rowRemoved', table: tableName, row: index })}
                    >
                      <TranslatableText>×</TranslatableText>
                    </button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {rows.length < table.most && (
        <button
          type="button"
          className={styles.add}
          onClick={() => dispatch({ type: 'rowAdded', table: tableName })}
        >
          <TranslatableText>{fillText(labels.addRow, { name: words.name })}</TranslatableText>
        </button>
      )}
    </div>
  );
});
