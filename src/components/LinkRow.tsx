import type { ReactNode } from 'react';
import styles from './LinkRow.deferred.module.css';

interface LinkRowProps {
  href: string;
  name: string;
  line: string;
  /** Of name and line, where it is not that of the page. */
  lang?: string | undefined;
  className?: string | undefined;
  nameClassName?: string | undefined;
  /** What stands beside or below them. */
  children?: ReactNode;
}

/** A row of a list of links: a name and one line of text. */
export function LinkRow({
  href,
  name,
  line,
  lang,
  className = '',
  nameClassName = '',
  children,
}: LinkRowProps) {
  return (
    <a className={`${styles.row} ${className}`} href={href}>
      <span lang={lang}>
        <span className={`title ${styles.name} ${nameClassName}`}>{name}</span>
        <span className={`quiet ${styles.line}`}>{line}</span>
      </span>
      {children}
    </a>
  );
}
