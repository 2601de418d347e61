import type { ReactNode } from 'react';
import { Fold } from '../../components/Fold.tsx';
import type { ContactContent } from '../../content/schemas/contact.ts';
import type { QuestionSet } from '../../lib/brief/questionSets.ts';
import { addressLink } from '../../lib/mail.ts';
import { FirstQuestions } from './FirstQuestions.tsx';
import styles from './FormSection.deferred.module.css';
import { NextSteps } from './NextSteps.tsx';

interface FormSectionProps {
  content: ContactContent;
  /** Becomes a link where the intro contains it. */
  email: string;
  /** What is asked about each topic. */
  sets: readonly QuestionSet[];
  replyTime: string | undefined;
  /** The form: an island, which only an .astro file can hydrate. */
  children: ReactNode;
}

/** The form, and advice: beside it in a wide window, after it in a narrow one. */
export function FormSection({ content, email, sets, replyTime, children }: FormSectionProps) {
  const { title, intro, first, next, brief } = content.form;
  const [before, ...after] = intro.split(email);
  return (
    <section
      className={`wrap section ${styles.section}`}
      id="contact-form"
      aria-labelledby="contact-form-title"
    >
      <div className={`grid ${styles.grid}`}>
        <div className={`screen-only ${styles.head}`}>
          <h2 className="heading" id="contact-form-title">
            {title}
          </h2>
          <p className={`quiet ${styles.text}`}>
            {before}
            {after.length > 0 && (
              <a className="link" href={addressLink(email)}>
                {email}
              </a>
            )}
            {after.join(email)}
          </p>
        </div>
        {/* A box of its own: an island is `display: contents`, which no rule for children of a grid reaches. */}
        <div className={styles.main}>
          {children}
          <NextSteps content={next} replyTime={replyTime} />
        </div>
        <div className={styles.beside}>
          <div className={`${styles.aside} ${styles.first}`}>
            <Fold onPhone summary={<span className={styles.title}>{first.title}</span>}>
              <h3 className={`${styles.title} ${styles.unfolded}`}>{first.title}</h3>
              <ul className={styles.list}>
                {first.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </Fold>
          </div>
          <FirstQuestions title={brief.titleOther} sets={sets} />
          {/* The island shows the brief here while it is being written: BriefParts.tsx. */}
          <div className={styles.brief} id="contact-brief" />
        </div>
      </div>
    </section>
  );
}
