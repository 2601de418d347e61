/** Which office's tooltip is open, and why: a pointer on it, the focus, or a press that keeps it. */
export interface TipState {
  open: string | null;
  /** A press keeps the tooltip when pointer and focus are gone. */
  isKept: boolean;
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

export const closed: TipState = { open: null, isKept: false, hovered: null, focused: null };

/** One tooltip at a time; a dismissed one stays closed until the visitor comes again (WCAG 1.4.13). */
export function tipReducer(state: TipState, event: TipEvent): TipState {
  switch (event.type) {
    case 'pointerEntered':
      return {
        ...state,
        hovered: event.office,
        open: event.office,
        isKept: state.isKept && state.open === event.office,
      };
    case 'pointerLeft':
      return { ...state, hovered: null, open: state.isKept ? state.open : state.focused };
    case 'focused':
      return { ...state, focused: event.office, open: event.office, isKept: false };
    case 'blurred':
      return { ...state, focused: null, open: state.hovered, isKept: false };
    case 'pressed':
      return state.isKept && state.open === event.office
        ? closed
        : { ...state, open: event.office, isKept: true };
    case 'dismissed':
      return closed;
  }
}
