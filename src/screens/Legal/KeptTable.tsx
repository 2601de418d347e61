import { Table } from '../../components/Table.tsx';
import type { PrivacyContent } from '../../content/schemas/legal.ts';
import type { KeptItem } from '../../lib/privacy.ts';
import styles from './KeptTable.later.module.css';

export interface KeptTableProps {
  content: PrivacyContent['kept'];
  kept: readonly KeptItem[];
}

export function KeptTable({ content, kept }: KeptTableProps) {
  const { columns, items, where, until } = content;
  return (
    <Table
      className={styles.kept}
      caption={content.title}
      columns={[columns.what, columns.key, columns.where, columns.until]}
    >
      {kept.map((item) => (
        <tr key={item.key}>
          <th scope="row">
            <span className={styles.name}>{items[item.purpose].title}</span>
            <span className={styles.reason}>{items[item.purpose].text}</span>
          </th>
          <td>
            <Column name={columns.key} />
            <code>{item.key}</code>
          </td>
          <td>
            <Column name={columns.where} />
            {where[item.storage]}
          </td>
          <td>
            <Column name={columns.until} />
            {until[item.until]}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** On a phone, where the row of names is gone; heard with the row of names anyway. */
const Column = ({ name }: { name: string }) => (
  <span className={`note ${styles.column}`} aria-hidden="true">
    {name}
  </span>
);
