import { useId } from 'react';
import type { LargeDrawing } from '../../build/largeDrawing.ts';
import { Arrow } from '../../components/Arrow.tsx';
import { InlineSvg } from '../../components/InlineSvg.tsx';
import type { DrawingContent } from '../../content/schemas/handover.ts';
import styles from './DrawingFrame.later.module.css';

export type Ground = 'page' | 'band' | 'plate';

export interface DrawingFrameProps {
  content: DrawingContent;
  drawing: LargeDrawing;
  /** What can be moved sideways where the window is narrow, for screen readers. */
  name: string;
  /** Says that it continues sideways, where it does. */
  hint: string;
  ground: Ground;
  /**
   * Places the frame. It may set --narrow, the width below which the drawing is panned, --hint: none where
   * no phone is that narrow, and --inset, the margin of its caption.
   */
  className: string | undefined;
}

/** What scrolls must be reached by keyboard (WCAG 2.1.1), and what is reached has a name. */
const panOf = (name: string) => ({ role: 'group', 'aria-label': name, tabIndex: 0 });

/** A large drawing with its caption. Where it does not fit it keeps its size and is panned, by keys too. */
export function DrawingFrame({
  content,
  drawing,
  name,
  hint,
  ground,
  className = '',
}: DrawingFrameProps) {
  const title = useId();
  return (
    <figure className={`${styles.frame} ${className}`} data-ground={ground}>
      <p className={`note ${styles.hint}`} aria-hidden="true">
        <Arrow back /> {hint} <Arrow />
      </p>
      <div className={styles.pan} {...panOf(name)}>
        <svg
          className="draw"
          style={{ aspectRatio: `${drawing.width} / ${drawing.height}` }}
          role="img"
          aria-labelledby={title}
        >
          <title id={title}>{content.alt}</title>
          <InlineSvg shapes={drawing.shapes} />
        </svg>
      </div>
      <figcaption className={`note ${styles.caption}`}>{content.caption}</figcaption>
    </figure>
  );
}
