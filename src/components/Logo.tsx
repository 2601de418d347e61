import styles from './Logo.module.css';

interface LogoProps {
  /** Gives the logo its aspect ratio. */
  viewBox: string;
}

/** The logo in the colours of the theme; its link carries the accessible name. */
export function Logo({ viewBox }: LogoProps) {
  return (
    <svg className={styles.logo} viewBox={viewBox} aria-hidden="true">
      <use href="#logo" />
    </svg>
  );
}
