import { FLOOR, floorplanCells } from './floorplanCells.ts';
import type { MenuGroup } from './headerContent.ts';
import styles from './MiniFloorplan.deferred.module.css';

interface MiniFloorplanProps {
  groups: readonly MenuGroup[];
  /** The group whose cells are highlighted. */
  active: string | null;
}

/** The floorplan of the landing page as a thumbnail: one cell per service. */
export function MiniFloorplan({ groups, active }: MiniFloorplanProps) {
  const plan = floorplanCells(groups.map(({ services }) => services.length));
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
