import { clockTime, type Span } from '../../lib/workingHours.ts';
import styles from './HoursLine.deferred.module.css';

interface HoursLineProps {
  /** For screen readers: what the copper hours are. */
  label: string;
  day: readonly Span[];
  shared: readonly Span[];
  now: Date | null;
  locale: string;
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

/** A day of the visitor's clock as a line: working hours, shared hours in copper, and the current time. */
export function HoursLine({ label, day, shared, now, locale }: HoursLineProps) {
  const times = shared.map(({ from, to }) => `${clockTime(from, locale)}–${clockTime(to, locale)}`);
  return (
    <span className={`ltr ${styles.line}`} role="img" aria-label={[label, ...times].join(' ')}>
      {bars(day, styles.day)}
      {bars(shared, styles.shared)}
      {now && (
        <span
          className={styles.now}
          style={{ left: percent(now.getHours() + now.getMinutes() / 60) }}
        />
      )}
    </span>
  );
}
