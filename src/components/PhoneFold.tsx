import type { ReactNode } from 'react';
import styles from './PhoneFold.deferred.module.css';

interface PhoneFoldProps {
  /** Of several with one name, one is open at a time. */
  name?: string;
  open?: boolean;
  /** The row that opens it, on a phone only. */
  summary: ReactNode;
  children: ReactNode;
}

/** Folded on a phone; in a wider window and on paper all of it is shown, and nothing is there to press. */
export function PhoneFold({ name, open, summary, children }: PhoneFoldProps) {
  return (
    <details className={styles.fold} name={name} open={open}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
