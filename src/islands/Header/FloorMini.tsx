import type { ServiceGroup } from '../../content/load.ts';
import styles from './FloorMini.later.module.css';
import { FLOOR, floorplan } from './miniature.ts';

export interface FloorMiniProps {
  groups: ServiceGroup[];
}

/** The floorplan of the landing page as a thumbnail: one cell per service. */
export function FloorMini({ groups }: FloorMiniProps) {
  const plan = floorplan(groups.map(({ services }) => services.length));
  return (
    <svg className={styles.mini} viewBox={`0 0 ${FLOOR.width} ${FLOOR.height}`} aria-hidden="true">
      <rect x=".5" y=".5" width={FLOOR.width - 1} height={FLOOR.height - 1} />
      {groups.map(({ id }, at) => (
        <g key={id} data-cells={id}>
          {plan[at]?.map((cell) => (
            <rect key={`${cell.x} ${cell.y}`} {...cell} />
          ))}
        </g>
      ))}
    </svg>
  );
}
