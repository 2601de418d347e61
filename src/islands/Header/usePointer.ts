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

const isFar = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) >= STRIDE_PX;

/** Follows a mouse or pen through the header; on the way to the panel it passes over groups. */
export function usePointer(dispatch: Dispatch<MenuEvent>, active: string | null) {
  const last = useRef<Spot>(AWAY);
  const from = useRef<Point>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  const arrive = (spot: Spot) => {
    if (spot.place === last.current.place && spot.group === last.current.group) return;
    last.current = spot;
    dispatch({ type: 'hover', spot });
  };

  const follow = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch') return;
    clearTimeout(rest.current);
    const spot = spotOf(event.target as Element);
    const to = { x: event.clientX, y: event.clientY };
    const start = from.current ?? to;
    if (isFar(start, to)) from.current = to;
    const passing = spot.place === 'group' && active !== null && spot.group !== active;
    if (passing && panelAhead(event.currentTarget, active, start, to)) {
      rest.current = setTimeout(arrive, REST_MS, spot);
    } else {
      arrive(spot);
    }
  };

  const leave = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch') return;
    clearTimeout(rest.current);
    from.current = null;
    arrive(AWAY);
  };

  return { onPointerOver: follow, onPointerMove: follow, onPointerLeave: leave };
}

function panelAhead(header: HTMLElement, group: string, from: Point, to: Point): boolean {
  const panel = header.querySelector(`[data-group="${group}"] [data-panel]`);
  return panel !== null && headsFor(from, to, nearEdge(from, panel.getBoundingClientRect()));
}
