import type { ServiceGroup } from '../../content/load.ts';
import type { Labels } from '../../content/schemas/labels.ts';
import type { Paths } from '../../lib/paths.ts';
import { FloorMini } from './FloorMini.tsx';
import { GroupItem } from './GroupItem.tsx';
import styles from './MenuGrid.later.module.css';
import { StartPanel } from './StartPanel.tsx';

export interface MenuGridProps {
  labels: Labels;
  groups: ServiceGroup[];
  paths: Paths;
  /** The path of the page the menu stands on. */
  current: string;
}

/**
 * All that the menu says. Static: it reaches the island as its child, so that its words stand in the
 * page once and not again as data; useGroups.ts opens and closes what is here.
 */
export function MenuGrid({ labels, groups, paths, current }: MenuGridProps) {
  return (
    <div className={`wrap ${styles.grid}`}>
      <p className={`note ${styles.label}`}>{labels.services}</p>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <GroupItem key={group.id} group={group} current={current} />
        ))}
      </ul>
      <p className={styles.all}>
        <a
          className="link"
          href={paths.services}
          aria-current={current === paths.services ? 'page' : undefined}
        >
          {labels.allServices}
        </a>
      </p>
      <StartPanel labels={labels} href={paths.contact} />
      <FloorMini groups={groups} />
    </div>
  );
}
