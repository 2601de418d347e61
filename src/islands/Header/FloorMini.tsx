import type { ServiceGroup } from '../../content/load.ts';
import styles from './FloorMini.module.css';
import { FLOOR, floorplan } from './floorplan.ts';

export interface FloorMiniProps {
  groups: ServiceGroup[];
  /** The group to fill. */
  active: string | null;
}

/** The floorplan of the landing page as a thumbnail: one cell per service. */
export function FloorMini({ groups, active }: FloorMiniProps) {
  const plan = floorplan(groups.map((group) => group.services.length));
  return (
    <svg
      className={styles.mini}
      viewBox={`0 0 ${FLOOR.width} ${FLOOR.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect x=".5" y=".5" width={FLOOR.width - 1} height={FLOOR.height - 1} />
      {groups.map((group, at) => (
        <g key={group.id} data-on={group.id === active || undefined}>
          {plan[at]?.map((cell) => (
            <rect key={`${cell.x} ${cell.y}`} {...cell} />
          ))}
        </g>
      ))}
    </svg>
  );
}
