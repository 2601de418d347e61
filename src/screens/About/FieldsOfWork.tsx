import { useId } from 'react';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { ServiceLink } from '../../content/load.ts';
import type { AboutContent } from '../../content/schemas/about.ts';
import styles from './FieldsOfWork.deferred.module.css';

interface FieldsOfWorkProps {
  title: string;
  fields: AboutContent['fields'];
  services: readonly ServiceLink[];
}

/** Fields of work with links to their services. */
export function FieldsOfWork({ title, fields, services }: FieldsOfWorkProps) {
  const heading = useId();
  return (
    <section className="wrap section" aria-labelledby={heading}>
      <SectionHeading id={heading} title={title} />
      <dl className={styles.fields}>
        {fields.map((field) => (
          <div key={field.title} className={styles.field}>
            <dt className="title">{field.title}</dt>
            <dd className={`quiet ${styles.text}`}>{field.text}</dd>
            {services
              .filter(({ slug }) => field.services.includes(slug))
              .map(({ slug, path, title, levelName }) => (
                <dd key={slug} className={styles.service}>
                  <a className="link" href={path}>
                    {title}
                  </a>
                  <span className="note">{levelName}</span>
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
