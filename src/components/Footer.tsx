import type { ServiceGroup } from '../content/load.ts';
import type { Labels } from '../content/schemas/labels.ts';
import type { Paths } from '../lib/paths.ts';
import { type Closing, ClosingPlate } from './ClosingPlate.tsx';
import styles from './Footer.later.module.css';
import { FooterGroup } from './FooterGroup.tsx';
import { KeepInTouch } from './KeepInTouch.tsx';
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
  /** A page that ends on a plate asks there. */
  closing?: Closing;
}

/** The call to keep in touch, and the title block of the drawing. */
export function Footer(props: FooterProps) {
  const { labels, groups, paths, email, isContact, sheet, logoBox, legalLinks, closing } = props;
  const place = closing ? 'plate' : isContact ? 'contact' : 'page';
  const request = <KeepInTouch {...{ labels, paths, email, place }} />;
  return (
    <footer className={styles.footer}>
      {closing && <ClosingPlate closing={closing}>{request}</ClosingPlate>}
      <div className="wrap">
        {!closing && (
          <div className={styles.top} data-here={isContact || undefined}>
            {request}
          </div>
        )}
        <div className={styles.block}>
          <div className={styles.brand}>
            <a href={paths.home} aria-label={labels.home}>
              <Logo viewBox={logoBox} />
            </a>
            <p>{labels.tagline}</p>
          </div>
          <nav className={styles.services} aria-label={labels.services}>
            {groups.map((group) => (
              <FooterGroup
                key={group.id}
                group={group}
                paths={paths}
                more={labels.moreServices}
                locale={labels.locale}
              />
            ))}
          </nav>
          <LegalRow labels={labels} email={email} links={legalLinks} sheet={sheet} />
        </div>
      </div>
    </footer>
  );
}
