import { longitudeText } from '../../lib/degrees.ts';
import { axisOf, labelsOf, leadsOf, placeOn, ticksAcross, ticksOf } from '../../lib/longitude.ts';
import styles from './LongitudeFan.later.module.css';

export interface LongitudeFanProps {
  /** From west to east, one for each column below. */
  longitudes: number[];
  locale: string;
}

/** Dies at their true longitude on an axis, with leads to equal columns below. */
export function LongitudeFan({ longitudes, locale }: LongitudeFanProps) {
  const axis = axisOf(longitudes);
  const places = longitudes.map((longitude) => placeOn(axis, longitude));
  return (
    <svg className={`note ${styles.fan}`} aria-hidden="true" focusable="false">
      {labelsOf(axis).map((longitude) => (
        <text key={longitude} x={`${placeOn(axis, longitude)}%`} y="12">
          {longitudeText(longitude, locale, 0)}
        </text>
      ))}
      {/* Widths in shares of the axis, heights in pixels: paths cannot say that, a stretched viewBox can. */}
      <svg
        x=".5"
        y="24.5"
        height="128"
        viewBox={`0 0 ${ticksAcross(axis)} 128`}
        preserveAspectRatio="none"
        aria-hidden
      >
        <path className={styles.ticks} d={ticksOf(axis)} />
        <path className={styles.leads} d={leadsOf(axis, places)} />
      </svg>
      {places.map((place, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places never change order, and two may coincide
        <rect key={index} className={styles.die} x={`${place}%`} y="37" width="9" height="9" />
      ))}
    </svg>
  );
}
