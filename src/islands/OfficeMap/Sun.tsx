import { type PointerEvent, useRef } from 'react';
import type { MapOffice } from '../../lib/map/mapOffices.ts';
import { placeInWorld } from '../../lib/map/projection.ts';
import { sunLabelPlace } from '../../lib/map/sunLabel.ts';
import { placeUnderSun } from '../../lib/solar.ts';
import { clockTime, minutesOfDay } from '../../lib/workingHours.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import { HourRange } from './HourRange.tsx';
import { STEP_MIN } from './hourKeys.ts';
import type { MapHoursWords } from './officeHours.ts';
import styles from './Sun.deferred.module.css';
import type { ShownHour } from './useShownHour.ts';

interface SunProps {
  hour: ShownHour;
  shown: Date;
  words: MapHoursWords;
  locale: string;
  /** Who works at the shown time. */
  spoken: string;
  offices: readonly MapOffice[];
}

const DAY_MIN = 24 * 60;
/** A press that moves less is none to pull. */
const LEAST_PULL_PX = 3;

/**
 * The place where the sun is overhead, and the handle of the map's hour: pulled east or west, it is as much earlier or
 * later. A pointer pulls the drawing; keyboard and assistive technology move the range in it, which has no other look.
 */
export function Sun({ hour, shown, words, locale, spoken, offices }: SunProps) {
  const start = useRef<{ pointer: number; x: number; minutes: number } | null>(null);
  const { longitude, latitude } = placeUnderSun(shown);
  const sun = placeInWorld(longitude, latitude);
  const { isWest, top } = sunLabelPlace(
    sun,
    offices.map(({ name, side, x, y }) => ({ name, side, place: [x, y] })),
  );
  const minutes = minutesOfDay(shown);
  const [beforeTime = '', afterTime = ''] = words.yourTime.split('{time}');

  const pull = ({ clientX, currentTarget, pointerId }: PointerEvent) => {
    const { parentElement } = currentTarget as HTMLElement;
    // A second finger pulls nothing.
    if (start.current?.pointer !== pointerId || !parentElement) return;
    const moved = clientX - start.current.x;
    if (Math.abs(moved) < LEAST_PULL_PX) return;
    // The world is as wide as a day is long, and the sun goes west.
    const to = start.current.minutes - (moved / parentElement.offsetWidth) * DAY_MIN;
    const rounded = Math.round(to / STEP_MIN) * STEP_MIN;
    hour.pull(((rounded % DAY_MIN) + DAY_MIN) % DAY_MIN);
  };
  const release = ({ pointerId }: PointerEvent) => {
    if (start.current?.pointer === pointerId) start.current = null;
  };

  return (
    <div
      className={`screen-only ${styles.sun}`}
      style={{ left: `${sun[0] * 100}%`, top: `${sun[1] * 100}%`, '--top': `${top}px` }}
      onPointerDown={({ button, clientX, currentTarget, pointerId }) => {
        if (button !== 0 || start.current) return;
        start.current = { pointer: pointerId, x: clientX, minutes };
        currentTarget.setPointerCapture(pointerId);
      }}
      onPointerMove={pull}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <svg className={styles.drawing} viewBox="0 0 44 44" aria-hidden="true">
        <path
          className={styles.rays}
          d="M22 4v5M22 35v5M4 22h5M35 22h5M9.3 9.3l3.5 3.5M31.2 31.2l3.5 3.5M34.7 9.3l-3.5 3.5M12.8 31.2l-3.5 3.5"
        />
        <path className={styles.body} d="M14.5 14.5h15v15h-15z" />
      </svg>
      <HourRange
        className={styles.range}
        label={words.clock}
        shown={shown}
        isPulled={hour.isPulled}
        spoken={spoken}
        isSun
        onPull={hour.pull}
      />
      <p className={`note ${styles.label}`} data-west={isWest || undefined} aria-hidden="true">
        {hour.isPulled ? (
          <>
            <TranslatableText key="before">{beforeTime}</TranslatableText>
            <TranslatableText as="b" key="time">
              {clockTime(minutes / 60, locale)}
            </TranslatableText>
            <TranslatableText key="after">{afterTime}</TranslatableText>
          </>
        ) : (
          <>
            <TranslatableText key="sun" className={styles.row}>
              {words.sun}
            </TranslatableText>
            <TranslatableText key="pull" className={styles.row}>
              {words.pullSun}
            </TranslatableText>
          </>
        )}
      </p>
    </div>
  );
}
