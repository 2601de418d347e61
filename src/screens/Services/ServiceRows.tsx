import '../../styles/figures.later.css';
import { useId } from 'react';
import { Arrow } from '../../components/Arrow.tsx';
import { InlineSvg } from '../../components/InlineSvg.tsx';
import type { ServiceGroup } from '../../content/load.ts';
import styles from './ServiceRows.later.module.css';

export interface ServiceRowsProps {
  groups: readonly ServiceGroup[];
  /** A drawing of each service, by its slug. */
  sketches: Readonly<Record<string, string>>;
}

/** Every service in its group, with a drawing, its line and its level. */
export function ServiceRows({ groups, sketches }: ServiceRowsProps) {
  return (
    <div className="wrap section">
      {groups.map((group) => (
        <Group key={group.id} group={group} sketches={sketches} />
      ))}
    </div>
  );
}

interface GroupProps {
  group: ServiceGroup;
  sketches: ServiceRowsProps['sketches'];
}

/** Its id is where /services#embedded leads. */
function Group({ group, sketches }: GroupProps) {
  const title = useId();
  return (
    <section className={`grid ${styles.group}`} id={group.id} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 className={styles.title} id={title}>
          {group.label}
        </h2>
        <p>{group.line}</p>
      </div>
      <ul className={styles.list}>
        {group.services.map((service) => (
          <li key={service.slug}>
            <a className={styles.row} href={service.path}>
              <svg className={`fig ${styles.sketch}`} aria-hidden="true">
                <InlineSvg shapes={sketches[service.slug] ?? ''} />
              </svg>
              <span>
                <span className={styles.name}>{service.title}</span>
                <span className={styles.line}>{service.line}</span>
              </span>
              <span className={`note ${styles.level}`}>{service.levelName}</span>
              <Arrow />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
