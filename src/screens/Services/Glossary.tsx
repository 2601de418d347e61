import { useId } from 'react';
import { PhoneFold } from '../../components/PhoneFold.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { TermList } from '../../components/TermList.tsx';
import type { GlossaryContent } from '../../content/schemas/work.ts';
import { fillText } from '../../lib/placeholders.ts';
import styles from './Glossary.deferred.module.css';

interface GlossaryProps extends GlossaryContent {
  /** For the digits. */
  locale: string;
}

export function Glossary({ title, text, show, items, locale }: GlossaryProps) {
  const heading = useId();
  return (
    <section className={`wrap section screen-only ${styles.glossary}`} aria-labelledby={heading}>
      <SectionHeading id={heading} title={title} text={text} />
      <PhoneFold summary={fillText(show, { count: items.length }, locale)}>
        <TermList className={styles.list} items={items} />
      </PhoneFold>
    </section>
  );
}
