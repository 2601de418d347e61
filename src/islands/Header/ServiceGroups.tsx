import type { ServiceGroup } from '../../content/load.ts';
import { GroupItem } from './GroupItem.tsx';
import styles from './ServiceGroups.module.css';

export interface ServiceGroupsProps {
  groups: ServiceGroup[];
  /** The path of the page the menu stands on. */
  current: string;
}

/**
 * All links of the menu. Static: it reaches the island as its child, so that the services stand in
 * the page once and not again as data; useGroups.ts opens and closes what is here.
 */
export function ServiceGroups({ groups, current }: ServiceGroupsProps) {
  return (
    <ul className={styles.groups}>
      {groups.map((group) => (
        <GroupItem key={group.id} group={group} current={current} />
      ))}
    </ul>
  );
}
