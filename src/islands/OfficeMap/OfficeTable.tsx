import { useRef } from 'react';
import { Table } from '../../components/Table.tsx';
import type { ContactContent } from '../../content/schemas/contact.ts';
import { addressLink } from '../../lib/mail.ts';
import type { MapOffice } from '../../lib/map/mapOffices.ts';
import { fillText } from '../../lib/placeholders.ts';
import { clockTime } from '../../lib/workingHours.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import { HoursLine } from './HoursLine.tsx';
import { HourTicks } from './HourTicks.tsx';
import { LocalTime } from './LocalTime.tsx';
import styles from './OfficeTable.deferred.module.css';
import { type HoursWords, hoursText, type OfficeHours, stateText } from './officeHours.ts';
import { useInitialHoverAndFocus } from './useInitialHoverAndFocus.ts';
import type { ShownHour } from './useShownHour.ts';
import { VisitorRow } from './VisitorRow.tsx';

interface OfficeTableProps {
  offices: readonly MapOffice[];
  words: ContactContent['list'];
  hoursWords: HoursWords;
  locale: string;
  /** The hour that is shown, and each office's hours in it; unknown before React. */
  hour: ShownHour;
  hours: ReadonlyMap<string, OfficeHours>;
  /** The mouse is on this office's row, or on none. */
  onHover: (office: MapOffice | null) => void;
  onFocus: (office: MapOffice | null) => void;
}

/** Each row has the id of its office: /contact#berlin. */
export function OfficeTable({ offices, hours, hour, ...rest }: OfficeTableProps) {
  const { words, hoursWords, locale } = rest;
  // The label is city and country: more than that is a street.
  const isDetailed = offices.some(
    ({ label, rest, phone, email }) => phone || email || !label.includes(rest),
  );
  const open = [...hours.values()].filter(({ state }) => state.state === 'open').length;
  return (
    <div className="wrap">
      <Table
        className={`${styles.offices} ${isDetailed ? styles.detailed : ''}`}
        caption={words.caption}
        columns={[
          words.office,
          words.country,
          words.position,
          words.time,
          { visuallyHidden: words.hours, drawn: <HourTicks locale={locale} /> },
          { visuallyHidden: words.link },
        ]}
      >
        {offices.map((office) => (
          <OfficeRow
            key={office.id}
            office={office}
            hours={hours.get(office.id)}
            hour={hour}
            {...rest}
          />
        ))}
        <VisitorRow
          words={hoursWords}
          locale={locale}
          hour={hour}
          open={open}
          offices={offices.length}
        />
      </Table>
      {/* The legend of the hours takes its room before the hours are known. */}
      <TranslatableText
        as="p"
        className={`note screen-only ${styles.legend} ${hour.shown ? '' : styles.reserved}`}
      >
        {hoursWords.legend}
      </TranslatableText>
    </div>
  );
}

interface OfficeRowProps extends Omit<OfficeTableProps, 'offices' | 'hours'> {
  office: MapOffice;
  hours: OfficeHours | undefined;
}

function OfficeRow(props: OfficeRowProps) {
  const { office, hours, hour, words, hoursWords, locale, onHover, onFocus } = props;
  const row = useRef<HTMLTableRowElement>(null);
  const { id, name, joint, rest, day, phone, email, coordinates, link } = office;
  const opening = day && {
    from: clockTime(day.from, locale),
    to: clockTime(day.to, locale),
  };
  useInitialHoverAndFocus(
    row,
    () => onHover(office),
    () => onFocus(office),
  );
  return (
    <tr
      ref={row}
      id={id}
      // Only a mouse hovers: a finger on a row scrolls the page.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHover(office)}
      onPointerLeave={() => onHover(null)}
      onFocus={() => onFocus(office)}
      onBlur={() => onFocus(null)}
    >
      <TranslatableText as="th" className="title" scope="row">
        {name}
      </TranslatableText>
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
      <td className={`note ${styles.position}`}>
        <TranslatableText className="ltr">{coordinates}</TranslatableText>
      </td>
      <td className={`screen-only ${styles.time}`}>
        <LocalTime office={office} at={hour.isPulled ? hour.shown : null} />
      </td>
      <td className={`screen-only ${styles.hours}`}>
        {hours && hour.shown && (
          <>
            <HoursLine
              label={fillText(hours.shared.length > 0 ? hoursWords.shared : hoursWords.notShared, {
                office: name,
                hours: hoursText(hours.shared, hoursWords, locale),
              })}
              {...hours}
              now={hour.shown}
            />
            <TranslatableText className={`note ${styles.state}`}>
              {stateText(hours.state, hoursWords, locale, hour.isPulled)}
            </TranslatableText>
          </>
        )}
      </td>
      <td className={`screen-only ${styles.link}`}>
        <a className="link" href={link}>
          <TranslatableText>{words.link}</TranslatableText>
          <TranslatableText className="visually-hidden">{` ${fillText(words.linkOf, { office: name })}`}</TranslatableText>
        </a>
      </td>
    </tr>
  );
}
