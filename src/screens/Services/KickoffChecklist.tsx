import { type ReactNode, useId } from 'react';
import { PhoneFold } from '../../components/PhoneFold.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { Office } from '../../content/schemas/offices.ts';
import type { KickoffContent } from '../../content/schemas/work.ts';
import styles from './KickoffChecklist.deferred.module.css';
import { WorkingHoursOverlap } from './WorkingHoursOverlap.tsx';

interface KickoffChecklistProps {
  content: KickoffContent;
  offices: readonly Office[];
  locale: string;
}

/** Questions to answer before work starts; a checklist on paper. */
export function KickoffChecklist({ content, offices, locale }: KickoffChecklistProps) {
  const heading = useId();
  const { title, text, items, overlap } = content;
  return (
    <section className={`wrap section ${styles.kickoff}`} aria-labelledby={heading}>
      <SectionHeading id={heading} title={title} text={text} />
      <div className={styles.cells}>
        {items.map((item, index) => (
          <div key={item.title} className={styles.cell}>
            <Point {...item} open={index === 0} />
          </div>
        ))}
        <div className={`${styles.cell} ${styles.wide}`}>
          <Point {...overlap}>
            <WorkingHoursOverlap content={overlap} offices={offices} locale={locale} />
          </Point>
        </div>
      </div>
    </section>
  );
}

interface PointProps {
  title: string;
  questions: readonly string[];
  open?: boolean;
  /** Beside the questions. */
  children?: ReactNode;
}

function Point({ title, questions, open = false, children }: PointProps) {
  return (
    <PhoneFold
      name="points"
      open={open}
      summary={
        <>
          <h3 className="title">{title}</h3>
          <span className="note" aria-hidden="true">
            {questions.length}
          </span>
        </>
      }
    >
      <div className={styles.point}>
        <div>
          {/* On a phone the summary is the heading. */}
          <h3 className={`title ${styles.name}`}>{title}</h3>
          <ul>
            {questions.map((question) => (
              <li key={question} className={`quiet ${styles.question}`}>
                {question}
              </li>
            ))}
          </ul>
        </div>
        {children}
      </div>
    </PhoneFold>
  );
}
