import { Table } from '../../components/Table.tsx';
import type { ContactContent } from '../../content/schemas/contact.ts';
import type { Office } from '../../content/schemas/offices.ts';
import { addressLines } from '../../lib/address.ts';
import { LINKED_HOSTS } from '../../lib/elsewhere.ts';
import { zoneName } from '../../lib/localTime.ts';
import { type Compass, coordinatesText } from '../../lib/map/coordinates.ts';
import { fillText } from '../../lib/placeholders.ts';
import styles from './OfficeTable.later.module.css';

export interface OfficeTableProps {
  offices: readonly Office[];
  content: ContactContent['list'];
  compass: Compass;
  locale: string;
}

/** The offices without the map. Rows have the office's id: /contact#berlin. */
export function OfficeTable({ offices, content, compass, locale }: OfficeTableProps) {
  return (
    <div className="wrap">
      <Table
        className={styles.offices}
        caption={content.caption}
        columns={[
          content.office,
          content.country,
          content.position,
          content.time,
          { unseen: content.link },
        ]}
      >
        {offices.map((office) => (
          <OfficeRow
            key={office.id}
            office={office}
            content={content}
            position={coordinatesText(office, compass, locale)}
            zone={zoneName(office.timeZone, locale)}
          />
        ))}
      </Table>
    </div>
  );
}

interface OfficeRowProps {
  office: Office;
  content: ContactContent['list'];
  position: string;
  /** Stands until the script knows the time. */
  zone: string;
}

function OfficeRow({ office, content, position, zone }: OfficeRowProps) {
  const { name, joint, rest } = addressLines(office);
  const linkOf = fillText(content.linkOf, { office: name });
  return (
    <tr id={office.id}>
      <th scope="row">{name}</th>
      <td className={styles.address}>
        {joint === ', ' && <span className="vh">{`${name}, `}</span>}
        {rest}
      </td>
      <td className={`note ${styles.position}`}>
        <span className="ltr">{position}</span>
      </td>
      <td className={styles.time}>
        <span data-time-zone={office.timeZone}>{zone}</span>
      </td>
      <td className={styles.link}>
        <a className="link" href={mapLink(office)}>
          {content.link}
          <span className="vh">{` ${linkOf}`}</span>
        </a>
      </td>
    </tr>
  );
}

/** A pin in the city, at the zoom that the map takes by itself. */
const mapLink = ({ latitude, longitude }: Office) =>
  `https://${LINKED_HOSTS.map}/?mlat=${latitude}&mlon=${longitude}`;
