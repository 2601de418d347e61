import deferred from './Arrow.deferred.module.css';
import styles from './Arrow.module.css';

interface ArrowProps {
  /** Points against the reading direction. */
  back?: boolean;
  /** Leads up the page. */
  up?: boolean;
  /** Leads down the page. */
  down?: boolean;
}

export function Arrow({ back = false, up = false, down = false }: ArrowProps) {
  return (
    <svg
      className={`${styles.arrow} ${deferred.arrow}`}
      data-arrow={up ? 'up' : down ? 'down' : back ? 'back' : 'on'}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      <path d={pathOf(up, down)} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}

function pathOf(up: boolean, down: boolean): string {
  if (up) return 'M8 15V2M3 7l5-5 5 5';
  return down ? 'M8 1v13M3 9l5 5 5-5' : 'M1 8h13M9 3l5 5-5 5';
}
