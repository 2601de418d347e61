import { useId } from 'react';
import { Arrow } from '../../components/Arrow.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import styles from './Symptoms.later.module.css';

export interface Symptom {
  text: string;
  /** Leads to the service. */
  href: string;
  /** The name of the service. */
  service: string;
  /** The key feature of the service that is about it. */
  feature: string;
}

export interface SymptomsProps {
  title: string;
  text: string;
  items: readonly Symptom[];
}

/** A way to a service for people who know their problem and not its name. */
export function Symptoms({ title, text, items }: SymptomsProps) {
  const heading = useId();
  return (
    <section className="wrap section" aria-labelledby={heading}>
      <SectionHeading id={heading} title={title} text={text} />
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.text}>
            <a className={styles.row} href={item.href}>
              <span className={`title ${styles.text}`}>{item.text}</span>
              <span className={styles.service}>
                {item.service}
                <span className={styles.feature}>{item.feature}</span>
              </span>
              <Arrow />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
