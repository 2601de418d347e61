import { useId } from 'react';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { ServiceLink } from '../../content/load.ts';
import type { AboutContent } from '../../content/schemas/about.ts';
import styles from './Fields.later.module.css';

export interface FieldsProps {
  title: string;
  fields: AboutContent['fields'];
  services: readonly ServiceLink[];
}

/** The fields of work, each with links to the services that it is used in. */
export function Fields({ title, fields, services }: FieldsProps) {
  const heading = useId();
  return (
    <section className="wrap section" aria-labelledby={heading}>
      <SectionHeading id={heading} title={title} />
      <dl className={styles.fields}>
        {fields.map((field) => (
          <div key={field.title} className={styles.field}>
            <dt className="title">{field.title}</dt>
            <dd className={styles.text}>{field.text}</dd>
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
