import type { Paths } from '../content/pages.ts';
import type { SiteLabels } from '../content/schemas/labels.ts';
import { addressLink } from '../lib/mail.ts';
import { opticalEdge } from '../lib/opticalEdge.ts';
import { ButtonLink } from './Button.tsx';
import styles from './Footer.deferred.module.css';

interface KeepInTouchProps {
  labels: SiteLabels;
  paths: Paths;
  email: string;
  /** Where it stands: above the footer, on a drawing, or on the contact page. */
  place: 'page' | 'plate' | 'contact';
  /** On a drawing: what is asked for, as the headline. */
  call: string | undefined;
}

/** Heading and two links (spec F1); on the contact page they lead up the page. */
export function KeepInTouch({ labels, paths, email, place, call }: KeepInTouchProps) {
  const isContactPage = place === 'contact';
  const headings = { page: `display ${styles.title}`, plate: 'label', contact: 'heading' } as const;
  const look = { page: 'primary', plate: 'plate', contact: 'line' } as const;
  return (
    <>
      <h2
        className={headings[place]}
        style={place === 'page' ? opticalEdge(labels.keepInTouch) : undefined}
      >
        {labels.keepInTouch}
      </h2>
      {call && <p className="statement">{call}</p>}
      {isContactPage && (
        <p className={styles.mail}>
          <a className="link" href={addressLink(email)}>
            {email}
          </a>
        </p>
      )}
      <p className={styles.actions}>
        <ButtonLink href={paths.contactForm} look={look[place]} arrow={isContactPage ? 'up' : true}>
          {labels.contact}
        </ButtonLink>
        <ButtonLink href={paths.offices} look="line" arrow={isContactPage ? 'up' : false}>
          {labels.findOffice}
        </ButtonLink>
      </p>
    </>
  );
}
