import { workingSpans } from '../../lib/workingHours.ts';
import { Text } from '../shared/Text.tsx';
import { HoursLine } from './HoursLine.tsx';
import { HourTicks } from './HourTicks.tsx';
import styles from './OfficeTable.deferred.module.css';

interface VisitorRowProps {
  /** "You", in the language of the page. */
  name: string;
  locale: string;
  /** Unknown before React: the row keeps its room, so that nothing moves when the hours come. */
  now: Date | null;
}

/** The visitor's own day under those of the offices: the last row of their table. */
export function VisitorRow({ name, locale, now }: VisitorRowProps) {
  const day = workingSpans(0);
  return (
    <tr className={`screen-only ${styles.visitor} ${now ? '' : styles.reserved}`}>
      <Text as="th" className="title" scope="row">
        {name}
      </Text>
      <td className={styles.address} />
      <td className={styles.position} />
      <td className={styles.time}>
        <Text as="local-time">{''}</Text>
      </td>
      <td className={styles.hours}>
        <HoursLine label={name} day={day} shared={day} now={now} locale={locale} />
        <HourTicks locale={locale} className={styles.ticksBelow} />
      </td>
      <td className={styles.link} />
    </tr>
  );
}
