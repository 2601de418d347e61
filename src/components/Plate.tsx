import type { PictureData } from '../assets/pictures.ts';
import '../styles/fiducials.css';
import { Picture } from './Picture.tsx';
import styles from './Plate.module.css';

interface PlateProps {
  picture: PictureData;
  /** The largest paint of the first view: fetched early, never lazily. */
  priority?: boolean;
  /** Crosses at the four outer corners, standing in the street around the photograph. */
  fiducials?: boolean;
  /** Places the plate; it may set --ratio to crop the photograph. */
  className?: string;
}

/** A dark photographic plate; on a phone it bleeds to both edges of the screen. */
export function Plate({
  picture,
  priority = false,
  fiducials = false,
  className = '',
}: PlateProps) {
  return (
    <div className={`${styles.plate} ${className}`} data-fiducials={fiducials || undefined}>
      <Picture picture={picture} priority={priority} className={styles.photograph} />
    </div>
  );
}
