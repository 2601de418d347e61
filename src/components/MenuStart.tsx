import type { Labels } from '../content/schemas/labels.ts';
import { ButtonLink } from './Button.tsx';
import styles from './MenuStart.later.module.css';

export interface MenuStartProps {
  labels: Labels;
  href: string;
}

/** What the menu shows while no group is active; on a phone its title and its link, above Contact Us. */
export function MenuStart({ labels, href }: MenuStartProps) {
  const learnMore = (
    <>
      {labels.learnMore}
      <span className="vh">{` ${labels.learnMoreAbout}`}</span>
    </>
  );
  return (
    <div className={styles.start}>
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
        <dl className={styles.hints}>
          {labels.getStartedHints.map((hint) => (
            <div key={hint.title}>
              <dt>{hint.title}</dt>
              <dd>{hint.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
