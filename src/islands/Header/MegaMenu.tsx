import type { ReactNode } from 'react';
import later from './MegaMenu.later.module.css';
import styles from './MegaMenu.module.css';

export interface MegaMenuProps {
  id: string;
  /** What is in it: MenuGrid. */
  children: ReactNode;
}

/** The sheet that opens below the bar; on a phone a part of the panel. */
export function MegaMenu({ id, children }: MegaMenuProps) {
  return (
    <div className={`${styles.menu} ${later.sheet}`} id={id} data-menu>
      {children}
    </div>
  );
}
