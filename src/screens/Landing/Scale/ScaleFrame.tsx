import { frameName } from '../../../build/scale/frames.ts';
import { VIEW } from '../../../build/scale/levels.ts';
import styles from './ScaleFrame.later.module.css';

export interface ScaleFrameProps {
  /** The file of the drawings. */
  drawings: string;
  stop: string;
}

/** The square that every view is drawn on. */
export const VIEW_BOX = `-${VIEW / 2} -${VIEW / 2} ${VIEW} ${VIEW}`;

/** One still of the strip. */
export function ScaleFrame({ drawings, stop }: ScaleFrameProps) {
  return (
    <svg className={styles.frame} viewBox={VIEW_BOX} aria-hidden="true">
      <use href={`${drawings}#${frameName(stop)}`} />
    </svg>
  );
}
