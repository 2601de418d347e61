import type { MapOffice } from '../../lib/map/mapOffices.ts';
import { placeInWorld } from '../../lib/map/projection.ts';
import { placeUnderSun } from '../../lib/solar.ts';
import { Text } from '../shared/Text.tsx';
import styles from './Sun.later.module.css';

export interface SunProps {
  now: Date;
  label: string;
  offices: readonly MapOffice[];
}

/** How much of the world the label takes beside the sun, as shares of its width and height. */
const LABEL = { width: 0.2, height: 0.05 } as const;

/** The place under the sun, with its name on the side that has no office and is inside the map. */
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
