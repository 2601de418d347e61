import type { Labels } from '../content/schemas/labels.ts';
import type { Paths } from '../lib/paths.ts';
import { ButtonLink } from './Button.tsx';
import styles from './Footer.later.module.css';

export interface KeepInTouchProps {
  labels: Labels;
  paths: Paths;
  email: string;
  /** Above the title block, on a dark plate, or on the page that it asks to come to. */
  place: 'page' | 'plate' | 'contact';
}

/** 'Keep in touch' and its two ways (spec F1); on the contact page they lead up, beside the address. */
export function KeepInTouch({ labels, paths, email, place }: KeepInTouchProps) {
  const isHere = place === 'contact';
  const look = { page: 'primary', plate: 'plate', contact: 'line' } as const;
  return (
    <>
      <h2 className={isHere ? 'heading' : `display ${styles.title}`}>{labels.keepInTouch}</h2>
      {isHere && (
        <p className={styles.mail}>
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
      <p className={styles.actions}>
        <ButtonLink href={paths.contactForm} look={look[place]} arrow={isHere ? 'up' : true}>
          {labels.contact}
        </ButtonLink>
        <ButtonLink href={paths.offices} look="line" arrow={isHere ? 'up' : false}>
          {labels.findOffice}
        </ButtonLink>
      </p>
    </>
  );
}
