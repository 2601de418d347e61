import { type Dispatch, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { MenuEvent, PointerTarget } from '../../lib/menuReducer.ts';
import { headsFor, nearEdge, type Point } from './safePath.ts';

/** A pointer that rests this long on a group opens it, even on the way to the panel. */
const REST_MS = 80;
const STRIDE_PX = 4;

const AWAY: PointerTarget = { place: 'away', group: null };

/** The last two points that are at least STRIDE_PX apart: shorter moves have no clear direction. */
interface PointerTrack {
  before: Point;
  now: Point;
}

function nextTrack({ before, now }: PointerTrack, to: Point): PointerTrack {
  const far = Math.hypot(now.x - to.x, now.y - to.y) >= STRIDE_PX;
  return far ? { before: now, now: to } : { before, now };
}

/** Reports which part of the header a mouse or pen is on. On the way to the active panel it may cross other groups. */
export function usePointer(
  dispatch: Dispatch<MenuEvent>,
  active: string | null,
  activePanel: RefObject<HTMLElement | null>,
) {
  const lastTarget = useRef<PointerTarget>(null);
  const track = useRef<PointerTrack>(null);
  const lastPoint = useRef<Point>(null);
  const restTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const handledEvent = useRef<Event>(null);
  useEffect(() => () => clearTimeout(restTimer.current), []);

  const report = (target: PointerTarget) => {
    if (target.place === lastTarget.current?.place && target.group === lastTarget.current.group)
      return;
    lastTarget.current = target;
    dispatch({ type: 'hover', target });
  };

  const isPanelAhead = (from: Point, to: Point) => {
    const box = activePanel.current?.getBoundingClientRect();
    return box !== undefined && headsFor(from, to, nearEdge(from, box));
  };

  const follow = (event: PointerEvent, target: PointerTarget) => {
    if (event.pointerType === 'touch') return;
    const to = { x: event.clientX, y: event.clientY };
    // Ignore events without movement: the list was scrolled under a resting pointer.
    if (lastTarget.current && lastPoint.current?.x === to.x && lastPoint.current.y === to.y) return;
    lastPoint.current = to;
    clearTimeout(restTimer.current);
    const { before, now } = nextTrack(track.current ?? { before: to, now: to }, to);
    track.current = { before, now };
    const isPassing = target.place === 'group' && active !== null && target.group !== active;
    if (isPassing && isPanelAhead(before, to))
      restTimer.current = setTimeout(report, REST_MS, target);
    else report(target);
  };

  return {
    /** Props of a part of the header; of nested parts the innermost one handles the event. */
    propsOf(place: PointerTarget['place'], group: string | null = null) {
      const onPointer = (event: PointerEvent) => {
        if (handledEvent.current === event.nativeEvent) return;
        handledEvent.current = event.nativeEvent;
        follow(event, { place, group });
      };
      return { onPointerOver: onPointer, onPointerMove: onPointer };
    },
    onLeave(event: PointerEvent) {
      if (event.pointerType === 'touch') return;
      clearTimeout(restTimer.current);
      track.current = null;
      lastPoint.current = null;
      report(AWAY);
    },
  };
}
