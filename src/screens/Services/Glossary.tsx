import { useId } from 'react';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { TermList } from '../../components/TermList.tsx';
import type { GlossaryContent } from '../../content/schemas/work.ts';
import styles from './Glossary.deferred.module.css';

export function Glossary({ title, text, items }: GlossaryContent) {
  const heading = useId();
  return (
    <section className="wrap section screen-only" aria-labelledby={heading}>
      <SectionHeading id={heading} title={title} text={text} />
      <TermList className={styles.list} items={items} />
    </section>
  );
}
