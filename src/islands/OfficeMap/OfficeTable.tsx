import { useRef } from 'react';
import { Table } from '../../components/Table.tsx';
import type { ContactContent } from '../../content/schemas/contact.ts';
import type { MapOffice } from '../../lib/map/mapOffices.ts';
import { fillText } from '../../lib/placeholders.ts';
import { Text } from '../shared/Text.tsx';
import { LocalTime } from './LocalTime.tsx';
import styles from './OfficeTable.later.module.css';
import { useFound } from './useFound.ts';

export interface OfficeTableProps {
  offices: readonly MapOffice[];
  words: ContactContent['list'];
  /** The mouse is on this office's row, or on none. */
  onPoint: (office: MapOffice | null) => void;
  onFocus: (office: MapOffice | null) => void;
}

/** The offices without the map. Rows have the office's id: /contact#berlin. */
export function OfficeTable({ offices, words, onPoint, onFocus }: OfficeTableProps) {
  return (
    <div className="wrap">
      <Table
        className={styles.offices}
        caption={words.caption}
        columns={[words.office, words.country, words.position, words.time, { unseen: words.link }]}
      >
        {offices.map((office) => (
          <OfficeRow
            key={office.id}
            office={office}
            words={words}
            onPoint={onPoint}
            onFocus={onFocus}
          />
        ))}
      </Table>
    </div>
  );
}

interface OfficeRowProps extends Omit<OfficeTableProps, 'offices'> {
  office: MapOffice;
}

function OfficeRow({ office, words, onPoint, onFocus }: OfficeRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  const { id, name, joint, rest, coordinates, link } = office;
  useFound(
    row,
    () => onPoint(office),
    () => onFocus(office),
  );
  return (
    <tr
      ref={row}
      id={id}
      // A finger that scrolls over the list points at nothing.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(office)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onFocus(office)}
      onBlur={() => onFocus(null)}
    >
      <Text as="th" scope="row">
        {name}
      </Text>
      <td className={styles.address}>
        {joint === ', ' && <Text className="vh">{`${name}, `}</Text>}
        <Text>{rest}</Text>
      </td>
      <td className={`note ${styles.position}`}>
        <Text className="ltr">{coordinates}</Text>
      </td>
      <td className={styles.time}>
        <LocalTime office={office} />
      </td>
      <td className={styles.link}>
        <a className="link" href={link}>
          <Text>{words.link}</Text>
          <Text className="vh">{` ${fillText(words.linkOf, { office: name })}`}</Text>
        </a>
      </td>
    </tr>
  );
}
