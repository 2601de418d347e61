import type { ReactNode } from 'react';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { ContactContent } from '../../content/schemas/contact.ts';
import styles from './OfficesSection.deferred.module.css';

interface OfficesSectionProps {
  content: ContactContent['list'];
  /** Whether the hours are assumed. */
  note: string;
  /** The table: an island, which only an .astro file can hydrate. */
  children: ReactNode;
}

/** The offices in a table, with their hours on the visitor's clock. */
export function OfficesSection({ content, note, children }: OfficesSectionProps) {
  const { title, text } = content;
  return (
    <section className={`wrap section ${styles.section}`} id="hours" aria-labelledby="hours-title">
      <SectionHeading id="hours-title" title={title} text={text} />
      {children}
      <p className={`screen-only ${styles.note}`}>{note}</p>
    </section>
  );
}
