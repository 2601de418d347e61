import { Table } from '../../components/Table.tsx';
import type { PrivacyContent } from '../../content/schemas/legal.ts';
import type { StoredEntry } from '../../lib/privacy.ts';
import styles from './StorageTable.deferred.module.css';

interface StorageTableProps {
  content: PrivacyContent['kept'];
  entries: readonly StoredEntry[];
}

export function StorageTable({ content, entries }: StorageTableProps) {
  const { columns, items, where, until } = content;
  return (
    <Table
      className={styles.table}
      caption={content.title}
      columns={[columns.what, columns.key, columns.where, columns.until]}
    >
      {entries.map((entry) => (
        <tr key={entry.key}>
          <th scope="row">
            <span className={`title ${styles.name}`}>{items[entry.item].title}</span>
            <span className={styles.reason}>{items[entry.item].text}</span>
          </th>
          <td>
            <Column name={columns.key} />
            <code>{entry.key}</code>
          </td>
          <td>
            <Column name={columns.where} />
            {where[entry.storage]}
          </td>
          <td>
            <Column name={columns.until} />
            {until[entry.until]}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** Repeats the column's name on a phone, where the table head is hidden. */
const Column = ({ name }: { name: string }) => (
  <span className={`note ${styles.column}`} aria-hidden="true">
    {name}
  </span>
);
