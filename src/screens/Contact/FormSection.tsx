import type { ReactNode } from 'react';
import type { ContactContent } from '../../content/schema.ts';
import { addressLink } from '../../lib/mail.ts';
import styles from './FormSection.module.css';

export interface FormSectionProps {
  content: ContactContent;
  /** Where messages go; a link where the intro names it. */
  email: string;
  /** The form: an island, which only a route can place. */
  children?: ReactNode;
}

export function FormSection({ content, email, children }: FormSectionProps) {
  const { title, intro, required } = content.form;
  const [before, ...after] = intro.split(email);
  return (
    <section className="wrap section" id="contact-form" aria-labelledby="contact-form-title">
      <div className={`grid ${styles.grid}`}>
        <div className={styles.head}>
          <h2 className="heading" id="contact-form-title">
            {title}
          </h2>
          <p className={styles.text}>
            {before}
            {after.length > 0 && (
              <a className="link" href={addressLink(email)}>
                {email}
              </a>
            )}
            {after.join(email)}
          </p>
          <p className={styles.text}>{required}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
