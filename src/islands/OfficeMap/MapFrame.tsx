import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { Arrow } from '../../components/Arrow.tsx';
import type { ContactContent } from '../../content/schemas/contact.ts';
import { Text } from '../shared/Text.tsx';
import styles from './MapFrame.later.module.css';

export interface MapFrameProps {
  frame: RefObject<HTMLElement | null>;
  words: Pick<ContactContent['map'], 'name' | 'hint'>;
  /** The names of the meridians. */
  degrees: ReactNode;
  /** Land and markers. */
  children: ReactNode;
}

const FRAME_ID = 'map-frame';

/** The plate with the world on it; where the world is wider than the screen it is panned in its frame. */
export function MapFrame({ frame, words, degrees, children }: MapFrameProps) {
  const isPanned = useOverflow(frame);
  useKeptScroll(frame);
  return (
    <div className={styles.plate}>
      {/* Arrow keys pan the map; where there is nothing to pan it is no stop of the Tab key. */}
      <section
        ref={frame}
        id={FRAME_ID}
        className={styles.frame}
        aria-label={words.name}
        tabIndex={isPanned ? 0 : undefined}
      >
        <span className={styles.stop} />
        <span className={`${styles.stop} ${styles.start}`} id="map-start" />
        <span className={styles.stop} />
        <div className={styles.world}>{children}</div>
        {degrees}
      </section>
      <p className={`note ${styles.hint}`}>
        <Arrow back />
        <Text>{words.hint}</Text>
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

/** Where an extension's node makes React render the map anew, it stays at the part that was in view. */
function useKeptScroll(frame: RefObject<HTMLElement | null>) {
  // Read while rendering: the old frame is gone when effects run.
  const [before] = useState(() =>
    typeof document === 'undefined' ? null : document.getElementById(FRAME_ID),
  );
  const [left] = useState(before?.scrollLeft ?? 0);
  useLayoutEffect(() => {
    if (frame.current && frame.current !== before) frame.current.scrollLeft = left;
  }, [frame, before, left]);
}
