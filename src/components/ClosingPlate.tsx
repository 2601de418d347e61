import type { ReactNode } from 'react';
import styles from './ClosingPlate.deferred.module.css';

export interface Closing {
  /** The one headline, below "Keep in touch". */
  text: string;
  /** Behind it: a drawing in a file. */
  drawing: { href: string; viewBox: string };
}

interface ClosingPlateProps {
  closing: Closing;
  /** "Keep in touch" with its headline and buttons. */
  children: ReactNode;
}

/** The end of a page on a dark plate. */
export function ClosingPlate({ closing, children }: ClosingPlateProps) {
  return (
    <div className={`screen-only ${styles.plate}`}>
      {[styles.lines, styles.markers].map((part) => (
        <svg
          key={part}
          className={`${styles.drawing} ${part}`}
          viewBox={closing.drawing.viewBox}
          aria-hidden="true"
        >
          <use href={closing.drawing.href} />
        </svg>
      ))}
      <div className={`wrap ${styles.words}`}>{children}</div>
    </div>
  );
}
