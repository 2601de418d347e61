import { useId } from 'react';
import { Arrow } from '../../components/Arrow.tsx';
import type { ServiceLink } from '../../content/load.ts';
import styles from './RelatedServices.later.module.css';

export interface RelatedServicesProps {
  title: string;
  text: string;
  /** Which of them are often combined with this one, and why. */
  together: string | undefined;
  services: readonly ServiceLink[];
  /** Ways on for a visitor who needs none of them. */
  ways: readonly { text: string; href: string }[];
}

export function RelatedServices({ title, text, together, services, ways }: RelatedServicesProps) {
  const heading = useId();
  return (
    <nav className="wrap section" aria-labelledby={heading}>
      <div className={`grid ${styles.related}`}>
        <div className={styles.head}>
          <h2 className={styles.title} id={heading}>
            {title}
          </h2>
          <p>{text}</p>
          {together && <p>{together}</p>}
        </div>
        <ul className={styles.list}>
          {services.map((service) => (
            <li key={service.slug}>
              <a href={service.path}>
                <span>
                  <span className={styles.name}>{service.title}</span>
                  <span className={styles.line}>{service.line}</span>
                </span>
                <span className={`note ${styles.level}`}>{service.levelName}</span>
                <Arrow />
              </a>
            </li>
          ))}
          <li className={styles.ways}>
            {ways.map((way) => (
              <a key={way.href} className="link" href={way.href}>
                {way.text}
              </a>
            ))}
          </li>
        </ul>
      </div>
    </nav>
  );
}
