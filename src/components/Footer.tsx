import type { ServiceGroup } from '../content/load.ts';
import type { Paths } from '../content/pages.ts';
import type { SiteLabels } from '../content/schemas/labels.ts';
import { type Closing, ClosingPlate } from './ClosingPlate.tsx';
import styles from './Footer.deferred.module.css';
import { FooterGroup } from './FooterGroup.tsx';
import { KeepInTouch } from './KeepInTouch.tsx';
import { type LegalLink, LegalRow } from './LegalRow.tsx';
import { Logo } from './Logo.tsx';
import { type Facts, PageFacts } from './PageFacts.tsx';

interface FooterProps {
  labels: SiteLabels;
  groups: ServiceGroup[];
  paths: Paths;
  email: string;
  /** The contact page: here the footer does not ask visitors to come to it. */
  isContact: boolean;
  facts: Facts;
  logoBox: string;
  legalLinks: readonly LegalLink[];
  /** Text and drawing above the footer; "Keep in touch" then stands on them. */
  closing?: Closing;
}

/** "Keep in touch", and a frame like the title block of a technical drawing. */
export function Footer(props: FooterProps) {
  const { labels, groups, paths, email, isContact, facts, logoBox, legalLinks, closing } = props;
  const place = closing ? 'plate' : isContact ? 'contact' : 'page';
  const request = <KeepInTouch {...{ labels, paths, email, place }} call={closing?.text} />;
  return (
    <footer className={styles.footer}>
      {closing && <ClosingPlate closing={closing}>{request}</ClosingPlate>}
      <div className="wrap">
        {!closing && (
          <div className={`screen-only ${styles.top}`} data-here={isContact || undefined}>
            {request}
          </div>
        )}
        <div className={styles.block}>
          <div className={`screen-only ${styles.brand}`}>
            <a href={paths.home} aria-label={labels.home}>
              <Logo viewBox={logoBox} />
            </a>
            <p>{labels.tagline}</p>
          </div>
          <nav className={`screen-only ${styles.services}`} aria-label={labels.services}>
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
          <LegalRow labels={labels} email={isContact ? undefined : email} links={legalLinks} />
          <PageFacts labels={labels} facts={facts} />
        </div>
      </div>
    </footer>
  );
}
