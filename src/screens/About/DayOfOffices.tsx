import { useId } from 'react';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { AboutContent } from '../../content/schemas/about.ts';
import type { Office } from '../../content/schemas/offices.ts';
import { gapOfDay, workingDays } from '../../lib/officeDay.ts';
import { fillText } from '../../lib/placeholders.ts';
import { clockTime, dayOf, type Span, WORKING_DAY } from '../../lib/workingHours.ts';
import styles from './DayOfOffices.deferred.module.css';
import { DayRing } from './DayRing.tsx';

interface DayOfOfficesProps {
  words: AboutContent['day'];
  offices: readonly Office[];
  locale: string;
  /** The map of the offices. */
  mapPath: string;
}

const hoursOf = ({ from, to }: Span) => to - from;

/** The working days of the offices, in standard time: a ring where they leave one gap of a few hours, and always a list. */
export function DayOfOffices({ words, offices, locale, mapPath }: DayOfOfficesProps) {
  const heading = useId();
  const hours = offices.map(({ name, timeZone, hours }) => ({
    // "Washington" for "Washington, D.C."
    name: name.split(',')[0] ?? name,
    timeZone,
    day: hours ? dayOf(hours) : WORKING_DAY,
  }));
  const days = workingDays(hours, 'standard');
  const gap = gapOfDay(days);
  const winter = gapOfDay(workingDays(hours, 'winter'));
  const summer = gapOfDay(workingDays(hours, 'summer'));
  const clock = (hour: number) => clockTime(hour > 24 ? hour - 24 : hour, locale);
  const digits = new Intl.NumberFormat(locale);
  const countOf = (count: number) => ({ count, word: digits.format(count) });
  const times = ({ from, to }: Span) => ({ from: clock(from), to: clock(to) });
  return (
    <section className="wrap section" aria-labelledby={heading}>
      <SectionHeading id={heading} title={words.title} {...(gap && { text: words.text })} />
      <div className={`grid ${styles.day}`}>
        {gap && (
          <figure className={`ltr ${styles.figure}`}>
            <DayRing
              days={days}
              gap={gap}
              isSign={words.sign !== undefined}
              ends={{
                begins: { time: `${clock(gap.to % 24)} UTC`, words: words.begins },
                leaves: { time: `${clock(gap.from % 24)} UTC`, words: words.ends },
              }}
              hour={(hour) => digits.format(hour)}
            />
          </figure>
        )}
        <div className={gap ? styles.said : styles.alone}>
          {gap && (
            <p className={styles.covered}>
              {fillText(words.covered, { hours: 24 - hoursOf(gap) }, locale)}{' '}
              <span>{fillText(words.gap, times(gap), locale)}</span>
            </p>
          )}
          {gap && (
            <p>
              {winter &&
                summer &&
                hoursOf(winter) !== hoursOf(summer) &&
                `${fillText(
                  words.seasons,
                  { winter: countOf(hoursOf(winter)), summer: countOf(hoursOf(summer)) },
                  locale,
                )} `}
              {words.sign}
            </p>
          )}
          <ul className={gap ? 'visually-hidden' : styles.list}>
            {days.map((day) => (
              <li key={day.name}>{fillText(words.office, { office: day.name, ...times(day) })}</li>
            ))}
          </ul>
          <p>
            <a className="link" href={mapPath}>
              {words.now}
            </a>
          </p>
          <p className={styles.assumed}>{fillText(words.assumed, times(WORKING_DAY))}</p>
        </div>
      </div>
    </section>
  );
}
