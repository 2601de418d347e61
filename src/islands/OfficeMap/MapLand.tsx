import type { Borders } from '../../lib/map/borders.ts';
import { LAND_GRID, TURN, WORLD } from '../../lib/map/projection.ts';
import styles from './MapLand.deferred.module.css';

interface MapLandProps {
  /** Address of the file with the land's shapes. */
  land: string;
  /** Null until the shapes are fetched, or if that failed. */
  borders: Borders | null;
  /** A path, in units of the world box. */
  night: string | null;
}

const BORDERS_ID = 'map-borders';
const box = `0 0 ${WORLD.width} ${WORLD.height}`;
const landBox = `0 0 ${WORLD.width * LAND_GRID} ${WORLD.height * LAND_GRID}`;

/**
 * Land and night appear as scan lines: a striped layer in the page's colour covers solid shapes. Its stripes
 * are pixels of the screen and not of the map, so they stay crisp at every width. The shapes stand in a file
 * (src/drawings/map/land.ts).
 */
export function MapLand({ land, borders, night }: MapLandProps) {
  return (
    <div className={styles.map}>
      <svg viewBox={landBox} aria-hidden="true">
        <Around className={styles.land} href={`${land}#land`} turn={TURN * LAND_GRID} />
        <Around
          className={styles.officeCountries}
          href={`${land}#office-countries`}
          turn={TURN * LAND_GRID}
        />
      </svg>
      {night && (
        <svg viewBox={box} aria-hidden="true">
          <path className={styles.night} d={night} />
        </svg>
      )}
      <div className={styles.stripes} />
      <svg viewBox={box} aria-hidden="true">
        {night && <path className={styles.shade} d={night} />}
        <Around className={styles.graticule} href={`${land}#graticule`} turn={TURN} />
        {borders && (
          <>
            <g id={BORDERS_ID} className={styles.fetched}>
              {borders.countries.map(({ id, path }) => (
                <path key={id} className={styles.wash} d={path} />
              ))}
              <path className={styles.borders} d={borders.lines} />
            </g>
            <Further href={`#${BORDERS_ID}`} turn={TURN} />
          </>
        )}
        {night && <path className={styles.terminator} d={night} />}
      </svg>
      <svg viewBox={landBox} aria-hidden="true">
        <Around className={styles.coast} href={`${land}#land`} turn={TURN * LAND_GRID} />
        <Around
          className={styles.coastOfOffices}
          href={`${land}#office-countries`}
          turn={TURN * LAND_GRID}
        />
      </svg>
    </div>
  );
}

interface AroundProps {
  className?: string | undefined;
  href: string;
  /** 360 degrees, in units of the drawing. */
  turn: number;
}

/** A drawing of the world, and the same beside it where the window is wider. */
function Around(props: AroundProps) {
  return (
    <>
      <use className={props.className} href={props.href} />
      <Further {...props} />
    </>
  );
}

function Further({ className = '', href, turn }: AroundProps) {
  return (
    <>
      <use className={`${styles.further} ${className}`} href={href} x={-turn} />
      <use className={`${styles.further} ${className}`} href={href} x={turn} />
    </>
  );
}
