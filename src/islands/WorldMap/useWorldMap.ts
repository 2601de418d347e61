import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { type Box, placeTip, type TipPlace } from './placeTip.ts';
import { closed, next } from './worldMap.ts';

/** Time to cross from the marker to its tooltip. */
const GRACE_MS = 120;

const officeOf = (element: Element | null | undefined) =>
  element?.closest<HTMLElement>('[data-office]')?.dataset.office ?? null;

/** The part of the frame that is on the screen and not under the page's header. */
function seen(frame: Element): Box {
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  const free = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const onScreen = { top: Math.max(top, free), bottom: Math.min(bottom, innerHeight) };
  return { left, right, ...(onScreen.top < onScreen.bottom ? onScreen : { top, bottom }) };
}

/** Events of pointer, keyboard and touch turned into one open tooltip, placed where it is seen. */
export function useWorldMap(root: RefObject<HTMLElement | null>) {
  const [{ open }, tell] = useReducer(next, closed);
  const [place, setPlace] = useState<TipPlace>();
  const leaving = useRef<number>(undefined);

  useLayoutEffect(() => {
    const pointer = officeOf(root.current?.querySelector('[data-office]:hover'));
    const focused = root.current?.contains(document.activeElement) ? document.activeElement : null;
    tell({ type: 'found', pointer, focus: officeOf(focused) });
    return () => clearTimeout(leaving.current);
  }, [root]);

  useLayoutEffect(() => {
    if (!open) return;
    const marker = root.current?.querySelector(`[data-office="${open}"]`);
    const tip = marker?.querySelector<HTMLElement>('[role=tooltip]');
    const frame = marker?.closest('[data-map-frame]');
    if (!marker || !tip || !frame) return;
    const measure = () =>
      setPlace(
        placeTip({
          frame: seen(frame),
          marker: marker.getBoundingClientRect(),
          tip: { width: tip.offsetWidth, height: tip.offsetHeight },
          side: tip.dataset.side === 'left' ? 'left' : 'right',
        }),
      );
    measure();
    frame.addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      frame.removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
    };
  }, [open, root]);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') tell({ type: 'dismissed' });
    };
    const onPress = ({ target }: PointerEvent) => {
      if (officeOf(target as Element) !== open) tell({ type: 'dismissed' });
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open]);

  const markerProps = (office: string) => ({
    onPointerEnter: (event: { pointerType: string }) => {
      if (event.pointerType === 'touch') return; // a tap is a press
      clearTimeout(leaving.current);
      tell({ type: 'entered', office });
    },
    onPointerLeave: (event: { pointerType: string }) => {
      if (event.pointerType === 'touch') return;
      leaving.current = window.setTimeout(() => tell({ type: 'left' }), GRACE_MS);
    },
  });
  const buttonProps = (office: string) => ({
    onFocus: ({ currentTarget }: { currentTarget: HTMLElement }) => {
      // Browsers leave a marker that is cut by the frame's edge where it is. A pressed one must
      // stay under the pointer.
      if (currentTarget.matches(':focus-visible')) {
        currentTarget.scrollIntoView({ inline: 'nearest', block: 'nearest' });
      }
      tell({ type: 'focused', office });
    },
    onBlur: () => tell({ type: 'blurred' }),
    onClick: () => tell({ type: 'pressed', office }),
  });
  return { open, place, markerProps, buttonProps };
}
