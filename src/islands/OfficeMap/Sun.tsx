import type { MapOffice } from '../../lib/map/mapOffices.ts';
import { placeInWorld } from '../../lib/map/projection.ts';
import { placeUnderSun } from '../../lib/solar.ts';
import { Text } from '../shared/Text.tsx';
import styles from './Sun.deferred.module.css';

interface SunProps {
  now: Date;
  label: string;
  offices: readonly MapOffice[];
}

/** Room that the sun's label needs, as shares of the map's width and height. */
const LABEL = { width: 0.2, height: 0.05 } as const;

/** The point where the sun is overhead; its label stands on the side without an office. */
export function Sun({ now, label, offices }: SunProps) {
  const { longitude, latitude } = placeUnderSun(now);
  const [x, y] = placeInWorld(longitude, latitude);
  const isCrowded = offices.some(
    (office) => Math.abs(office.y - y) < LABEL.height && office.x > x && office.x < x + LABEL.width,
  );
  const isWest = isCrowded || x > 1 - LABEL.width;
  return (
    <p
      className={`note ${styles.sun}`}
      data-west={isWest || undefined}
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      aria-hidden="true"
    >
      <Text>{label}</Text>
    </p>
  );
}
