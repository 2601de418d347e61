import { localDigits } from '../../lib/numerals.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import styles from './HourTicks.deferred.module.css';

const HOURS = [0, 6, 12, 18, 24];

/** The hours along lines of one day, which stand above or below it. */
export function HourTicks({ locale, className = '' }: { locale: string; className?: string }) {
  return (
    <span className={`note ltr ${styles.ticks} ${className}`} aria-hidden="true">
      {HOURS.map((hour) => (
        <TranslatableText key={hour}>{localDigits(String(hour), locale)}</TranslatableText>
      ))}
    </span>
  );
}
