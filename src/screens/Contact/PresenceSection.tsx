import type { ReactNode } from 'react';
import type { ContactContent } from '../../content/schemas/contact.ts';
import styles from './PresenceSection.module.css';

export interface PresenceSectionProps {
  content: ContactContent;
  /** Map and list. */
  children: ReactNode;
}

export function PresenceSection({ content, children }: PresenceSectionProps) {
  const { label, map } = content;
  return (
    <section id="offices" aria-labelledby="presence">
      <header className={`wrap grid ${styles.top}`}>
        <h1 className={`label ${styles.label}`}>{label}</h1>
        <h2 className={`display ${styles.title}`} id="presence">
          {map.title}
        </h2>
        <p className={`lead ${styles.lead}`}>{map.lead}</p>
      </header>
      {children}
    </section>
  );
}
