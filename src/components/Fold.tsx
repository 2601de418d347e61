import type { ReactNode } from 'react';
import styles from './Fold.deferred.module.css';

interface FoldProps {
  summary: ReactNode;
  children: ReactNode;
}

/** Folded on screen, where the browser's search opens it; on paper all of it is shown. */
export function Fold({ summary, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
