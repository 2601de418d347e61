import type { MapOffice } from '../../lib/map/mapOffices.ts';
import { placeInWorld } from '../../lib/map/projection.ts';
import { sunLabelPlace } from '../../lib/map/sunLabel.ts';
import { placeUnderSun } from '../../lib/solar.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import styles from './Sun.deferred.module.css';

interface SunProps {
  now: Date;
  label: string;
  offices: readonly MapOffice[];
}

/** The point where the sun is overhead, and its label clear of the offices. */
export function Sun({ now, label, offices }: SunProps) {
  const { longitude, latitude } = placeUnderSun(now);
  const sun = placeInWorld(longitude, latitude);
  const { isWest, top } = sunLabelPlace(
    sun,
    offices.map(({ x, y }) => [x, y]),
  );
  return (
    <p
      className={`note ${styles.sun}`}
      data-west={isWest || undefined}
      style={{ left: `${sun[0] * 100}%`, top: `${sun[1] * 100}%`, '--top': `${top}px` }}
      aria-hidden="true"
    >
      <TranslatableText>{label}</TranslatableText>
    </p>
  );
}
