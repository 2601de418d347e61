import { Fragment } from 'react';
import styles from './TermList.deferred.module.css';

export interface TermListProps {
  items: readonly { term: string; text: string }[];
  /** Sets the columns of the list, and with --row-columns and --row-padding the look of its rows. */
  className: string | undefined;
}

/**
 * Lines break between terms: nobody quotes half of a standard's number. Where a term alone is wider than its column, as
 * with large letters, it breaks at its spaces; a no-break space would set it over the text beside it.
 */
const Terms = ({ text }: { text: string }) =>
  text.split(/(?<=,) /).map((term, index) => (
    <Fragment key={term}>
      {index > 0 && ' '}
      <span className={styles.whole}>{term.replaceAll('\u00a0', ' ')}</span>
    </Fragment>
  ));

export function TermList({ items, className }: TermListProps) {
  return (
    <dl className={className}>
      {items.map(({ term, text }) => (
        <div key={term} className={styles.row}>
          <dt className={`ltr ${styles.term}`}>
            <Terms text={term} />
          </dt>
          <dd className={`quiet ${styles.text}`}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
