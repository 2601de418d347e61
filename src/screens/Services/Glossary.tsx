import { useId } from 'react';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { GlossaryContent } from '../../content/schemas/work.ts';
import styles from './Glossary.later.module.css';

/** What the abbreviations of the site mean. */
export function Glossary({ title, text, items }: GlossaryContent) {
  const heading = useId();
  return (
    <section className="wrap section" aria-labelledby={heading}>
      <SectionHeading id={heading} title={title} text={text} />
      <dl className={styles.list}>
        {items.map((item) => (
          <div key={item.term} className={styles.item}>
            <dt className={styles.term}>{item.term}</dt>
            <dd className={styles.text}>{item.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
