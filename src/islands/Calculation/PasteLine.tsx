import { useEffect, useRef } from 'react';
import type { Table } from '../../calculations/input.ts';
import { joinSentences } from '../../calculations/statement.ts';
import { listText } from '../../lib/joiners.ts';
import { fillText } from '../../lib/placeholders.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import type { CalculationWords } from './calculationWords.ts';
import styles from './PasteLine.deferred.module.css';
import { PASTE_UNITS } from './readRows.ts';
import type { Pasted, usePaste } from './usePaste.ts';

interface PasteLineProps {
  table: Table;
  count: number;
  pasted: Pasted;
  paste: Pick<ReturnType<typeof usePaste>, 'readAs' | 'replace' | 'undo' | 'leave'>;
  labels: CalculationWords['labels'];
  locale: string;
}

const countOf = (count: number) => ({ count, word: String(count) });

/** No more than a table has rows: of a text that is no table, every line is unread. */
const firstOf = (lines: readonly string[], most: number) =>
  lines.length > most ? [...lines.slice(0, most), '…'] : lines;

/** What of the text could not be read. */
function notesText(
  { notes }: Pasted['read'],
  { most }: Table,
  labels: CalculationWords['labels'],
  locale: string,
) {
  const tooMany = notes.filter(([, reason]) => reason === 'tooMany').length;
  const linesOf = (wanted: (typeof notes)[number][1]) =>
    notes.flatMap(([line, reason]) => (reason === wanted ? [String(line)] : []));
  const unclear = firstOf(linesOf('unclear'), most);
  const unread = linesOf('unreadable').map((line) => fillText(labels.lineUnread, { line }));
  return joinSentences([
    unclear.length > 0
      ? fillText(labels.linesUnclear, { lines: listText(unclear, locale, 'narrow') })
      : '',
    ...firstOf(unread, most),
    tooMany > 0
      ? fillText(labels.linesTooMany, { most: String(most), count: String(tooMany) })
      : '',
  ]);
}

/** A line under the table: whether the pasted rows shall take the place of all, and then the way back. */
export function PasteLine({ table, count, pasted, paste, labels, locale }: PasteLineProps) {
  const { read, unit, before } = pasted;
  const first = useRef<HTMLButtonElement>(null);
  const isDone = before !== null;
  // The field that was pasted into is far from the question, and the button that was pressed is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question and each answer has its button
  useEffect(() => first.current?.focus(), [isDone, pasted.text]);
  const hasTimes = table.columns.some((column) => PASTE_UNITS.some((each) => each === column.unit));
  const isEmpty = read.rows.length === 0;
  const question = isEmpty
    ? labels.pasteNothing
    : isDone
      ? labels.pasteDone
      : fillText(labels.pasteAsk, { now: countOf(count), next: countOf(read.rows.length) }, locale);
  const text = joinSentences([question, notesText(read, table, labels, locale)]);
  return (
    <div className={styles.line}>
      <TranslatableText as="p" role="status">
        {text}
      </TranslatableText>
      {!isDone && hasTimes && (
        <label className={styles.unit}>
          <TranslatableText>{labels.pasteUnit}</TranslatableText>
          <select
            value={unit}
            onChange={({ target }) => {
              const chosen = PASTE_UNITS.find((each) => each === target.value);
              if (chosen) paste.readAs(chosen);
            }}
          >
            {PASTE_UNITS.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      )}
      {isDone ? (
        <button type="button" ref={first} onClick={paste.undo}>
          <TranslatableText>{labels.undo}</TranslatableText>
        </button>
      ) : (
        <>
          {!isEmpty && (
            <button type="button" ref={first} onClick={paste.replace}>
              <TranslatableText>{labels.pasteTake}</TranslatableText>
            </button>
          )}
          <button type="button" ref={isEmpty ? first : null} onClick={paste.leave}>
            <TranslatableText>{labels.pasteLeave}</TranslatableText>
          </button>
        </>
      )}
    </div>
  );
}
