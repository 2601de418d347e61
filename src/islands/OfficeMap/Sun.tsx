import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MapOffice } from '../../lib/map/mapOffices.ts';
import { placeInWorld } from '../../lib/map/projection.ts';
import { sunLabelPlace } from '../../lib/map/sunLabel.ts';
import { placeUnderSun } from '../../lib/solar.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import styles from './Sun.deferred.module.css';

interface SunProps {
  now: Date;
  label: string;
  offices: readonly MapOffice[];
  /** The window on the world: on a phone the sun may be outside. */
  frame: RefObject<HTMLElement | null>;
}

/** The point where the sun is overhead, and its label clear of the offices. */
export function Sun({ now, label, offices, frame }: SunProps) {
  const die = useRef<HTMLElement>(null);
  const isInFrame = useIsInFrame(die, frame);
  const { longitude, latitude } = placeUnderSun(now);
  const sun = placeInWorld(longitude, latitude);
  const { isWest, top } = sunLabelPlace(
    sun,
    offices.map(({ x, y }) => [x, y]),
  );
  return (
    <p
      className={`note ${styles.sun}`}
      data-west={isWest || undefined}
      data-outside={!isInFrame || undefined}
      style={{ left: `${sun[0] * 100}%`, top: `${sun[1] * 100}%`, '--top': `${top}px` }}
      aria-hidden="true"
    >
      <i ref={die} className={styles.die} />
      <TranslatableText>{label}</TranslatableText>
    </p>
  );
}

/** A label without its sun would be torn at the edge of the frame, and point at nothing. */
function useIsInFrame(
  element: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
): boolean {
  const [isInFrame, setInFrame] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInFrame(entries.some(({ isIntersecting }) => isIntersecting)),
      { root: frame.current },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, frame]);
  return isInFrame;
}
