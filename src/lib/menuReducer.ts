export const RESET_DELAY_MS = 100; // spec H3
/** Long enough for a pointer that leaves the header by accident to come back. */
const CLOSE_DELAY_MS = 300;

/** The part of the header under a mouse or pen. */
export type PointerPlace = 'away' | 'header' | 'services' | 'menu' | 'group' | 'panel';

export interface PointerTarget {
  place: PointerPlace;
  /** The group whose button or panel is under the pointer. */
  group: string | null;
}

export interface MenuState {
  open: boolean;
  /** Opened or confirmed by a press: the next press closes. A press after a hover-open confirms. */
  pinned: boolean;
  /** The pointer opened it and may close it by leaving. */
  hovered: boolean;
  pointer: PointerPlace;
  group: string | null;
  /** The pointer chose the group, so that its leaving resets the panel. */
  groupHovered: boolean;
}

export type MenuEvent =
  | { type: 'hover'; target: PointerTarget }
  /** A key presses, too: to whoever reads "expanded" it closes, even what the pointer has opened. */
  | { type: 'press'; byKey: boolean }
  | { type: 'pressGroup'; group: string }
  | { type: 'focus'; group: string | null }
  | { type: 'elapsed'; delay: Delay }
  | { type: 'close' };

/** A timer that the state needs: to reset the panel, or to close the menu. */
type Delay = 'reset' | 'close';

export const DELAY_MS: Record<Delay, number> = { reset: RESET_DELAY_MS, close: CLOSE_DELAY_MS };

export const closedMenu: MenuState = {
  open: false,
  pinned: false,
  hovered: false,
  pointer: 'away',
  group: null,
  groupHovered: false,
};

export function delayOf(state: MenuState): Delay | null {
  const { open, pointer, group, groupHovered, hovered } = state;
  if (!open) return null;
  if (group !== null && groupHovered && pointer !== 'group' && pointer !== 'panel') return 'reset';
  return hovered && pointer === 'away' ? 'close' : null;
}

const closed = (state: MenuState): MenuState => ({
  ...closedMenu,
  pointer: state.pointer,
});

export function menuReducer(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case 'hover':
      return hover(state, event.target);
    case 'press':
      if (state.open)
        return state.pinned || event.byKey ? closed(state) : { ...state, pinned: true };
      return { ...closed(state), open: true, pinned: true, hovered: state.pointer !== 'away' };
    case 'pressGroup':
      return pressGroup(state, event.group);
    case 'focus':
      if (!state.open) return state;
      return {
        ...state,
        hovered: false,
        // The names of all services can be reached already, so that only a press opens a group.
        group: event.group === state.group ? state.group : null,
        groupHovered: false,
      };
    case 'elapsed':
      if (delayOf(state) !== event.delay) return state;
      return event.delay === 'close' ? closed(state) : { ...state, group: null };
    case 'close':
      return closed(state);
  }
}

function hover(state: MenuState, { place, group }: PointerTarget): MenuState {
  const moved = { ...state, pointer: place };
  if (!state.open) {
    const arrived = place === 'services' && state.pointer !== 'services';
    return arrived ? { ...moved, open: true, hovered: true } : moved;
  }
  return place === 'group' ? { ...moved, group, groupHovered: true } : moved;
}

function pressGroup(state: MenuState, group: string): MenuState {
  const underPointer = state.pointer === 'group';
  if (state.group !== group) return { ...state, group, groupHovered: underPointer };
  return state.groupHovered ? state : { ...state, group: null };
}
