import '../../styles/documentRow.deferred.css';
import { type ReactNode, useId } from 'react';
import styles from './Row.deferred.module.css';

interface RowProps {
  title: string;
  /** Below the heading. */
  text?: string;
  /** In the address of its place. */
  anchor?: string;
  children: ReactNode;
}

/** A part of the example: its heading in the margin, its tables beside it. */
export function Row({ title, text, anchor, children }: RowProps) {
  const id = useId();
  return (
    <section
      className={`wrap grid document-section document-row ${styles.row}`}
      id={anchor}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <h2 className="title" id={id}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
