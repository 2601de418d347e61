import type { ReactNode } from 'react';
import styles from './Fold.deferred.module.css';

interface FoldProps {
  /** In a wider window all of it is shown, and nothing is there to press. */
  onPhone?: boolean;
  summary: ReactNode;
  children: ReactNode;
}

/** Folded on screen, where the browser's search opens it; on paper all of it is shown. */
export function Fold({ onPhone = false, summary, children }: FoldProps) {
  return (
    <details className={onPhone ? `${styles.fold} ${styles.onPhone}` : styles.fold}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
