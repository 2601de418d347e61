import {
  axisAt,
  inView,
  isSeen,
  LEVELS,
  levelOf,
  SEEN_AS_DIE,
  seenOf,
  VIEW,
} from '../../../build/scale/levels.ts';
import type { ScaleStop } from '../../../content/schemas/scale.ts';
import styles from './ScaleFrame.later.module.css';

export interface ScaleFrameProps {
  world: string;
  stop: ScaleStop;
  /** The stops before, from the smallest: leaders run to the frame of the last. */
  before: readonly ScaleStop[];
}

const HALF = VIEW / 2;
/** How far a leader runs out of its frame: across the street between two. */
const STREET = 90;
/** Where the object before would be less than a pixel, a die marks its place. */
export const SPOT = 14;

/** One still of the strip: what is seen of the same world at the width of one stop. */
export function ScaleFrame({ world, stop, before }: ScaleFrameProps) {
  const [x, y] = axisAt(stop.id, stop.z);
  const last = before.at(-1);
  const levels = LEVELS.filter(({ name, field }) => isSeen(field, seenOf(name), stop.z));
  const dies = before.filter(({ id }) => isSeen(levelOf(id).field, SEEN_AS_DIE, stop.z));
  const seen = [
    ...levels.map(({ name }) => partId(world, name)),
    ...dies.toReversed().map(({ id }) => partId(world, `${id}-die`)),
    ...(last && isSpotAt(stop, last) ? [partId(world, 'spot')] : []),
  ];
  const square = { x: -HALF, y: -HALF, width: VIEW, height: VIEW };
  const viewBox = `-${HALF} -${HALF} ${VIEW} ${VIEW}`;
  return (
    <svg className={styles.frame} viewBox={viewBox} aria-hidden="true">
      <svg {...square} viewBox={viewBox} aria-hidden="true">
        {seen.map((part) => (
          <use key={part} href={`#${part}`} x={x} y={y} />
        ))}
      </svg>
      {last && <Leaders stop={stop} before={last} />}
    </svg>
  );
}

/** The id of a level, a die or the spot, for the frames. */
export const partId = (world: string, part: string) => `${world}${part}`;

const boxIn = (stop: ScaleStop, inner: ScaleStop) => levelOf(inner.id).box.map(inView(stop.z));

function isSpotAt(stop: ScaleStop, before: ScaleStop): boolean {
  const [, , width = 0, height = 0] = boxIn(stop, before);
  return Math.max(width, height) < SPOT;
}

function Leaders({ stop, before }: { stop: ScaleStop; before: ScaleStop }) {
  const [x, y] = axisAt(stop.id, stop.z);
  const [left = 0, top = 0, width = 0, height = 0] = boxIn(stop, before);
  const isSpot = isSpotAt(stop, before);
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
