import { useId } from 'react';
import type { ServiceGroup } from '../../content/load.ts';
import styles from './GroupItem.later.module.css';

export interface GroupItemProps {
  group: ServiceGroup;
  current: string;
}

/** A group with its services: beside it in the mega-menu, below it on a phone. */
export function GroupItem({ group, current }: GroupItemProps) {
  const panel = useId();
  const label = useId();
  return (
    <li className={styles.item} data-group={group.id}>
      <button className={styles.group} type="button" aria-expanded="false" aria-controls={panel}>
        <span id={label}>{group.label}</span>
        <span className="note" aria-hidden="true">
          {group.services.length}
        </span>
      </button>
      <p className={styles.label}>{group.label}</p>
      <div className={styles.panel} id={panel} data-panel="group">
        <p className={styles.line}>{group.line}</p>
        <ul aria-labelledby={label}>
          {group.services.map((service) => (
            <li key={service.slug}>
              <a
                className={styles.service}
                href={service.path}
                aria-current={service.path === current ? 'page' : undefined}
              >
                <span className={styles.name}>{service.title}</span>
                <span className={styles.text}>{service.line}</span>
                <span className={`note ${styles.level}`}>{service.levelName}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
