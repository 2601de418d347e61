import { VIEW } from '../../../drawings/scale/levels.ts';
import { stillId } from '../../../drawings/scale/stills.ts';
import styles from './ScaleStill.deferred.module.css';

interface ScaleStillProps {
  /** The file of the drawings. */
  drawings: string;
  stop: string;
}

export const VIEW_BOX = `-${VIEW / 2} -${VIEW / 2} ${VIEW} ${VIEW}`;

/** One still picture of the strip, which replaces the zoom in browsers without scroll animations. */
export function ScaleStill({ drawings, stop }: ScaleStillProps) {
  return (
    <svg className={styles.still} viewBox={VIEW_BOX} aria-hidden="true">
      <use href={`${drawings}#${stillId(stop)}`} />
    </svg>
  );
}
