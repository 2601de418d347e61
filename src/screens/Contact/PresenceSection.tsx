import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { DeferredStyles } from '../../components/DeferredStyles.tsx';
import type { ContactContent } from '../../content/schemas/contact.ts';
import { addressLink } from '../../lib/mail.ts';
import { opticalEdge } from '../../lib/opticalEdge.ts';
import styles from './PresenceSection.module.css';

interface PresenceSectionProps {
  content: ContactContent;
  email: string;
  /** The map. */
  children: ReactNode;
}

export function PresenceSection({ content, email, children }: PresenceSectionProps) {
  const { label, map } = content;
  return (
    <section id="offices" aria-labelledby="presence">
      <header className={`wrap grid ${styles.top}`}>
        <h1 className={`label ${styles.label}`}>{label}</h1>
        <h2 className={`display ${styles.title}`} id="presence" style={opticalEdge(map.title)}>
          {map.title}
        </h2>
        <div className={styles.lead}>
          <p className="lead">{map.lead}</p>
          <p className={styles.write}>
            <ButtonLink href="#contact-message-name" arrow="down">
              {content.write}
            </ButtonLink>
            <a className={`link ${styles.address}`} href={addressLink(email)}>
              {email}
            </a>
          </p>
        </div>
      </header>
      <DeferredStyles />
      {children}
    </section>
  );
}
