import type { ServiceGroup } from '../content/load.ts';
import type { Labels } from '../content/schema.ts';
import type { Paths } from '../lib/paths.ts';
import { fillText } from '../lib/placeholders.ts';
import { ButtonLink } from './Button.tsx';
import styles from './Footer.later.module.css';
import { FooterGroup } from './FooterGroup.tsx';
import { Logo } from './Logo.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';

export interface LegalLink {
  path: string;
  title: string;
  isCurrent: boolean;
}

export interface FooterProps {
  labels: Labels;
  groups: ServiceGroup[];
  paths: Paths;
  email: string;
  /** The name of the page, for the title block. */
  sheet: string;
  logoBox: string;
  /** What the law asks for, in the legal row. */
  legalLinks: readonly LegalLink[];
}

/** The call to keep in touch, and the title block of the drawing. */
export function Footer(props: FooterProps) {
  const { labels, groups, paths, email, sheet, logoBox, legalLinks } = props;
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.top}>
          <h2 className={`display ${styles.title}`}>{labels.keepInTouch}</h2>
          <p className={styles.actions}>
            <ButtonLink href={paths.contactForm} arrow>
              {labels.contact}
            </ButtonLink>
            <ButtonLink href={paths.offices} look="line">
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
          <div className={styles.legal}>
            <p>{labels.legal}</p>
            <p>
              <a href={`mailto:${email}`}>{email}</a>
            </p>
            {legalLinks.map(({ path, title, isCurrent }) => (
              <p key={path}>
                <a href={path} aria-current={isCurrent ? 'page' : undefined}>
                  {title}
                </a>
              </p>
            ))}
            <ThemeChoice labels={labels.theme} />
            <p className={`note ${styles.sheet}`}>{fillText(labels.sheet, { title: sheet })}</p>
          </div>
        </div>
      </div>
    </footer>
  );
}
