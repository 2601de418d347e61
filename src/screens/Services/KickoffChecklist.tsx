import { useId } from 'react';
import { BriefBox, BriefNext } from '../../components/BriefBox.tsx';
import { Fold } from '../../components/Fold.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { KickoffContent } from '../../content/schemas/work.ts';
import styles from './KickoffChecklist.deferred.module.css';

interface KickoffChecklistProps {
  content: KickoffContent;
  /** For the digits. */
  locale: string;
  /** To the contact form. */
  next: { label: string; href: string };
}

/** Questions to answer before work starts: a checklist on paper, and boxes whose ticks go into the brief (src/scripts/briefBoxes.ts). */
export function KickoffChecklist({ content, locale, next }: KickoffChecklistProps) {
  const heading = useId();
  const { title, text, take, openAll, line, items } = content;
  const digits = new Intl.NumberFormat(locale);
  return (
    <section className={`wrap section ${styles.kickoff}`} aria-labelledby={heading}>
      <SectionHeading id={heading} title={title} text={text} />
      <div className={styles.points} id="points">
        {items.map(({ id, title: name, questions }) => (
          <div key={id} className={styles.point}>
            <Fold
              summary={
                <>
                  <h3 className={styles.name}>{name}</h3>
                  <span className="note screen-only" aria-hidden="true">
                    {digits.format(questions.length)}
                  </span>
                </>
              }
            >
              <ul className={styles.questions}>
                {questions.map((question) => (
                  <li key={question.id}>
                    <BriefBox
                      className={`quiet ${styles.question}`}
                      name={`point/${id}/${question.id}`}
                      line={line}
                      label={question.text}
                    />
                  </li>
                ))}
              </ul>
            </Fold>
          </div>
        ))}
      </div>
      <div className={`screen-only ${styles.foot}`}>
        <p>{take}</p>
        {/* src/scripts/openAll.ts shows it and answers it. */}
        <button className="link" type="button" id="open-points" hidden>
          {openAll}
        </button>
        <BriefNext {...next} className={styles.next} />
      </div>
    </section>
  );
}
