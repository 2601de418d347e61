import type { ReactNode } from 'react';
import styles from './Table.deferred.module.css';

interface TableProps {
  /** For screen readers only, since a heading stands above the table. */
  caption: string;
  /** Unique names; `visuallyHidden` is for screen readers only, and `drawn` is for all others. */
  columns: readonly (string | { visuallyHidden: string; drawn?: ReactNode })[];
  className: string | undefined;
  children: ReactNode;
}

/**
 * On a phone each row is a block, and the column names are visually hidden. `suppressHydrationWarning`:
 * a page translator may have replaced the words before an island hydrates.
 */
export function Table({ caption, columns, className, children }: TableProps) {
  return (
    <table className={`${styles.table} ${className}`}>
      <caption className="visually-hidden" suppressHydrationWarning>
        {caption}
      </caption>
      <thead>
        <tr>
          {columns.map((column) =>
            typeof column === 'string' ? (
              <th key={column} scope="col" suppressHydrationWarning>
                {column}
              </th>
            ) : (
              <th key={column.visuallyHidden} scope="col">
                <span className="visually-hidden" suppressHydrationWarning>
                  {column.visuallyHidden}
                </span>
                {column.drawn}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
