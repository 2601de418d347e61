import type { ReactNode } from 'react';
import styles from './Table.later.module.css';

export interface TableProps {
  /** For screen readers: a heading stands above the table. */
  caption: string;
  /** Names, each another; one that is not seen is still heard. */
  columns: readonly (string | { unseen: string })[];
  className: string | undefined;
  /** Its rows. */
  children: ReactNode;
}

/**
 * Rows between lines; on a phone each row is a block, and the names of the columns are only heard. In an
 * island React hydrates it without comparing its words, which a translator may have replaced.
 */
export function Table({ caption, columns, className, children }: TableProps) {
  return (
    <table className={`${styles.table} ${className}`}>
      <caption className="vh" suppressHydrationWarning>
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
              <th key={column.unseen} scope="col">
                <span className="vh" suppressHydrationWarning>
                  {column.unseen}
                </span>
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
