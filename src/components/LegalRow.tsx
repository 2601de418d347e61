import type { SiteLabels } from '../content/schemas/labels.ts';
import { addressLink } from '../lib/mail.ts';
import styles from './LegalRow.deferred.module.css';
import { ThemeChoice } from './ThemeChoice.tsx';

export interface LegalLink {
  path: string;
  title: string;
  isCurrent: boolean;
}

interface LegalRowProps {
  labels: SiteLabels;
  /** Left out where it stands above. */
  email: string | undefined;
  links: readonly LegalLink[];
}

/** The row of the title block that the law asks for, with the choice of a theme. */
export function LegalRow({ labels, email, links }: LegalRowProps) {
  return (
    <div className={styles.legal}>
      <p>{labels.legal}</p>
      {email && (
        <p>
          <a href={addressLink(email)}>{email}</a>
        </p>
      )}
      {links.map(({ path, title, isCurrent }) => (
        <p key={path} className="screen-only">
          <a href={path} aria-current={isCurrent ? 'page' : undefined}>
            {title}
          </a>
        </p>
      ))}
      <div className={`screen-only ${styles.view}`}>
        <ThemeChoice labels={labels.theme} />
      </div>
    </div>
  );
}
