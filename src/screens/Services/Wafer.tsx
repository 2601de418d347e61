import type { ReactNode } from 'react';
import styles from './Wafer.module.css';

/** The dies around ours, cut by the edges of the window. */
const NEIGHBOURS = ['nw', 'n', 'ne', 'w', 'e', 'sw', 's', 'se'] as const;

/** A die on its wafer, for the eye alone. */
export function Wafer({ children }: { children: ReactNode }) {
  return (
    <div className={styles.wafer} aria-hidden="true">
      {NEIGHBOURS.map((place) => (
        <i key={place} className={styles.neighbour} data-place={place} />
      ))}
      <div className={styles.die}>{children}</div>
    </div>
  );
}
