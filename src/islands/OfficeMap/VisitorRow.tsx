import { marksFor, named } from '../../lib/joiners.ts';
import { fillText } from '../../lib/placeholders.ts';
import { clockTime, minutesOfDay, workingSpans } from '../../lib/workingHours.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import { HourRange } from './HourRange.tsx';
import { HoursLine } from './HoursLine.tsx';
import { HourTicks } from './HourTicks.tsx';
import { LocalTime } from './LocalTime.tsx';
import styles from './OfficeTable.deferred.module.css';
import { hoursText, type ListWords } from './officeHours.ts';
import type { ShownHour } from './useShownHour.ts';

interface VisitorRowProps {
  words: ListWords;
  locale: string;
  hour: ShownHour;
  /** Offices that work at the shown time. */
  open: number;
  offices: number;
}

const RANGE_ID = 'office-hour';

/**
 * The visitor's own day under those of the offices: the last row of their table. Its tick can be pulled: "when can
 * we all talk?". Before React the row keeps its room, so that nothing moves when the hours come.
 */
export function VisitorRow({ words, locale, hour, open, offices }: VisitorRowProps) {
  const { shown, isPulled, pull } = hour;
  const day = workingSpans(0);
  const ofOne = words.hours[open > 0 ? 'open' : 'closed'];
  const together = offices > 1 ? fillText(words.openOf, { open, all: offices }, locale) : ofOne;
  return (
    <tr className={`screen-only ${shown ? '' : styles.reserved}`}>
      <TranslatableText as="th" className="title" scope="row">
        {words.you}
      </TranslatableText>
      <td className={styles.pull}>
        <TranslatableText as="label" htmlFor={shown ? RANGE_ID : undefined}>
          {words.pull}
        </TranslatableText>
      </td>
      <td className={styles.time}>
        <LocalTime at={isPulled ? shown : null} />
        <TranslatableText className={styles.state}>{shown ? together : ''}</TranslatableText>
      </td>
      <td className={styles.hours}>
        <HoursLine
          label={named(words.you, hoursText(day, words, locale))}
          day={day}
          shared={day}
          now={shown}
        />
        {shown && (
          <HourRange
            id={RANGE_ID}
            shown={shown}
            isPulled={isPulled}
            spoken={`${clockTime(minutesOfDay(shown) / 60, locale)}${marksFor(together).comma}${together}`}
            onPull={pull}
          />
        )}
        <HourTicks locale={locale} className={styles.ticksBelow} />
      </td>
    </tr>
  );
}
