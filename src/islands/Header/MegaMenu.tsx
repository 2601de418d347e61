import type { ServiceGroup } from '../../content/load.ts';
import type { Labels } from '../../content/schema.ts';
import type { Paths } from '../../lib/paths.ts';
import { FloorMini } from './FloorMini.tsx';
import { GroupItem } from './GroupItem.tsx';
import styles from './MegaMenu.module.css';
import type { MenuState } from './menu.ts';
import { StartPanel } from './StartPanel.tsx';

export interface MegaMenuProps {
  id: string;
  labels: Labels;
  groups: ServiceGroup[];
  paths: Paths;
  current: string;
  state: MenuState;
  onPressGroup: (group: string) => void;
}

export function MegaMenu(props: MegaMenuProps) {
  const { id, labels, groups, paths, current, state, onPressGroup } = props;
  return (
    <div className={styles.menu} id={id} data-menu>
      <div className={`wrap ${styles.grid}`}>
        <p className={`note ${styles.label}`}>{labels.services}</p>
        <ul className={styles.groups}>
          {groups.map((group) => (
            <GroupItem
              key={group.id}
              group={group}
              current={current}
              expanded={state.live ? state.group === group.id : undefined}
              onPress={() => onPressGroup(group.id)}
            />
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
        <FloorMini groups={groups} active={state.group} />
      </div>
    </div>
  );
}
