import { axisAt, inView, levelOf, VIEW } from '../../../build/scale/levels.ts';
import type { ScaleStop } from '../../../content/schemas/scale.ts';
import styles from './ScaleFrame.later.module.css';

export interface ScaleFrameProps {
  world: string;
  stop: ScaleStop;
  /** The stop before: leaders run to its frame. */
  before?: ScaleStop;
}

const HALF = VIEW / 2;
/** How far a leader runs out of its frame: across the street between two. */
const STREET = 90;
/** Where the object before would be less than a pixel, a die marks its place. */
export const SPOT = 14;

/** One still of the strip: the same world at the width of one stop. */
export function ScaleFrame({ world, stop, before }: ScaleFrameProps) {
  const [x, y] = axisAt(stop.id, stop.z);
  const square = { x: -HALF, y: -HALF, width: VIEW, height: VIEW };
  const viewBox = `-${HALF} -${HALF} ${VIEW} ${VIEW}`;
  return (
    <svg className={styles.frame} viewBox={viewBox} aria-hidden="true">
      <svg {...square} viewBox={viewBox} aria-hidden="true">
        <use href={`#${world}`} x={x} y={y} />
      </svg>
      {before && <Leaders stop={stop} before={before} />}
    </svg>
  );
}

function Leaders({ stop, before }: Required<Omit<ScaleFrameProps, 'world'>>) {
  const [x, y] = axisAt(stop.id, stop.z);
  const [left = 0, top = 0, width = 0, height = 0] = levelOf(before.id).box.map(inView(stop.z));
  const isSpot = Math.max(width, height) < SPOT;
  const [x0, y0] = isSpot ? [x - SPOT / 2, y - SPOT / 2] : [x + left, y + top];
  const [x1, y1] = isSpot ? [x + SPOT / 2, y + SPOT / 2] : [x0 + width, y0 + height];
  return (
    <>
      <path
        className={`${styles.leader} ${styles.aside}`}
        d={`M${x0} ${y0}L-${HALF}-${HALF}h-${STREET}M${x0} ${y1}L-${HALF} ${HALF}h-${STREET}`}
      />
      <path
        className={`${styles.leader} ${styles.above}`}
        d={`M${x0} ${y0}L-${HALF}-${HALF}M${x1} ${y0}L${HALF}-${HALF}`}
      />
    </>
  );
}
