import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { Arrow } from '../../components/Arrow.tsx';
import type { ContactContent } from '../../content/schemas/contact.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import styles from './MapFrame.deferred.module.css';

interface MapFrameProps {
  frame: RefObject<HTMLElement | null>;
  words: Pick<ContactContent['map'], 'name' | 'hint'>;
  /** Where it begins when it scrolls, as a share of its width. */
  start: number;
  /** The names of the meridians. */
  degrees: ReactNode;
  /** Land and markers. */
  children: ReactNode;
}

const FRAME_ID = 'map-frame';

/** The world scrolls sideways in its frame when the window is too narrow for it. */
export function MapFrame({ frame, words, start, degrees, children }: MapFrameProps) {
  const isPanned = useOverflow(frame);
  useRestoredScroll(frame);
  return (
    <div className={styles.plate}>
      {/* Focusable only if it scrolls: arrow keys then pan the map. */}
      <section
        ref={frame}
        id={FRAME_ID}
        className={styles.frame}
        aria-label={words.name}
        tabIndex={isPanned ? 0 : undefined}
      >
        <span className={styles.stop} />
        <span
          className={`${styles.stop} ${styles.start}`}
          id="map-start"
          style={{ '--start': start }}
        />
        <span className={styles.stop} />
        <div className={styles.world}>{children}</div>
        {degrees}
      </section>
      <p className={`note screen-only ${styles.hint}`}>
        <Arrow back />
        <TranslatableText>{words.hint}</TranslatableText>
        <Arrow />
      </p>
    </div>
  );
}

function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() =>
      setOverflowing(current.scrollWidth > current.clientWidth),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isOverflowing;
}

/** Restores the scroll position if an extension's node made React render the map anew. */
function useRestoredScroll(frame: RefObject<HTMLElement | null>) {
  // Read during render: when effects run, the old frame is gone.
  const [before] = useState(() =>
    typeof document === 'undefined' ? null : document.getElementById(FRAME_ID),
  );
  const [left] = useState(before?.scrollLeft ?? 0);
  useLayoutEffect(() => {
    if (frame.current && frame.current !== before) frame.current.scrollLeft = left;
  }, [frame, before, left]);
}
