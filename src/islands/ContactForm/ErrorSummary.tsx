import type { Ref } from 'react';
import type { FieldName } from './contactForm.ts';
import styles from './ErrorSummary.module.css';

export interface SummaryItem {
  field: FieldName;
  /** Id of the field's control. */
  id: string;
  text: string;
  /** Mended since: crossed out rather than removed, so that nothing moves while someone types. */
  mended: boolean;
}

export interface ErrorSummaryProps {
  id: string;
  title: string;
  items: readonly SummaryItem[];
  ref: Ref<HTMLElement>;
  onChoose: (field: FieldName) => void;
}

export function ErrorSummary({ id, title, items, ref, onChoose }: ErrorSummaryProps) {
  return (
    <section className={styles.summary} ref={ref} aria-labelledby={id} tabIndex={-1}>
      <h3 className={styles.title} id={id}>
        {title}
      </h3>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.field} data-mended={item.mended || undefined}>
            <a
              className="link"
              href={`#${item.id}`}
              onClick={(event) => {
                event.preventDefault(); // the focus moves, the address stays
                onChoose(item.field);
              }}
            >
              {item.text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
