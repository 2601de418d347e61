import { type Compass, meridianText } from '../../lib/map/coordinates.ts';
import { placeInWorld } from '../../lib/map/projection.ts';
import styles from './MapDegrees.deferred.module.css';

interface MapDegreesProps {
  compass: Compass;
  locale: string;
}

const MERIDIANS = [-150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150, 180] as const;

/** Labels of the meridians at the bottom of the map. */
export function MapDegrees({ compass, locale }: MapDegreesProps) {
  return (
    <svg className={`note screen-only ${styles.degrees}`} aria-hidden="true">
      {MERIDIANS.map((longitude) => (
        <text key={longitude} x={`${+(placeInWorld(longitude, 0)[0] * 100).toFixed(3)}%`} y="1em">
          {meridianText(longitude, compass, locale)}
        </text>
      ))}
    </svg>
  );
}
