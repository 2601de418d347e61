import type { ServiceLink } from '../content/load.ts';
import { Arrow } from './Arrow.tsx';
import { InlineSvg } from './InlineSvg.tsx';
import styles from './ServiceRow.deferred.module.css';

export interface ServiceRowProps {
  service: ServiceLink;
  /** SVG shapes of a drawing; a row with a drawing is larger. */
  sketch?: string;
}

/** A link to a service: its name, one line of text and its level. */
export function ServiceRow({ service, sketch }: ServiceRowProps) {
  return (
    <a className={styles.row} href={service.path} data-large={sketch !== undefined || undefined}>
      {sketch !== undefined && (
        <svg className={`fig ${styles.sketch}`} aria-hidden="true">
          <InlineSvg shapes={sketch} />
        </svg>
      )}
      <span>
        <span className={`title ${styles.name}`}>{service.title}</span>
        <span className={`quiet ${styles.line}`}>{service.line}</span>
      </span>
      <span className={`note ${styles.level}`}>{service.levelName}</span>
      <Arrow />
    </a>
  );
}
