import { type RefObject, useEffect, useRef } from 'react';
import type { MapOffice } from '../../lib/map/mapOffices.ts';
import type { OfficeState } from '../../lib/workingHours.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import { LocalTime } from './LocalTime.tsx';
import styles from './OfficeMarker.deferred.module.css';
import { OfficeTip } from './OfficeTip.tsx';
import type { HoursWords } from './officeHours.ts';
import { useInitialHoverAndFocus } from './useInitialHoverAndFocus.ts';
import type { TipEvents } from './useOpenTip.ts';
import { useTipPlace } from './useTipPlace.ts';

interface OfficeMarkerProps {
  office: MapOffice;
  /** All offices: the tooltip does not cover their markers. */
  offices: readonly MapOffice[];
  frame: RefObject<HTMLElement | null>;
  /** At the shown time; unknown before hydration. */
  state: OfficeState | undefined;
  words: HoursWords;
  /** Another time than now, which the visitor has pulled to. */
  at: Date | null;
  isOpen: boolean;
  /** The address of the page names it. */
  isHighlighted: boolean;
  events: TipEvents;
}

const percent = (share: number) => `${+(share * 100).toFixed(3)}%`;

export function OfficeMarker({
  office,
  offices,
  frame,
  state,
  words,
  at,
  isOpen,
  isHighlighted,
  events,
}: OfficeMarkerProps) {
  const marker = useRef<HTMLLIElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const { side, west, shift } = useTipPlace(office, offices, isOpen, { frame, marker, tip });
  const { id, name, label, x, y, timeZone } = office;
  const { onEnter, onLeave, onFocus, onBlur, onPress, onDismiss } = events;
  const tipId = `${id}-tip`;

  useInitialHoverAndFocus(
    marker,
    () => onEnter(id),
    () => onFocus(id),
  );
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onDismiss();
    const onPointerDown = ({ target }: PointerEvent) =>
      marker.current?.contains(target as Node) || onDismiss();
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', onPointerDown, { signal });
    return () => listening.abort();
  }, [isOpen, onDismiss]);

  return (
    <li
      ref={marker}
      className={styles.marker}
      data-open={isOpen || undefined}
      data-side={side}
      data-highlighted={isHighlighted || undefined}
      data-state={state}
      style={{
        '--x': percent(x),
        '--y': percent(y),
        '--west': west,
        '--shift': `${shift}px`,
      }}
      onPointerEnter={({ pointerType }) => pointerType === 'touch' || onEnter(id)}
      onPointerLeave={({ pointerType }) => pointerType === 'touch' || onLeave()}
      onFocus={({ target }) => {
        // Browsers do not scroll to a marker that the frame's edge cuts. Only for the keyboard: a pressed
        // marker must stay under the pointer.
        if (target.matches(':focus-visible')) {
          target.scrollIntoView({ inline: 'nearest', block: 'nearest' });
        }
        onFocus(id);
      }}
      onBlur={onBlur}
    >
      <button
        id={`${id}-marker`}
        className={styles.button}
        type="button"
        aria-label={label}
        aria-describedby={tipId}
        onClick={() => onPress(id)}
      >
        <MarkerDrawing />
      </button>
      {/* The button says the name, and the tooltip the time. */}
      <span className={styles.name} data-at={office.side} aria-hidden="true">
        <TranslatableText>{name}</TranslatableText>
        <LocalTime
          className={`screen-only ${styles.time}`}
          office={{ timeZone, zone: '' }}
          at={at}
          isBrief
        />
      </span>
      <OfficeTip ref={tip} id={tipId} office={office} state={state && words[state]} at={at} />
    </li>
  );
}

function MarkerDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 36 36" aria-hidden="true">
      <circle className={styles.halo} cx="18" cy="18" r="12" />
      <circle className={styles.ring} cx="18" cy="18" r="9.5" />
      <path className={styles.tick} d="M18 1v6M18 29v6M1 18h6M29 18h6" />
      <path className={styles.die} d="M14.5 14.5h7v7h-7z" />
    </svg>
  );
}
