import type { ContactContent } from '../../content/schemas/contact.ts';
import { addressLink, type MailLabels } from '../../lib/mail.ts';
import { ContactForm } from './ContactForm.tsx';
import styles from './FormSection.later.module.css';

export interface FormSectionProps {
  content: ContactContent;
  /** Where messages go; a link where the intro names it. */
  email: string;
  /** Suggested topics. */
  services: readonly string[];
  /** What the mail calls its lines. */
  labels: MailLabels;
}

export function FormSection({ content, email, services, labels }: FormSectionProps) {
  const { title, intro, required, first, topicOther } = content.form;
  const [before, ...after] = intro.split(email);
  return (
    <section
      className="wrap section"
      id="contact-form"
      aria-labelledby="contact-form-title"
      data-to={email}
      data-labels={JSON.stringify(labels)}
    >
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
          <div className={styles.first}>
            <h3 className={styles.firstTitle}>{first.title}</h3>
            <ul className={styles.list}>
              {first.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <p className={styles.note}>{first.note}</p>
          </div>
        </div>
        <ContactForm email={email} topics={[...services, topicOther]} text={content.form} />
      </div>
    </section>
  );
}
