import { useId } from 'react';
import { ServiceRow } from '../../components/ServiceRow.tsx';
import type { ServiceLink } from '../../content/load.ts';
import styles from './RelatedServices.deferred.module.css';

interface RelatedServicesProps {
  title: string;
  text: string;
  /** Why some of them are often combined with this service. */
  together: string | undefined;
  services: readonly ServiceLink[];
  /** For a visitor who needs none of them. */
  all: { text: string; href: string };
}

export function RelatedServices({ title, text, together, services, all }: RelatedServicesProps) {
  const heading = useId();
  return (
    <nav className="wrap section screen-only" aria-labelledby={heading}>
      <div className={`grid ${styles.related}`}>
        <div className={styles.head}>
          <h2 className={`title ${styles.title}`} id={heading}>
            {title}
          </h2>
          <p className="quiet">{text}</p>
          {together && <p className="quiet">{together}</p>}
        </div>
        <ul className={styles.list}>
          {services.map((service) => (
            <li key={service.slug}>
              <ServiceRow service={service} />
            </li>
          ))}
          <li className={styles.all}>
            <a className="link" href={all.href}>
              {all.text}
            </a>
          </li>
        </ul>
      </div>
    </nav>
  );
}
