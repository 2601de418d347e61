import { type ClipboardEvent, type Dispatch, type KeyboardEvent, memo, useRef } from 'react';
import type { Column, Row, Rows, Table } from '../../calculations/input.ts';
import { richHtml } from '../../calculations/richText.ts';
import { cellText, rowName, type TableWords } from '../../calculations/statement.ts';
import { stripBreakMarks } from '../../lib/breaks.ts';
import { marksFor, named } from '../../lib/joiners.ts';
import { fillText } from '../../lib/placeholders.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import fieldStyles from '../shared/underlinedField.deferred.module.css';
import calculationStyles from './Calculation.deferred.module.css';
import type { CalculationEvent, CalculationState } from './calculationReducer.ts';
import type { CalculationWords } from './calculationWords.ts';
import { Html } from './Html.tsx';
import { NumberField } from './NumberField.tsx';
import { PasteLine } from './PasteLine.tsx';
import type { ReadRows } from './readRows.ts';
import styles from './TableFields.deferred.module.css';
import { cellId } from './tableField.ts';
import { usePaste } from './usePaste.ts';

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
  /** Reads a table that is pasted; undefined where none is. */
  readRows?: ReadRows | undefined;
  /** Before React the rows are text. */
  isLive?: boolean;
  /** Keys of the results' columns, and the results of each row; `null` while they are computed. */
  columns?: readonly string[];
  results?: readonly (readonly string[])[] | null;
  /** The row that the drawing shows, if the visitor asked for one. */
  shownRow?: number | null;
}

const NO_COLUMNS: readonly string[] = [];

/** Rows that a visitor types, adds, orders and pastes. `memo`, because rules leave them as they are. */
export const TableFields = memo(function TableFields({
  isLive = true,
  columns: resultColumns = NO_COLUMNS,
  results = null,
  shownRow = null,
  ...props
}: TableFieldsProps) {
  const { table, rows, words, presetNames, labels, typed, locale, dispatch, readRows } = props;
  const { name: tableName, columns } = table;
  const hasResults = resultColumns.length > 0;
  const body = useRef<HTMLTableSectionElement>(null);
  const paste = usePaste(table, rows, locale, dispatch, readRows);
  const dispatchMove = (row: number, by: 1 | -1) =>
    dispatch({ type: 'rowMoved', table: tableName, row, by });
  const move = (event: KeyboardEvent<HTMLTableRowElement>, row: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (!event.altKey || by === null) return;
    event.preventDefault();
    const to = body.current?.children[row + by];
    if (!to) return;
    dispatchMove(row, by);
    // Rows have no identity of their own, so the field of the same column takes the focus along.
    const cells = [...event.currentTarget.children];
    const at = cells.findIndex((cell) => cell.contains(document.activeElement));
    const [field] = to.children[at]?.getElementsByTagName('input') ?? [];
    field?.focus();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (paste.paste(event.clipboardData.getData('text/plain'))) event.preventDefault();
  };
  const numberCell = (row: Row, index: number, column: Column, shown: string) => {
    const text = cellText(row[column.key], locale);
    if (!isLive) return <TranslatableText>{text}</TranslatableText>;
    const id = cellId(table, index, column);
    return (
      <NumberField
        name={id}
        label={stripBreakMarks(
          `${shown}${marksFor(words.row).comma}${words.columns[column.key] ?? ''}`,
        )}
        text={typed?.name === id ? typed.text : text}
        dispatch={dispatch}
      />
    );
  };
  const nameCell = (index: number, shown: string) => {
    if (!isLive) return <TranslatableText className={styles.name}>{shown}</TranslatableText>;
    const id = cellId(table, index, null);
    return (
      <input
        className={`${fieldStyles.underlined} ${styles.name}`}
        type="text"
        autoComplete="off"
        maxLength={24}
        aria-label={`${shown}${marksFor(words.row).comma}${labels.rowName}`}
        value={typed?.name === id ? typed.text : shown}
        onChange={({ target }) => dispatch({ type: 'typed', name: id, text: target.value })}
        onBlur={() => dispatch({ type: 'left' })}
      />
    );
  };
  return (
    <div className={styles.scroll} onPaste={onPaste}>
      <table className={`${styles.tasks} ${hasResults ? styles.wide : ''}`}>
        <TranslatableText as="caption" className="visually-hidden">
          {words.name}
        </TranslatableText>
        <thead>
          <tr>
            {hasResults && <td />}
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
            {resultColumns.map((key) => (
              <TranslatableText as="th" scope="col" key={key}>
                {words.results?.[key] ?? ''}
              </TranslatableText>
            ))}
            <td />
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, index) => {
            const shown = rowName(row, index, presetNames, words);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity than their place
              <tr key={index} onKeyDown={(event) => move(event, index)}>
                {hasResults && (
                  <td className={styles.number}>
                    {isLive ? (
                      <button
                        type="button"
                        aria-label={stripBreakMarks(
                          named(String(index + 1), fillText(labels.showRow, { name: shown })),
                        )}
                        aria-pressed={shownRow === index}
                        onClick={() => dispatch({ type: 'rowShown', row: index })}
                      >
                        <TranslatableText>{String(index + 1)}</TranslatableText>
                      </button>
                    ) : (
                      <TranslatableText>{String(index + 1)}</TranslatableText>
                    )}
                  </td>
                )}
                {table.named && <th scope="row">{nameCell(index, shown)}</th>}
                {columns.map((column) => (
                  <td key={column.key} data-label={words.columns[column.key]}>
                    {numberCell(row, index, column, shown)}
                  </td>
                ))}
                {resultColumns.map((key, at) => (
                  <td key={key} className={styles.result} data-label={words.results?.[key]}>
                    <Html as="span" html={results ? richHtml(results[index]?.[at] ?? '') : null} />
                  </td>
                ))}
                <td className={`${styles.tools} ${calculationStyles.live}`}>
                  {index > 0 && (
                    <button
                      type="button"
                      aria-label={fillText(labels.moveUp, { name: shown })}
                      onClick={() => dispatchMove(index, -1)}
                    >
                      <TranslatableText>↑</TranslatableText>
                    </button>
                  )}
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
      {paste.pasted && (
        <PasteLine
          {...{ table, paste, labels, locale }}
          pasted={paste.pasted}
          count={rows.length}
        />
      )}
      <div className={styles.actions}>
        {rows.length < table.most && (
          <button
            type="button"
            className={calculationStyles.live}
            onClick={() => dispatch({ type: 'rowAdded', table: tableName })}
          >
            <TranslatableText>{fillText(labels.addRow, { name: words.name })}</TranslatableText>
          </button>
        )}
        {table.sorts?.map(({ key }) => (
          <button
            type="button"
            className={calculationStyles.live}
            key={key}
            onClick={() => dispatch({ type: 'rowsSorted', table: tableName, key })}
          >
            <TranslatableText>{words.sorts?.[key] ?? ''}</TranslatableText>
          </button>
        ))}
        {words.hint !== undefined && (
          <TranslatableText as="p" className="note">
            {words.hint}
          </TranslatableText>
        )}
      </div>
    </div>
  );
});
