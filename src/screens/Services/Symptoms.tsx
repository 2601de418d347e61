import { useId } from 'react';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { ServicesPageContent } from '../../content/schemas/servicesPage.ts';
import styles from './Symptoms.deferred.module.css';

export interface Symptom {
  text: string;
  /** Leads to the service. */
  href: string;
  /** The slug of the service: it becomes the topic of the contact form. */
  slug: string;
  /** The name of the service. */
  service: string;
  /** A drawing that computes, which puts a number to it. */
  calculation?: { href: string; text?: string; lang?: string | undefined } | undefined;
}

interface SymptomsProps {
  words: ServicesPageContent['symptoms'];
  items: readonly Symptom[];
  /** The fields of the contact form. */
  formPath: string;
}

/** Links from a problem to the service that solves it, and to the form that asks about it; each takes it along (src/scripts/briefBoxes.ts). */
export function Symptoms({ words, items, formPath }: SymptomsProps) {
  const { title, text, write, line } = words;
  const heading = useId();
  return (
    <section className="wrap section screen-only" aria-labelledby={heading}>
      <SectionHeading id={heading} title={title} text={text} />
      <ul className={styles.list}>
        {items.map((item, index) => (
          <li
            key={item.text}
            className={styles.item}
            data-service={item.slug}
            data-brief={line}
            data-text={item.text}
          >
            <p className="title" id={`${heading}-${index}`}>
              {item.text}
            </p>
            <p className={styles.links}>
              <a className="link" href={item.href}>
                {item.service}
              </a>
              <a
                className={`link ${styles.write}`}
                href={formPath}
                aria-describedby={`${heading}-${index}`}
              >
                {write}
              </a>
              {item.calculation && (
                <a className="link" href={item.calculation.href} lang={item.calculation.lang}>
                  {item.calculation.text}
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
