import { useId } from 'react';
import { Arrow } from '../components/Arrow.tsx';
import type { ServiceGroup, SiteContent } from '../content/load.ts';
import type { ServicesContent } from '../content/schema.ts';
import styles from './ServicesScreen.module.css';

export interface ServicesScreenProps {
  site: SiteContent;
  content: ServicesContent;
}

export function ServicesScreen({ site, content }: ServicesScreenProps) {
  return (
    <>
      <header className={`wrap grid ${styles.top}`}>
        <p className="label">{content.label}</p>
        <h1 className="display">{content.title}</h1>
        <p className={styles.lead}>{content.lead}</p>
      </header>
      <div className="wrap">
        {site.groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </div>
    </>
  );
}

/** Its id is where /services#embedded leads. */
function Group({ group }: { group: ServiceGroup }) {
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
            <a href={service.path}>
              <span>
                <span className={styles.name}>{service.title}</span>
                <span className={styles.line}>{service.line}</span>
              </span>
              <span className="note">{service.levelName}</span>
              <Arrow />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
