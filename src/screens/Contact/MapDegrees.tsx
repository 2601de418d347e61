import { type Compass, meridianText } from '../../lib/map/coordinates.ts';
import { project, TURN } from '../../lib/map/projection.ts';
import styles from './MapDegrees.deferred.module.css';

interface MapDegreesProps {
  compass: Compass;
  locale: string;
}

const STEP = 30;
const MERIDIANS = [-150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150, 180] as const;
/** On each side of the world, where the map goes on in a wide window. */
const FURTHER = MERIDIANS.length / 2;

/** Labels of the meridians at the bottom of the map. */
export function MapDegrees({ compass, locale }: MapDegreesProps) {
  const label = (longitude: number, className?: string) => (
    <text
      key={longitude}
      className={className}
      x={percent(project(longitude, 0)[0] / TURN)}
      y="1em"
    >
      {meridianText(longitude - 360 * Math.round((longitude - 15) / 360), compass, locale)}
    </text>
  );
  const beside = Array.from({ length: FURTHER }, (_, at) => (at + 1) * STEP);
  return (
    <svg className={`note screen-only ${styles.degrees}`} aria-hidden="true">
      {MERIDIANS.map((longitude) =>
        label(longitude, longitude === 180 ? styles.before : undefined),
      )}
      <g className={styles.further}>
        {beside.map((degrees) => label(-150 - degrees))}
        {beside.map((degrees) => label(180 + degrees))}
      </g>
    </svg>
  );
}

const percent = (share: number) => `${+(share * 100).toFixed(3)}%`;
