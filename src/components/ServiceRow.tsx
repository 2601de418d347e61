import type { ServiceLink } from '../content/load.ts';
import { Arrow } from './Arrow.tsx';
import styles from './ServiceRow.deferred.module.css';

/** A link to a service: its name, one line of text and its level. */
export function ServiceRow({ service }: { service: ServiceLink }) {
  return (
    <a className={styles.row} href={service.path}>
      <span>
        <span className={`title ${styles.name}`}>{service.title}</span>
        <span className={`quiet ${styles.line}`}>{service.line}</span>
      </span>
      <span className={`note ${styles.level}`}>{service.levelName}</span>
      <Arrow />
    </a>
  );
}
