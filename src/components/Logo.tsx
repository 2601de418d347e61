import styles from './Logo.module.css';

export interface LogoProps {
  /** The viewBox of the lockup, so that its width follows from its height. */
  viewBox: string;
}

/** The lockup in the colours of the page; its link or heading carries the name. */
export function Logo({ viewBox }: LogoProps) {
  return (
    <svg className={styles.logo} viewBox={viewBox} aria-hidden="true">
      <use href="#logo" />
    </svg>
  );
}
