import { type Dispatch, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { MenuEvent, PointerTarget } from './menuReducer.ts';
import { headsFor, nearEdge, type Point } from './safePath.ts';

/** A pointer that rests this long on a group means it, even on the way to the panel. */
const REST_MS = 80;
/** Shorter moves say nothing about the direction. */
const STRIDE_PX = 4;

const AWAY: PointerTarget = { place: 'away', group: null };

/** The last two points that are a stride apart: several events may tell of the same one. */
interface Track {
  before: Point;
  now: Point;
}

function step({ before, now }: Track, to: Point): Track {
  const far = Math.hypot(now.x - to.x, now.y - to.y) >= STRIDE_PX;
  return far ? { before: now, now: to } : { before, now };
}

/** Follows a mouse or pen through the header; on the way to the active panel it may cross groups. */
export function usePointer(
  dispatch: Dispatch<MenuEvent>,
  active: string | null,
  activePanel: RefObject<HTMLElement | null>,
) {
  const last = useRef<PointerTarget>(null);
  const track = useRef<Track>(null);
  const at = useRef<Point>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const handled = useRef<Event>(null);
  useEffect(() => () => clearTimeout(rest.current), []);

  const arrive = (target: PointerTarget) => {
    if (target.place === last.current?.place && target.group === last.current.group) return;
    last.current = target;
    dispatch({ type: 'hover', target });
  };

  const isPanelAhead = (from: Point, to: Point) => {
    const box = activePanel.current?.getBoundingClientRect();
    return box !== undefined && headsFor(from, to, nearEdge(from, box));
  };

  const follow = (event: PointerEvent, target: PointerTarget) => {
    if (event.pointerType === 'touch') return;
    const to = { x: event.clientX, y: event.clientY };
    // The list was scrolled under a pointer that rests: it points at nothing new.
    if (last.current && at.current?.x === to.x && at.current.y === to.y) return;
    at.current = to;
    clearTimeout(rest.current);
    const { before, now } = step(track.current ?? { before: to, now: to }, to);
    track.current = { before, now };
    const isPassing = target.place === 'group' && active !== null && target.group !== active;
    if (isPassing && isPanelAhead(before, to)) rest.current = setTimeout(arrive, REST_MS, target);
    else arrive(target);
  };

  return {
    /** Props of a part of the header; of nested parts the innermost counts, which hears events first. */
    over(place: PointerTarget['place'], group: string | null = null) {
      const hear = (event: PointerEvent) => {
        if (handled.current === event.nativeEvent) return;
        handled.current = event.nativeEvent;
        follow(event, { place, group });
      };
      return { onPointerOver: hear, onPointerMove: hear };
    },
    leave(event: PointerEvent) {
      if (event.pointerType === 'touch') return;
      clearTimeout(rest.current);
      track.current = null;
      at.current = null;
      arrive(AWAY);
    },
  };
}
