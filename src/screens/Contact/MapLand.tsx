import { LAND_GRID, WORLD } from '../../lib/map/projection.ts';
import styles from './MapLand.module.css';

export interface MapLandProps {
  /** Address of the file with the land's shapes. */
  land: string;
  /** Where the script gets borders and countries from. */
  shapesUrl: string;
  homes: readonly string[];
}

const box = `0 0 ${WORLD.width} ${WORLD.height}`;
const landBox = `0 0 ${WORLD.width * LAND_GRID} ${WORLD.height * LAND_GRID}`;
const GRATICULE =
  'M80-400V1100M200-400V1100M320-400V1100M440-400V1100M560-400V1100M680-400V1100M800-400V1100' +
  'M920-400V1100M1040-400V1100M1160-400V1100M1280-400V1100M1400-400V1100' +
  'M-400 117.2H1840M-400 263.7H1840M-400 410.2H1840M-400 556.7H1840M-400 703.2H1840';

/**
 * The land in scan lines: solid shapes under a blind of the ground's colour, whose slits are pixels
 * of the screen and not of the map, so that they stay crisp at every width. The shapes come in a file
 * of their own (src/build/map/land.ts). The empty paths are filled from the fetched shapes
 * (src/browser/mapShapes.ts).
 */
export function MapLand({ land, shapesUrl, homes }: MapLandProps) {
  return (
    <div className={styles.map} data-shapes={shapesUrl}>
      <svg viewBox={landBox} aria-hidden="true" focusable="false">
        <use className={styles.land} href={`${land}#land`} />
        <use className={styles.homes} href={`${land}#homes`} />
      </svg>
      <div className={styles.blind} />
      <svg viewBox={box} aria-hidden="true" focusable="false">
        <path className={styles.graticule} d={GRATICULE} />
        <g className={styles.fetched}>
          {homes.map((home) => (
            <path key={home} className={styles.wash} data-country={home} />
          ))}
          <path className={styles.borders} data-borders="" />
        </g>
      </svg>
      <svg viewBox={landBox} aria-hidden="true" focusable="false">
        <use className={styles.coast} href={`${land}#land`} />
        <use className={styles.coastHome} href={`${land}#homes`} />
      </svg>
    </div>
  );
}
