import { stripInvisible } from '../../lib/breaks.ts';
import { minutesOfDay, type Span } from '../../lib/workingHours.ts';
import styles from './HoursLine.deferred.module.css';

interface HoursLineProps {
  /** For screen readers: whose hours, and which of them are copper. */
  label: string;
  day: readonly Span[];
  shared: readonly Span[];
  now: Date | null;
}

const DAY = 24;
const percent = (hours: number) => `${+((hours / DAY) * 100).toFixed(2)}%`;
const bars = (spans: readonly Span[], className: string | undefined) =>
  spans.map(({ from, to }) => (
    <span
      key={from}
      className={className}
      style={{ left: percent(from), width: percent(to - from) }}
    />
  ));

/**
 * A day of the visitor's clock: working hours, shared hours in copper, and the shown time. It is as high as its row, so
 * that the lines of the hours and of the time go through the whole table.
 */
export function HoursLine({ label, day, shared, now }: HoursLineProps) {
  return (
    <span className={`ltr ${styles.line}`} role="img" aria-label={stripInvisible(label)}>
      {bars(day, styles.day)}
      {bars(shared, styles.shared)}
      {now && <span className={styles.now} style={{ left: percent(minutesOfDay(now) / 60) }} />}
    </span>
  );
}
