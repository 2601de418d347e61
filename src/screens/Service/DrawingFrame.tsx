import { useId } from 'react';
import { Arrow } from '../../components/Arrow.tsx';
import { InlineSvg } from '../../components/InlineSvg.tsx';
import type { DrawingContent } from '../../content/schemas/deliverables.ts';
import type { LargeDrawing } from '../../drawings/largeDrawing.ts';
import styles from './DrawingFrame.deferred.module.css';

export type Ground = 'page' | 'band' | 'plate';

interface DrawingFrameProps {
  content: DrawingContent;
  drawing: LargeDrawing;
  /** Names of its numbered parts: shown beside the number that a visitor points at, here or in the list. */
  titles: readonly string[];
  /** Accessible name of the scrolling part. */
  name: string;
  /** Says that the drawing scrolls sideways; shown only if it does. */
  hint: string;
  ground: Ground;
  /** May set --narrow (the width below which the drawing scrolls), --widest, --hint (none or flex), and --inset (margin of the caption). */
  className: string | undefined;
}

/** A scrolling element needs to be focusable (WCAG 2.1.1), and a focusable one needs a name. */
const scrollerProps = (name: string) => ({ role: 'group', 'aria-label': name, tabIndex: 0 });

/** A large drawing with its caption. If it does not fit, it keeps its size and scrolls. */
export function DrawingFrame({
  content,
  drawing,
  titles,
  name,
  hint,
  ground,
  className = '',
}: DrawingFrameProps) {
  const title = useId();
  return (
    <figure className={`${styles.frame} ${className}`} data-ground={ground}>
      <p className={`note screen-only ${styles.hint}`} aria-hidden="true">
        <Arrow back /> {hint} <Arrow />
      </p>
      <div className={styles.pan} {...scrollerProps(name)}>
        <div
          className={styles.drawing}
          style={{ '--ratio': +(drawing.width / drawing.height).toFixed(4) }}
        >
          <svg className="draw" role="img" aria-labelledby={title}>
            <title id={title}>{content.alt}</title>
            <InlineSvg shapes={drawing.shapes} />
          </svg>
          {/* The way back to the list, for pointers: from the list, screen readers and the Tab key come here. */}
          <div className={`ltr ${styles.balloons}`} aria-hidden="true">
            {drawing.balloons.map(({ part, x, y }) => (
              <a
                key={part}
                className={styles.balloon}
                href={`#deliverable-${part}`}
                tabIndex={-1}
                data-part={part}
                data-late={Number.parseFloat(x) > 50 || undefined}
                style={{ left: x, top: y }}
              >
                <span className={styles.name}>{titles[Number(part) - 1]}</span>
              </a>
            ))}
          </div>
        </div>
      </div>
      <figcaption className={styles.caption}>{content.caption}</figcaption>
    </figure>
  );
}
