import { marksFor } from '../../lib/joiners.ts';
import type { WorkingDay } from '../../lib/officeDay.ts';
import type { Span } from '../../lib/workingHours.ts';
import styles from './DayOfOffices.deferred.module.css';
import { arc, linesOf, namesIn, point, RING, ringOutline } from './dayRing.ts';

interface DayRingProps {
  days: readonly WorkingDay[];
  gap: Span;
  /** With feet, as the logo has them. */
  isSign: boolean;
  /** Times at the two ends, with what they are; a phone has room for the times. */
  ends: Readonly<Record<'begins' | 'leaves', { time: string; words: string }>>;
  /** 15 in the digits of the language. */
  hour: (hour: number) => string;
}

/** The working days of all offices, each a line of a ring of 24 hours; the gap lies at the foot. */
export function DayRing({ days, gap, isSign, ends, hour }: DayRingProps) {
  const at = (radius: number, time: number) => point(radius, time, gap);
  const [start = 0, end = 0] = [gap.to, gap.from + 24];
  const hours = Array.from({ length: 8 }, (_, index) => Math.ceil(start / 3) * 3 + index * 3);
  const { footY, footHeight } = RING;
  return (
    <svg
      className={styles.ring}
      viewBox={isSign ? '-345 -330 690 700' : '-345 -330 690 660'}
      aria-hidden="true"
    >
      <path className={styles.sign} d={ringOutline(gap, isSign)} />
      {linesOf(days, gap).map(({ name, from, to, radius }) => (
        <path key={name} className={styles.line} d={arc(radius, from, to, gap)} />
      ))}
      {hours
        .filter((time) => time > start + 0.5 && time < end - 0.5)
        .map((time) => {
          const [x, y] = at(RING.outer + 27, time);
          const [from, to] = [at(RING.outer + 8, time), at(RING.outer + 14, time)];
          return (
            <g key={time}>
              <path className={styles.tick} d={`M${from}L${to}`} />
              <text className={styles.hour} x={x} y={y} textAnchor="middle" dy=".35em">
                {hour(time % 24)}
              </text>
            </g>
          );
        })}
      {namesIn(days, gap).map(({ names, x, y, anchor }) => (
        <text key={names[0]} className={styles.name} y={y} textAnchor={anchor}>
          {names.map((name, index) => (
            <tspan key={name} x={x} dy={index === 0 ? '.35em' : '1.3em'}>
              {name}
            </tspan>
          ))}
        </text>
      ))}
      {(['begins', 'leaves'] as const).map((each) => (
        <text
          key={each}
          x={each === 'begins' ? -RING.footEnd : RING.footEnd}
          y={isSign ? footY + footHeight : footY - 12}
          dy="1.5em"
          textAnchor={each === 'begins' ? 'start' : 'end'}
        >
          {ends[each].time}
          <tspan
            className={styles.words}
          >{`${marksFor(ends[each].words).comma}${ends[each].words}`}</tspan>
        </text>
      ))}
      <rect className={styles.die} x="-26" y="-26" width="52" height="52" />
    </svg>
  );
}
