import { useId } from 'react';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { Office } from '../../content/schemas/offices.ts';
import type { SettleContent } from '../../content/schemas/work.ts';
import { Overlap } from './Overlap.tsx';
import styles from './Settle.later.module.css';

export interface SettleProps {
  content: SettleContent;
  offices: readonly Office[];
  locale: string;
}

/** Points to settle before work starts: cells of a title block, a checklist on paper. */
export function Settle({ content, offices, locale }: SettleProps) {
  const heading = useId();
  const { title, text, items, overlap } = content;
  return (
    <section className="wrap section" aria-labelledby={heading}>
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
          <Overlap content={overlap} offices={offices} locale={locale} />
        </div>
      </div>
    </section>
  );
}

function Questions({ title, questions }: SettleContent['items'][number]) {
  return (
    <>
      <h3 className={`title ${styles.name}`}>{title}</h3>
      <ul>
        {questions.map((question) => (
          <li key={question} className={styles.question}>
            {question}
          </li>
        ))}
      </ul>
    </>
  );
}
