import { useRef } from 'react';
import { marksFor, named } from '../../lib/joiners.ts';
import { fillText } from '../../lib/placeholders.ts';
import { clockTime, minutesOfDay, workingSpans } from '../../lib/workingHours.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import { HourRange } from './HourRange.tsx';
import { HoursLine } from './HoursLine.tsx';
import { HourTicks } from './HourTicks.tsx';
import { LocalTime } from './LocalTime.tsx';
import styles from './OfficeTable.deferred.module.css';
import { type HoursWords, hoursText } from './officeHours.ts';
import type { ShownHour } from './useShownHour.ts';

interface VisitorRowProps {
  words: HoursWords;
  locale: string;
  hour: ShownHour;
  /** Offices that work in the shown hour. */
  open: number;
  offices: number;
}

const RANGE_ID = 'office-hour';

/**
 * The visitor's own day under those of the offices: the last row of their table. Its tick can be pulled: "when can
 * we all talk?". Before React the row keeps its room, so that nothing moves when the hours come.
 */
export function VisitorRow({ words, locale, hour, open, offices }: VisitorRowProps) {
  const range = useRef<HTMLInputElement>(null);
  const { shown, isPulled, pull } = hour;
  const day = workingSpans(0);
  const ownHours = named(words.you, hoursText(day, words, locale));
  const ofOne = (isOpen: boolean) => {
    if (isPulled) return isOpen ? words.openThen : words.closedThen;
    return isOpen ? words.open : words.closed;
  };
  const together =
    offices > 1 ? fillText(words.openOf, { open, all: offices }, locale) : ofOne(open > 0);
  return (
    <tr className={`screen-only ${shown ? '' : styles.reserved}`}>
      <TranslatableText as="th" className="title" scope="row">
        {words.you}
      </TranslatableText>
      <td className={styles.pull} colSpan={2}>
        <TranslatableText as="label" htmlFor={shown ? RANGE_ID : undefined}>
          {words.pull}
        </TranslatableText>
      </td>
      <td className={styles.time}>
        <LocalTime at={isPulled ? shown : null} />
      </td>
      <td className={styles.hours}>
        <span className={styles.pulled}>
          <HoursLine label={ownHours} day={day} shared={day} now={shown} />
          {shown && (
            <HourRange
              id={RANGE_ID}
              ref={range}
              shown={shown}
              spoken={`${clockTime(minutesOfDay(shown) / 60, locale)}${marksFor(together).comma}${together}`}
              onPull={pull}
            />
          )}
        </span>
        <HourTicks locale={locale} className={styles.ticksBelow} />
        {/* Of one office the row above says it. */}
        {offices > 1 && (
          <TranslatableText className={`note ${styles.state}`}>{together}</TranslatableText>
        )}
      </td>
      <td className={styles.link}>
        {isPulled && (
          <button
            type="button"
            className={`link ${styles.back}`}
            onClick={() => {
              pull(null);
              range.current?.focus();
            }}
          >
            <TranslatableText>{words.backToNow}</TranslatableText>
          </button>
        )}
      </td>
    </tr>
  );
}
