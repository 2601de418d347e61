import type { Office } from '../../content/schemas/offices.ts';
import type { SettleContent } from '../../content/schemas/work.ts';
import { clockTime, OFFICE_DAY, officeDay } from '../../lib/overlap.ts';
import { fillText } from '../../lib/placeholders.ts';
import styles from './Overlap.later.module.css';

export interface OverlapProps {
  content: SettleContent['overlap'];
  offices: readonly Office[];
  locale: string;
}

const HOURS = [0, 6, 12, 18, 24];

/** The office days of all offices on one axis, in UTC: where bars share a column, people share hours. */
export function Overlap({ content, offices, locale }: OverlapProps) {
  const clock = (hour: number) => clockTime(hour, locale);
  const hours = { from: clock(OFFICE_DAY.from), to: clock(OFFICE_DAY.to) };
  return (
    <figure className={styles.overlap}>
      <ul className={styles.rows}>
        {offices.map(({ id, name, timeZone }) => {
          const day = officeDay(timeZone);
          const from = clock(day[0]?.from ?? 0);
          const to = clock(day.at(-1)?.to ?? 0);
          return (
            <li key={id} className={styles.row}>
              <span className={styles.office} aria-hidden="true">
                {name}
              </span>
              <svg
                className={`ltr ${styles.line}`}
                role="img"
                viewBox="0 0 24 1"
                preserveAspectRatio="none"
              >
                <title>{fillText(content.office, { office: name, from, to })}</title>
                <path d="M0 .5h24" />
                {day.map((span) => (
                  <rect
                    key={span.from}
                    x={span.from}
                    y="0.28"
                    width={span.to - span.from}
                    height="0.44"
                  />
                ))}
              </svg>
            </li>
          );
        })}
      </ul>
      <p className={`note ltr ${styles.axis}`} aria-hidden="true">
        {HOURS.map((hour) => (
          <span key={hour}>{hour === 24 ? `${hour} ${content.axis}` : hour}</span>
        ))}
      </p>
      <figcaption className={`note ${styles.caption}`}>
        {fillText(content.caption, hours)}
      </figcaption>
    </figure>
  );
}
