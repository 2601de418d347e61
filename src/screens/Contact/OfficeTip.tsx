import type { OfficeMarker } from '../../build/map/officeMarkers.ts';
import styles from './OfficeTip.later.module.css';

export interface OfficeTipProps {
  id: string;
  marker: OfficeMarker;
  /** What keeps it closed until its own styles are there. */
  className: string | undefined;
}

/** What a marker says: nobody sees it before they point at one. */
export function OfficeTip({ id, marker, className }: OfficeTipProps) {
  const { name, joint, rest } = marker.address;
  return (
    <div className={`${className} ${styles.tip}`} id={id} role="tooltip" data-side={marker.side}>
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
