import type { ReactNode } from 'react';
import { Text } from '../shared/Text.tsx';
import { FloorMini } from './FloorMini.tsx';
import { GroupItem } from './GroupItem.tsx';
import type { HeaderContent } from './headerContent.ts';
import styles from './MegaMenu.later.module.css';
import { IDS, type Menu } from './useMenu.ts';

export interface MegaMenuProps
  extends Pick<HeaderContent, 'labels' | 'groups' | 'paths' | 'current'> {
  menu: Menu;
  /** What the menu shows while no group is active: static HTML, MenuStart. */
  start: ReactNode;
}

/** The sheet that opens below the bar; on a phone a part of the panel. */
export function MegaMenu({ menu, labels, groups, paths, current, start }: MegaMenuProps) {
  return (
    <div className={styles.sheet} id={IDS.menu} {...menu.over('menu')}>
      <div className={`wrap ${styles.grid}`}>
        <Text as="p" className={`note ${styles.label}`}>
          {labels.services}
        </Text>
        <ul className={styles.groups}>
          {groups.map((group) => (
            <GroupItem key={group.id} {...{ menu, group, current }} />
          ))}
        </ul>
        <p className={styles.all} {...menu.focusOn(null)}>
          <Text
            as="a"
            className="link"
            href={paths.services}
            aria-current={current === paths.services ? 'page' : undefined}
          >
            {labels.allServices}
          </Text>
        </p>
        <div
          className={styles.start}
          hidden={menu.group !== null}
          {...menu.over('panel')}
          {...menu.focusOn(null)}
        >
          {start}
        </div>
        <FloorMini groups={groups} active={menu.group} />
      </div>
    </div>
  );
}
