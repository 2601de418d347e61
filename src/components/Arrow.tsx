import styles from './Arrow.module.css';

export interface ArrowProps {
  /** Points against the reading direction. */
  back?: boolean;
}

export function Arrow({ back = false }: ArrowProps) {
  return (
    <svg
      className={styles.arrow}
      data-arrow={back ? 'back' : 'on'}
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M1 8h13M9 3l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
