import { minutesOfDay } from '../../lib/workingHours.ts';
import { useScrollUndo } from '../shared/useScrollUndo.ts';
import styles from './HourRange.deferred.module.css';
import { minutesAfterKey, STEP_MIN } from './hourKeys.ts';

interface HourRangeProps {
  id?: string;
  className?: string | undefined;
  /** Where no label belongs to it. */
  label?: string;
  /** The time that map and list show. */
  shown: Date;
  /** It is not the current one. */
  isPulled: boolean;
  /** The time in words, and who works then. */
  spoken: string;
  /** It is the sun, which goes west. */
  isSun?: boolean;
  /** Minutes since midnight on the visitor's clock; null goes back to now. */
  onPull: (minutes: number | null) => void;
}

const DAY_MIN = 24 * 60;

/** The tick of the current hour can be pulled along the visitor's day. */
export function HourRange({ id, className = '', label, shown, ...props }: HourRangeProps) {
  const { isPulled, spoken, isSun, onPull } = props;
  const minutes = minutesOfDay(shown);
  const scrollUndo = useScrollUndo(isPulled ? minutes : null, onPull);
  return (
    <input
      id={id}
      className={`ltr ${styles.range} ${className}`}
      type="range"
      min={0}
      max={DAY_MIN}
      // The current minute is no quarter of an hour, and a range would move its thumb to the next one.
      step={minutes % STEP_MIN === 0 ? STEP_MIN : 1}
      value={minutes}
      aria-label={label}
      aria-valuetext={spoken}
      // The end of the axis is midnight, which belongs to the next day.
      onChange={({ target }) =>
        onPull(Math.min(Math.round(Number(target.value) / STEP_MIN) * STEP_MIN, DAY_MIN - STEP_MIN))
      }
      onKeyDown={(event) => {
        const to = minutesAfterKey(event.key, minutes, isSun);
        if (to === null) return;
        event.preventDefault();
        onPull(to);
      }}
      {...scrollUndo}
    />
  );
}
