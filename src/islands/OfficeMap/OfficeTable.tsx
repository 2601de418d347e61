import { Table } from '../../components/Table.tsx';
import { addressLink } from '../../lib/mail.ts';
import type { MapOffice } from '../../lib/map/mapOffices.ts';
import { fillText } from '../../lib/placeholders.ts';
import { clockTime } from '../../lib/workingHours.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import { HoursLine } from './HoursLine.tsx';
import { HourTicks } from './HourTicks.tsx';
import { LocalTime } from './LocalTime.tsx';
import styles from './OfficeTable.deferred.module.css';
import { hoursText, type ListWords, type OfficeHours, officeHours } from './officeHours.ts';
import { type ShownHour, useShownHour } from './useShownHour.ts';
import { VisitorRow } from './VisitorRow.tsx';

export interface OfficeTableProps {
  /** In the order of the list. */
  offices: readonly MapOffice[];
  words: ListWords;
  locale: string;
}

/** Each row has the id of its office: /contact#berlin. The times of the rows come before React; the hours with it. */
export function OfficeTable({ offices, words, locale }: OfficeTableProps) {
  const hour = useShownHour();
  const { shown } = hour;
  // The label is city and country: more than that is a street.
  const isDetailed = offices.some(
    ({ label, rest, phone, email }) => phone || email || !label.includes(rest),
  );
  const hours = offices.map((office) => shown && officeHours(office, shown));
  return (
    <Table
      className={`${styles.offices} ${isDetailed ? styles.detailed : ''}`}
      caption={words.caption}
      columns={[
        words.office,
        words.country,
        words.time,
        { visuallyHidden: words.columnOfHours, drawn: <HourTicks locale={locale} /> },
      ]}
    >
      {offices.map((office, index) => (
        <OfficeRow
          key={office.id}
          office={office}
          hours={hours[index] ?? null}
          {...{ hour, words, locale }}
        />
      ))}
      <VisitorRow
        words={words}
        locale={locale}
        hour={hour}
        open={hours.filter((each) => each?.state === 'open').length}
        offices={offices.length}
      />
    </Table>
  );
}

interface OfficeRowProps extends Omit<OfficeTableProps, 'offices'> {
  office: MapOffice;
  hour: ShownHour;
  /** Unknown before React. */
  hours: OfficeHours | null;
}

function OfficeRow({ office, hours, hour, words, locale }: OfficeRowProps) {
  const { id, name, joint, rest, day, phone, email, link } = office;
  const opening = day && {
    from: clockTime(day.from, locale),
    to: clockTime(day.to, locale),
  };
  return (
    <tr id={id}>
      <th className="title" scope="row">
        <a className={`link ${styles.city}`} href={link}>
          <TranslatableText>{name}</TranslatableText>
          <TranslatableText className="visually-hidden">{` ${words.link}`}</TranslatableText>
        </a>
      </th>
      <td className={styles.address}>
        {joint === ', ' && (
          <TranslatableText className="visually-hidden">{`${name}, `}</TranslatableText>
        )}
        <TranslatableText>{rest}</TranslatableText>
        {opening && (
          <TranslatableText className={styles.reach}>
            {fillText(words.opening, opening)}
          </TranslatableText>
        )}
        {phone && (
          <a className={`link ${styles.reach}`} href={`tel:${phone.replaceAll(' ', '')}`}>
            <TranslatableText className="ltr">{phone.replaceAll(' ', '\u00a0')}</TranslatableText>
          </a>
        )}
        {email && (
          <a className={`link ${styles.reach}`} href={addressLink(email)}>
            <TranslatableText>{email}</TranslatableText>
          </a>
        )}
      </td>
      <td className={`screen-only ${styles.time}`}>
        <LocalTime office={office} at={hour.isPulled ? hour.shown : null} />
        {hours && (
          <TranslatableText className={styles.state}>{words.hours[hours.state]}</TranslatableText>
        )}
      </td>
      <td className={`screen-only ${styles.hours}`}>
        {hours && hour.shown && (
          <HoursLine
            label={fillText(hours.shared.length > 0 ? words.shared : words.notShared, {
              office: name,
              hours: hoursText(hours.shared, words, locale),
            })}
            {...hours}
            now={hour.shown}
          />
        )}
      </td>
    </tr>
  );
}
