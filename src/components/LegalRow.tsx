import type { Labels } from '../content/schemas/labels.ts';
import { fillText } from '../lib/placeholders.ts';
import styles from './LegalRow.later.module.css';
import { ThemeChoice } from './ThemeChoice.tsx';

export interface LegalLink {
  path: string;
  title: string;
  isCurrent: boolean;
}

export interface LegalRowProps {
  labels: Labels;
  email: string;
  /** What the law asks for. */
  links: readonly LegalLink[];
  /** The name of the page. */
  sheet: string;
}

/** The last row of the title block. */
export function LegalRow({ labels, email, links, sheet }: LegalRowProps) {
  return (
    <div className={styles.legal}>
      <p>{labels.legal}</p>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      {links.map(({ path, title, isCurrent }) => (
        <p key={path}>
          <a href={path} aria-current={isCurrent ? 'page' : undefined}>
            {title}
          </a>
        </p>
      ))}
      <div className={styles.view}>
        <ThemeChoice labels={labels.theme} />
        <p className={`note ${styles.sheet}`} aria-hidden="true">
          {fillText(labels.sheet, { title: sheet })}
        </p>
      </div>
    </div>
  );
}
