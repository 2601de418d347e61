import { TranslatableText } from '../shared/TranslatableText.tsx';
import { FLOOR, floorplanCells } from './floorplanCells.ts';
import type { MenuGroup } from './headerContent.ts';
import styles from './MiniFloorplan.deferred.module.css';

interface MiniFloorplanProps {
  groups: readonly MenuGroup[];
  /** The group whose cells are highlighted. */
  active: string | null;
}

/** The floorplan of /services as a thumbnail: one cell per service, and below it the true sizes of the active ones. */
export function MiniFloorplan({ groups, active }: MiniFloorplanProps) {
  const plan = floorplanCells(groups.map(({ services }) => services.length));
  const services = groups.find(({ id }) => id === active)?.services;
  return (
    <>
      <svg
        className={styles.mini}
        viewBox={`0 0 ${FLOOR.width} ${FLOOR.height}`}
        aria-hidden="true"
      >
        <rect x=".5" y=".5" width={FLOOR.width - 1} height={FLOOR.height - 1} />
        {groups.map(({ id }, index) => (
          <g key={id} data-active={id === active || undefined}>
            {plan[index]?.map((cell) => (
              <rect key={`${cell.x} ${cell.y}`} {...cell} />
            ))}
          </g>
        ))}
      </svg>
      {services && (
        <div className={`note ${styles.sizes}`} aria-hidden="true">
          {services.map(({ path, levelName, size }) => (
            <div key={path}>
              <TranslatableText>{levelName}</TranslatableText>
              <TranslatableText>{size}</TranslatableText>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
