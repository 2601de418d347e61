import type { OfficeMarker } from '../../build/map/officeMarkers.ts';
import { markerId } from '../../lib/map/markerId.ts';
import styles from './OfficeMarkers.module.css';

export interface OfficeMarkersProps {
  /** From west to east: the order of the Tab key. */
  markers: readonly OfficeMarker[];
}

const tipId = (office: string) => `${markerId(office)}-tip`;

/** The offices on the map. The tooltips follow :hover and :focus; src/browser/mapTips adds the rest. */
export function OfficeMarkers({ markers }: OfficeMarkersProps) {
  return (
    <ul className={styles.markers} data-markers="">
      {markers.map((marker) => (
        <li
          className={styles.marker}
          id={markerId(marker.id)}
          key={marker.id}
          data-office={marker.id}
        >
          <button
            className={styles.button}
            type="button"
            aria-label={marker.label}
            aria-describedby={tipId(marker.id)}
          >
            <MarkerDrawing />
          </button>
          <Tip marker={marker} />
        </li>
      ))}
    </ul>
  );
}

function MarkerDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      <circle className={styles.halo} cx="18" cy="18" r="12" />
      <circle className={styles.ring} cx="18" cy="18" r="9.5" />
      <path className={styles.tick} d="M18 1v6M18 29v6M1 18h6M29 18h6" />
      <path className={styles.die} d="M14.5 14.5h7v7h-7z" />
    </svg>
  );
}

function Tip({ marker }: { marker: OfficeMarker }) {
  const { name, joint, rest } = marker.address;
  return (
    <div className={styles.tip} id={tipId(marker.id)} role="tooltip" data-side={marker.side}>
      <span className={styles.name}>
        {name}
        {joint === ', ' && <span className={styles.joint}>,</span>}
      </span>{' '}
      <span className={styles.rest}>{rest}</span>{' '}
      <span className={styles.time} data-time-zone={marker.timeZone}>
        {marker.zone}
      </span>{' '}
      <span className={`note ${styles.position}`}>{marker.coordinates}</span>
    </div>
  );
}
