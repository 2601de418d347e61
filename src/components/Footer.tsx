import type { ServiceGroup } from '../content/load.ts';
import type { Labels } from '../content/schema.ts';
import type { Paths } from '../lib/paths.ts';
import { ButtonLink } from './Button.tsx';
import styles from './Footer.later.module.css';
import { FooterGroup } from './FooterGroup.tsx';
import { type LegalLink, LegalRow } from './LegalRow.tsx';
import { Logo } from './Logo.tsx';

export interface FooterProps {
  labels: Labels;
  groups: ServiceGroup[];
  paths: Paths;
  email: string;
  /** The page is the one that the footer asks to come to. */
  isContact: boolean;
  /** The name of the page, for the title block. */
  sheet: string;
  logoBox: string;
  /** What the law asks for, in the legal row. */
  legalLinks: readonly LegalLink[];
}

/** The call to keep in touch, and the title block of the drawing. */
export function Footer(props: FooterProps) {
  const { labels, groups, paths, email, isContact, sheet, logoBox, legalLinks } = props;
  const title = isContact ? 'heading' : `display ${styles.title}`;
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.top} data-here={isContact || undefined}>
          <h2 className={title}>{labels.keepInTouch}</h2>
          {isContact && (
            <p className={styles.mail}>
              <a className="link" href={`mailto:${email}`}>
                {email}
              </a>
            </p>
          )}
          <p className={styles.actions}>
            <ButtonLink
              href={paths.contactForm}
              look={isContact ? 'line' : 'primary'}
              arrow={isContact ? 'up' : true}
            >
              {labels.contact}
            </ButtonLink>
            <ButtonLink href={paths.offices} look="line" arrow={isContact ? 'up' : false}>
              {labels.findOffice}
            </ButtonLink>
          </p>
        </div>
        <div className={styles.block}>
          <div className={styles.brand}>
            <a href={paths.home} aria-label={labels.home}>
              <Logo viewBox={logoBox} />
            </a>
            <p>{labels.tagline}</p>
          </div>
          <nav className={styles.services} aria-label={labels.services}>
            {groups.map((group) => (
              <FooterGroup key={group.id} group={group} paths={paths} more={labels.moreServices} />
            ))}
          </nav>
          <LegalRow labels={labels} email={email} links={legalLinks} sheet={sheet} />
        </div>
      </div>
    </footer>
  );
}
