import type { SiteLabels } from '../content/schemas/labels.ts';
import { ButtonLink } from './Button.tsx';
import styles from './MenuIntro.deferred.module.css';

interface MenuIntroProps {
  labels: SiteLabels;
  href: string;
}

/** The mega-menu's content while no group is active; a phone shows only its title and link. */
export function MenuIntro({ labels, href }: MenuIntroProps) {
  const learnMore = (
    <>
      {labels.learnMore}
      <span className="visually-hidden">{` ${labels.learnMoreAbout}`}</span>
    </>
  );
  return (
    <div className={styles.intro}>
      <p className={styles.title}>{labels.getStarted}</p>
      <p className={styles.phone}>
        <a className="link" href={href}>
          {learnMore}
        </a>
      </p>
      <div className={styles.more}>
        <p className={styles.text}>{labels.getStartedText}</p>
        <p>
          <ButtonLink href={href} arrow>
            {learnMore}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
