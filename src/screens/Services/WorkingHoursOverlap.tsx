import type { Office } from '../../content/schemas/offices.ts';
import type { KickoffContent } from '../../content/schemas/work.ts';
import { fillText } from '../../lib/placeholders.ts';
import {
  clockTime,
  crowdedSpans,
  type Span,
  standardOffset,
  WORKING_DAY,
  workingSpans,
} from '../../lib/workingHours.ts';
import styles from './WorkingHoursOverlap.deferred.module.css';

interface WorkingHoursOverlapProps {
  content: KickoffContent['overlap'];
  offices: readonly Office[];
  locale: string;
}

const HOURS = [0, 6, 12, 18, 24];

const percent = (hours: number) => `${+((hours / 24) * 100).toFixed(2)}%`;
const place = ({ from, to }: Span) => ({ left: percent(from), width: percent(to - from) });

/** Working days of all offices on one axis in UTC; below it the hours that at least two share, where there are two. */
export function WorkingHoursOverlap({ content, offices, locale }: WorkingHoursOverlapProps) {
  const clock = (hour: number) => clockTime(hour, locale);
  const days = offices.map(({ timeZone }) => workingSpans(standardOffset(timeZone)));
  const hours = { from: clock(WORKING_DAY.from), to: clock(WORKING_DAY.to) };
  return (
    <figure className={styles.overlap}>
      <ul>
        {offices.map(({ id, name }, index) => {
          const day = days[index] ?? [];
          const from = clock(day[0]?.from ?? 0);
          const to = clock(day.at(-1)?.to ?? 0);
          return (
            <li key={id} className={styles.row}>
              <span className={styles.office} aria-hidden="true">
                {name}
              </span>
              <span
                className={`ltr ${styles.line}`}
                role="img"
                aria-label={fillText(content.office, { office: name, from, to })}
              >
                {day.map((span) => (
                  <span key={span.from} className={styles.day} style={place(span)} />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
      {offices.length > 1 && (
        <div className={`ltr ${styles.shared}`} aria-hidden="true">
          {crowdedSpans(days).map((span) => (
            <span key={span.from} style={{ ...place(span), '--offices': span.count }} />
          ))}
        </div>
      )}
      <p className={`note ltr ${styles.axis}`} aria-hidden="true">
        {HOURS.map((hour) => (
          <span key={hour}>{hour === 24 ? `${hour} ${content.axis}` : hour}</span>
        ))}
      </p>
      <figcaption className={`note ${styles.caption}`}>
        {offices.length > 1 && `${content.copper} `}
        {fillText(content.caption, hours)}
      </figcaption>
    </figure>
  );
}
