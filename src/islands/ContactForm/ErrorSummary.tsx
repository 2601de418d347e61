import type { Ref } from 'react';
import type { FieldName } from '../../lib/messageFields.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import styles from './ErrorSummary.deferred.module.css';

interface SummaryItem {
  field: FieldName;
  /** Id of the field's control. */
  id: string;
  /** What was wrong with it at the last attempt to send. */
  error: string;
  isFixed: boolean;
}

interface ErrorSummaryProps {
  ref: Ref<HTMLElement>;
  /** Id of its heading. */
  id: string;
  /** For one field left to fix, two, and so on; the last one also serves more fields. */
  titles: readonly string[];
  /** When every listed field is fixed. */
  fixed: string;
  items: readonly SummaryItem[];
  /** Every error is in view at its field: only assistive technology, and a keyboard that goes to it, needs the list. */
  isQuiet: boolean;
  onPick: (field: FieldName) => void;
}

/** A line that was fixed is crossed out rather than removed, so that nothing moves while someone types. */
export function ErrorSummary({ ref, id, isQuiet, ...props }: ErrorSummaryProps) {
  const { titles, fixed, items, onPick } = props;
  const left = items.filter(({ isFixed }) => !isFixed).length;
  return (
    <section
      className={styles.summary}
      ref={ref}
      aria-labelledby={id}
      tabIndex={-1}
      data-fixed={left === 0 || undefined}
      data-quiet={isQuiet || undefined}
    >
      <TranslatableText as="h3" className={styles.title} id={id}>
        {titles.slice(0, left).at(-1) ?? fixed}
      </TranslatableText>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.field} data-fixed={item.isFixed || undefined}>
            <TranslatableText
              as="a"
              className="link"
              href={`#${item.id}`}
              onClick={(event) => {
                event.preventDefault(); // the focus moves, the address stays
                onPick(item.field);
              }}
            >
              {item.error}
            </TranslatableText>
          </li>
        ))}
      </ul>
    </section>
  );
}
