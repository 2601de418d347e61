/** Which office's tooltip is open, and why: hover, focus, or a press that pins it. */
interface TipState {
  open: string | null;
  /** Pinned by a press: it stays when the pointer leaves; a blur closes it. */
  isPinned: boolean;
  hovered: string | null;
  focused: string | null;
}

export type TipEvent =
  | { type: 'pointerEntered'; office: string }
  | { type: 'pointerLeft' }
  | { type: 'focused'; office: string }
  | { type: 'blurred' }
  | { type: 'pressed'; office: string }
  /** Escape, or a press elsewhere. */
  | { type: 'dismissed' };

export const closed: TipState = { open: null, isPinned: false, hovered: null, focused: null };

/** One tooltip at a time. A dismissed one stays closed until the next hover or focus (WCAG 1.4.13). */
export function tipReducer(state: TipState, event: TipEvent): TipState {
  switch (event.type) {
    case 'pointerEntered':
      return {
        ...state,
        hovered: event.office,
        open: event.office,
        isPinned: state.isPinned && state.open === event.office,
      };
    case 'pointerLeft':
      return { ...state, hovered: null, open: state.isPinned ? state.open : state.focused };
    case 'focused':
      return { ...state, focused: event.office, open: event.office, isPinned: false };
    case 'blurred':
      return { ...state, focused: null, open: state.hovered, isPinned: false };
    case 'pressed':
      return state.isPinned && state.open === event.office
        ? closed
        : { ...state, open: event.office, isPinned: true };
    case 'dismissed':
      return closed;
  }
}
