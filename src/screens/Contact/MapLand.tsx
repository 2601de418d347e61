import { LAND_GRID, WORLD } from '../../lib/map/projection.ts';
import later from './MapLand.later.module.css';
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

/**
 * The land in scan lines: solid shapes under a blind of the ground's colour, whose slits are pixels
 * of the screen and not of the map, so that they stay crisp at every width. The shapes come in a file
 * of their own (src/build/map/land.ts). The empty paths are filled from the fetched shapes
 * (src/browser/mapShapes.ts).
 */
export function MapLand({ land, shapesUrl, homes }: MapLandProps) {
  return (
    <div className={styles.map} data-shapes={shapesUrl}>
      <svg viewBox={landBox} aria-hidden="true">
        <use className={later.land} href={`${land}#land`} />
        <use className={later.homes} href={`${land}#homes`} />
      </svg>
      <div className={later.blind} />
      <svg viewBox={box} aria-hidden="true">
        <use className={later.graticule} href={`${land}#graticule`} />
        <g className={later.fetched}>
          {homes.map((home) => (
            <path key={home} className={later.wash} data-country={home} />
          ))}
          <path className={later.borders} data-borders="" />
        </g>
      </svg>
      <svg viewBox={landBox} aria-hidden="true">
        <use className={later.coast} href={`${land}#land`} />
        <use className={later.coastHome} href={`${land}#homes`} />
      </svg>
    </div>
  );
}
