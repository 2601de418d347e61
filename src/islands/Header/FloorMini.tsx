import styles from './FloorMini.later.module.css';
import type { MenuGroup } from './headerContent.ts';
import { FLOOR, floorplan } from './miniature.ts';

export interface FloorMiniProps {
  groups: readonly MenuGroup[];
  /** The group whose cells are lit. */
  active: string | null;
}

/** The floorplan of the landing page as a thumbnail: one cell per service. */
export function FloorMini({ groups, active }: FloorMiniProps) {
  const plan = floorplan(groups.map(({ services }) => services.length));
  return (
    <svg className={styles.mini} viewBox={`0 0 ${FLOOR.width} ${FLOOR.height}`} aria-hidden="true">
      <rect x=".5" y=".5" width={FLOOR.width - 1} height={FLOOR.height - 1} />
      {groups.map(({ id }, at) => (
        <g key={id} data-active={id === active || undefined}>
          {plan[at]?.map((cell) => (
            <rect key={`${cell.x} ${cell.y}`} {...cell} />
          ))}
        </g>
      ))}
    </svg>
  );
}
