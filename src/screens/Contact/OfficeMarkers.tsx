import type { OfficeMarker } from '../../build/map/officeMarkers.ts';
import { markerId } from '../../lib/map/markerId.ts';
import later from './OfficeMarkers.later.module.css';
import styles from './OfficeMarkers.module.css';
import { OfficeTip } from './OfficeTip.tsx';

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
          className={`${styles.marker} ${later.marker}`}
          id={markerId(marker.id)}
          key={marker.id}
          data-office={marker.id}
          style={{ insetInlineStart: marker.x, insetBlockStart: marker.y }}
        >
          <button
            className={styles.button}
            type="button"
            aria-label={marker.label}
            aria-describedby={tipId(marker.id)}
          >
            <MarkerDrawing />
          </button>
          <OfficeTip id={tipId(marker.id)} marker={marker} className={styles.tip} />
        </li>
      ))}
    </ul>
  );
}

function MarkerDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 36 36" aria-hidden="true">
      <circle className={styles.halo} cx="18" cy="18" r="12" />
      <circle className={styles.ring} cx="18" cy="18" r="9.5" />
      <path className={styles.tick} d="M18 1v6M18 29v6M1 18h6M29 18h6" />
      <path className={styles.die} d="M14.5 14.5h7v7h-7z" />
    </svg>
  );
}
