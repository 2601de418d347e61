import type { ReactNode } from 'react';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import { GroupItem } from './GroupItem.tsx';
import type { HeaderContent } from './headerContent.ts';
import styles from './MegaMenu.deferred.module.css';
import { IDS, type Menu } from './useMenu.ts';

interface MegaMenuProps extends Pick<HeaderContent, 'labels' | 'groups' | 'paths' | 'current'> {
  menu: Menu;
  /** Static HTML (MenuIntro), shown while no group is active. */
  intro: ReactNode;
}

/** The sheet that opens below the bar; on a phone a part of the panel. */
export function MegaMenu({ menu, labels, groups, paths, current, intro }: MegaMenuProps) {
  return (
    <div className={styles.menu} id={IDS.menu} {...menu.pointerProps('menu')}>
      <div className={`wrap ${styles.grid}`}>
        <ul className={styles.groups}>
          {groups.map((group) => (
            <GroupItem key={group.id} {...{ menu, group, current }} />
          ))}
        </ul>
        <p className={styles.all} {...menu.focusProps(null)}>
          <TranslatableText
            as="a"
            className="link"
            href={paths.services}
            aria-current={current === paths.services ? 'page' : undefined}
          >
            {labels.allServices}
          </TranslatableText>
        </p>
        <div className={styles.intro} {...menu.pointerProps('panel')} {...menu.focusProps(null)}>
          {intro}
        </div>
      </div>
    </div>
  );
}
