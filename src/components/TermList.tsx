import styles from './TermList.deferred.module.css';

export interface TermListProps {
  items: readonly { term: string; text: string }[];
  /** Sets the columns of the list, and with --row-columns and --row-padding the look of its rows. */
  className: string | undefined;
}

export function TermList({ items, className }: TermListProps) {
  return (
    <dl className={className}>
      {items.map(({ term, text }) => (
        <div key={term} className={styles.row}>
          <dt className={`ltr ${styles.term}`}>{term}</dt>
          <dd className={`quiet ${styles.text}`}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
