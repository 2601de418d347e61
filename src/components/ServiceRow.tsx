import type { ServiceLink } from '../content/load.ts';
import { Arrow } from './Arrow.tsx';
import { LinkRow } from './LinkRow.tsx';
import styles from './ServiceRow.deferred.module.css';

/** A link to a service: its name, one line of text and its level. */
export function ServiceRow({ service }: { service: ServiceLink }) {
  const { path, title, line, levelName } = service;
  return (
    <LinkRow
      href={path}
      name={title}
      line={line}
      className={styles.row}
      nameClassName={styles.name}
    >
      <span className={`note ${styles.level}`}>{levelName}</span>
      <Arrow />
    </LinkRow>
  );
}
