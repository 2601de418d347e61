import { type ReactNode, useId } from 'react';
import styles from './LinkSection.deferred.module.css';

interface LinkSectionProps {
  title: string;
  /** Below the title. */
  text?: readonly string[];
  /** The link below the list. */
  all: { text: string; href: string };
  /** The items of the list. */
  children: ReactNode;
}

/** Leads on from a page: a title, and a list of links beside it. */
export function LinkSection({ title, text = [], all, children }: LinkSectionProps) {
  const heading = useId();
  return (
    <nav className="wrap section screen-only" aria-labelledby={heading}>
      <div className={`grid ${styles.row}`}>
        <div className={styles.head}>
          <h2 className={`title ${styles.title}`} id={heading}>
            {title}
          </h2>
          {text.map((paragraph) => (
            <p key={paragraph} className="quiet">
              {paragraph}
            </p>
          ))}
        </div>
        <ul className={styles.list}>
          {children}
          <li className={styles.all}>
            <a className="link" href={all.href}>
              {all.text}
            </a>
          </li>
        </ul>
      </div>
    </nav>
  );
}
