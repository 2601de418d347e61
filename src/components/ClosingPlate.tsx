import type { ReactNode } from 'react';
import type { PictureData } from '../build/pictures.ts';
import styles from './ClosingPlate.later.module.css';
import { Picture } from './Picture.tsx';

export interface Closing {
  /** One sentence, above the footer's own request. */
  text: string;
  /** The ground: decoration, so its alternative text is empty. */
  picture: PictureData;
}

export interface ClosingPlateProps {
  closing: Closing;
  /** The request, and the buttons that answer it. */
  children: ReactNode;
}

/** The end of a page on a dark photograph: one request, once. */
export function ClosingPlate({ closing, children }: ClosingPlateProps) {
  return (
    <div className={styles.plate}>
      <div className={styles.ground}>
        <Picture picture={closing.picture} className={styles.picture} />
      </div>
      <div className={`wrap ${styles.words}`}>
        <p className={`heading ${styles.text}`}>{closing.text}</p>
        {children}
      </div>
    </div>
  );
}
