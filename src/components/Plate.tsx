import type { PictureData } from '../build/pictures.ts';
import { Picture } from './Picture.tsx';
import styles from './Plate.module.css';

export interface PlateProps {
  picture: PictureData;
  /** The page's largest paint: fetched first and never lazily. */
  first?: boolean;
  /** Crosses at the four outer corners, standing in the street around the photograph. */
  fiducials?: boolean;
  /** Places the plate; it may set --ratio to crop the photograph. */
  className?: string;
}

/** A dark photographic plate; on a phone it bleeds to both edges of the screen. */
export function Plate({ picture, first = false, fiducials = false, className = '' }: PlateProps) {
  return (
    <div className={`${styles.plate} ${className}`} data-fiducials={fiducials || undefined}>
      <Picture picture={picture} first={first} className={styles.photograph} />
    </div>
  );
}
