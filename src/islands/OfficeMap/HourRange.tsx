import type { Ref } from 'react';
import { minutesOfDay } from '../../lib/workingHours.ts';
import styles from './HourRange.deferred.module.css';

interface HourRangeProps {
  id: string;
  ref: Ref<HTMLInputElement>;
  /** The hour that map and list show. */
  shown: Date;
  /** The hour in words, and how many offices work then. */
  spoken: string;
  /** Minutes since midnight on the visitor's clock. */
  onPull: (minutes: number) => void;
}

const DAY_MIN = 24 * 60;
/** A step of the arrow keys. Small, so that the thumb stands on the tick of the current minute. */
const STEP_MIN = 5;

/** The tick of the current hour can be pulled along the visitor's day. */
export function HourRange({ id, ref, shown, spoken, onPull }: HourRangeProps) {
  return (
    <input
      id={id}
      ref={ref}
      className={`ltr ${styles.range}`}
      type="range"
      min={0}
      max={DAY_MIN}
      step={STEP_MIN}
      value={minutesOfDay(shown)}
      aria-valuetext={spoken}
      // The end of the axis is midnight, which belongs to the next day.
      onChange={({ target }) => onPull(Math.min(Number(target.value), DAY_MIN - 1))}
    />
  );
}
