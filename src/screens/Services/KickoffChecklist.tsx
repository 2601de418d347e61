import { useId } from 'react';
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
        {items.map((item) => (
          <div key={item.title} className={styles.cell}>
            <Questions {...item} />
          </div>
        ))}
        <div className={`${styles.cell} ${styles.wide}`}>
          <div>
            <Questions {...overlap} />
          </div>
          <WorkingHoursOverlap content={overlap} offices={offices} locale={locale} />
        </div>
      </div>
    </section>
  );
}

function Questions({ title, questions }: KickoffContent['items'][number]) {
  return (
    <>
      <h3 className={`title ${styles.name}`}>{title}</h3>
      <ul>
        {questions.map((question) => (
          <li key={question} className={`quiet ${styles.question}`}>
            {question}
          </li>
        ))}
      </ul>
    </>
  );
}
