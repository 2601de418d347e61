import type { ReactNode } from 'react';
import type { Labels } from '../../content/schema.ts';
import type { Paths } from '../../lib/paths.ts';
import { FloorMini, type FloorMiniProps } from './FloorMini.tsx';
import styles from './MegaMenu.module.css';
import { StartPanel } from './StartPanel.tsx';

export interface MegaMenuProps extends FloorMiniProps {
  id: string;
  labels: Labels;
  paths: Paths;
  current: string;
  /** The groups with their services: ServiceGroups. */
  children: ReactNode;
}

export function MegaMenu({ id, labels, sizes, paths, current, active, children }: MegaMenuProps) {
  return (
    <div className={styles.menu} id={id} data-menu>
      <div className={`wrap ${styles.grid}`}>
        <p className={`note ${styles.label}`}>{labels.services}</p>
        {children}
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
        <FloorMini sizes={sizes} active={active} />
      </div>
    </div>
  );
}
