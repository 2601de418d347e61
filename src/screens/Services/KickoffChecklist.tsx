import { type ReactNode, useId } from 'react';
import { BriefBox } from '../../components/BriefBox.tsx';
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

/** Questions to answer before work starts: a checklist on paper, and boxes whose ticks go into the brief (src/scripts/briefBoxes.ts). */
export function KickoffChecklist({ content, offices, locale }: KickoffChecklistProps) {
  const heading = useId();
  const { title, text, take, line, items, overlap } = content;
  return (
    <section className={`wrap section ${styles.kickoff}`} aria-labelledby={heading}>
      <SectionHeading id={heading} title={title} text={text} />
      <p className={`note screen-only ${styles.take}`}>{take}</p>
      <div className={styles.cells}>
        {items.map((item, index) => (
          <div key={item.title} className={styles.cell}>
            <Point {...item} line={line} open={index === 0} />
          </div>
        ))}
        <div className={`${styles.cell} ${styles.wide}`}>
          <Point id="overlap" {...overlap} line={line}>
            <WorkingHoursOverlap content={overlap} offices={offices} locale={locale} />
          </Point>
        </div>
      </div>
    </section>
  );
}

interface PointProps {
  id: string;
  /** Before a ticked question in the message. */
  line: string;
  title: string;
  questions: KickoffContent['overlap']['questions'];
  open?: boolean;
  /** Beside the questions. */
  children?: ReactNode;
}

function Point({ id, line, title, questions, open = false, children }: PointProps) {
  return (
    <PhoneFold name="points" open={open} summary={<h3 className="title">{title}</h3>}>
      <div className={styles.point}>
        <div>
          {/* On a phone the summary is the heading. */}
          <h3 className={`title ${styles.name}`}>{title}</h3>
          <ul>
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
        </div>
        {children}
      </div>
    </PhoneFold>
  );
}
