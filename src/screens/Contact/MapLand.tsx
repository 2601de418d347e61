import { LAND_GRID, WORLD } from '../../lib/map/projection.ts';
import styles from './MapLand.module.css';

export interface MapLandProps {
  /** Path data on the land's grid. */
  land: string;
  /** Where the script gets borders and countries from. */
  shapesUrl: string;
  homes: readonly string[];
}

const box = `0 0 ${WORLD.width} ${WORLD.height}`;
const landBox = `0 0 ${WORLD.width * LAND_GRID} ${WORLD.height * LAND_GRID}`;
/** The land's path in a box of 1 by 1, so that it clips whatever size the world has. */
const toUnit = `scale(${1 / (WORLD.width * LAND_GRID)} ${1 / (WORLD.height * LAND_GRID)})`;
const GRATICULE =
  'M80-400V1100M200-400V1100M320-400V1100M440-400V1100M560-400V1100M680-400V1100M800-400V1100' +
  'M920-400V1100M1040-400V1100M1160-400V1100M1280-400V1100M1400-400V1100' +
  'M-400 117.2H1840M-400 263.7H1840M-400 410.2H1840M-400 556.7H1840M-400 703.2H1840';

/**
 * The land in scan lines. Their distance is in pixels of the screen, not of the map, so that they
 * stay crisp at every width; that is why they are a clipped rectangle and not the path's own fill.
 * The empty paths are filled from the fetched shapes (src/browser/mapShapes.ts): `homes` says which
 * part of the land is drawn again in ink, so that its coast stays as fine as the land's.
 */
export function MapLand({ land, shapesUrl, homes }: MapLandProps) {
  return (
    <svg className={styles.map} data-shapes={shapesUrl} aria-hidden="true" focusable="false">
      <defs>
        <pattern id="scan" width="4" height="4" patternUnits="userSpaceOnUse">
          <path className={styles.scan} d="M0 2.5H4" />
        </pattern>
        <pattern id="scan-home" width="4" height="4" patternUnits="userSpaceOnUse">
          <path className={styles.scanHome} d="M0 2.25H4" />
        </pattern>
        {/* An attribute: rules that name an ancestor do not reach the copies made by <use>. */}
        <path id="land" d={land} vectorEffect="non-scaling-stroke" />
        <clipPath id="on-land" clipPathUnits="objectBoundingBox">
          <use href="#land" transform={toUnit} />
        </clipPath>
        <mask
          id="homes"
          maskUnits="userSpaceOnUse"
          x="0"
          y="0"
          width="100%"
          height="100%"
          className={styles.homes}
        >
          <svg viewBox={box} aria-hidden="true">
            {homes.map((home) => (
              <path key={home} data-country={home} />
            ))}
            <path className={styles.coasts} data-coasts="" />
          </svg>
        </mask>
      </defs>
      <svg viewBox={box} className={styles.lines} aria-hidden="true">
        <path className={styles.graticule} d={GRATICULE} />
      </svg>
      <rect width="100%" height="100%" fill="url(#scan)" clipPath="url(#on-land)" />
      <svg viewBox={landBox} className={styles.lines} aria-hidden="true">
        <use className={styles.coast} href="#land" />
      </svg>
      <g className={styles.fetched}>
        <g mask="url(#homes)">
          <rect width="100%" height="100%" fill="url(#scan-home)" clipPath="url(#on-land)" />
          <svg viewBox={landBox} className={styles.lines} aria-hidden="true">
            <use className={styles.coastHome} href="#land" />
          </svg>
        </g>
        <svg viewBox={box} className={styles.lines} aria-hidden="true">
          <path className={styles.borders} data-borders="" />
        </svg>
      </g>
    </svg>
  );
}
