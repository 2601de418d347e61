import { type Dispatch, type PointerEvent, useEffect, useRef } from 'react';
import type { MenuEvent, Spot } from './menu.ts';
import { headsFor, nearEdge, type Point } from './safePath.ts';

/** A pointer that rests this long on a group means it, even on the way to the panel. */
const REST_MS = 80;
/** Shorter moves say nothing about the direction. */
const STRIDE_PX = 4;

const AWAY: Spot = { place: 'away', group: null };

export function spotOf(target: Element | undefined): Spot {
  const within = (name: string) => target?.closest<HTMLElement>(`[data-${name}]`);
  const group = within('group')?.dataset.group ?? null;
  if (within('panel')) return { place: 'panel', group };
  if (group) return { place: 'group', group };
  if (within('menu')) return { place: 'menu', group };
  if (within('services')) return { place: 'services', group };
  return target ? { place: 'header', group } : AWAY;
}

/** The last two points that are a stride apart: several events may tell of the same one. */
interface Track {
  before: Point;
  now: Point;
}

function step({ before, now }: Track, to: Point): Track {
  const far = Math.hypot(now.x - to.x, now.y - to.y) >= STRIDE_PX;
  return far ? { before: now, now: to } : { before, now };
}

/** Follows a mouse or pen through the header; on the way to the panel it passes over groups. */
export function usePointer(dispatch: Dispatch<MenuEvent>, active: string | null) {
  const last = useRef<Spot>(null);
  const track = useRef<Track>(null);
  const at = useRef<Point>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  const arrive = (spot: Spot) => {
    if (spot.place === last.current?.place && spot.group === last.current.group) return;
    last.current = spot;
    dispatch({ type: 'hover', spot });
  };

  const follow = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch') return;
    const to = { x: event.clientX, y: event.clientY };
    // The list was scrolled under a pointer that rests: it points at nothing new.
    if (last.current && at.current?.x === to.x && at.current.y === to.y) return;
    at.current = to;
    clearTimeout(rest.current);
    const spot = spotOf(event.target as Element);
    const { before, now } = step(track.current ?? { before: to, now: to }, to);
    track.current = { before, now };
    const passing = spot.place === 'group' && active !== null && spot.group !== active;
    if (passing && panelAhead(event.currentTarget, active, before, to)) {
      rest.current = setTimeout(arrive, REST_MS, spot);
    } else {
      arrive(spot);
    }
  };

  const leave = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch') return;
    clearTimeout(rest.current);
    track.current = null;
    at.current = null;
    arrive(AWAY);
  };

  return { onPointerOver: follow, onPointerMove: follow, onPointerLeave: leave };
}

function panelAhead(header: HTMLElement, group: string, from: Point, to: Point): boolean {
  const panel = header.querySelector(`[data-group="${group}"] [data-panel]`);
  return panel !== null && headsFor(from, to, nearEdge(from, panel.getBoundingClientRect()));
}
