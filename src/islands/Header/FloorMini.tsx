import styles from './FloorMini.module.css';
import { FLOOR, floorplan } from './floorplan.ts';

export interface FloorMiniProps {
  /** How many services each group has, by its id. */
  sizes: Record<string, number>;
  /** The group to fill. */
  active: string | null;
}

/** The floorplan of the landing page as a thumbnail: one cell per service. */
export function FloorMini({ sizes, active }: FloorMiniProps) {
  const plan = floorplan(Object.values(sizes));
  return (
    <svg
      className={styles.mini}
      viewBox={`0 0 ${FLOOR.width} ${FLOOR.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect x=".5" y=".5" width={FLOOR.width - 1} height={FLOOR.height - 1} />
      {Object.keys(sizes).map((group, at) => (
        <g key={group} data-on={group === active || undefined}>
          {plan[at]?.map((cell) => (
            <rect key={`${cell.x} ${cell.y}`} {...cell} />
          ))}
        </g>
      ))}
    </svg>
  );
}
