import { CURVE_SIZE, MARK_SIZE, type NoteCurve } from '../../plots/noteCurve.ts';
import styles from './CurveSign.module.css';

const ROOM = 6;

/** The curve of a note, and its point: the line and the square turn copper with the title. */
export function CurveSign({ curve: { path, mark } }: { curve: NoteCurve }) {
  const { width, height } = CURVE_SIZE;
  return (
    <svg
      className={styles.sign}
      viewBox={`${-ROOM} ${-ROOM} ${width + 2 * ROOM} ${height + 2 * ROOM}`}
      aria-hidden="true"
    >
      <path className={styles.axes} d={`M0 0V${height}H${width}`} />
      <path className={styles.line} d={path} />
      {mark && (
        <rect
          className={styles.mark}
          x={mark.x - MARK_SIZE / 2}
          y={mark.y - MARK_SIZE / 2}
          width={MARK_SIZE}
          height={MARK_SIZE}
        />
      )}
    </svg>
  );
}
