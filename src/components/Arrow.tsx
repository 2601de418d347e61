import styles from './Arrow.module.css';

export interface ArrowProps {
  /** Points against the reading direction. */
  back?: boolean;
  /** Leads up the page. */
  up?: boolean;
}

export function Arrow({ back = false, up = false }: ArrowProps) {
  return (
    <svg
      className={styles.arrow}
      data-arrow={up ? 'up' : back ? 'back' : 'on'}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      <path
        d={up ? 'M8 15V2M3 7l5-5 5 5' : 'M1 8h13M9 3l5 5-5 5'}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  );
}
