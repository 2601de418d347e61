/** Which office's tooltip is open, and why: a pointer on it, the focus, or a press that keeps it. */
export interface MapState {
  open: string | null;
  /** A press keeps the tooltip when pointer and focus are gone. */
  kept: boolean;
  pointer: string | null;
  focus: string | null;
}

export type MapEvent =
  /** The code comes while a pointer or the focus is on a marker, or after a press on one. */
  | { type: 'found'; pointer: string | null; focus: string | null; pressed?: string | null }
  | { type: 'entered'; office: string }
  | { type: 'left' }
  | { type: 'focused'; office: string }
  | { type: 'blurred' }
  | { type: 'pressed'; office: string }
  /** Escape, or a press elsewhere. */
  | { type: 'dismissed' };

export const closed: MapState = { open: null, kept: false, pointer: null, focus: null };

/** One tooltip at a time; dismissed means closed until the visitor comes again (WCAG 1.4.13). */
export function next(state: MapState, event: MapEvent): MapState {
  switch (event.type) {
    case 'found': {
      const { pointer, focus, pressed = null } = event;
      return { pointer, focus, open: pressed ?? pointer ?? focus, kept: pressed !== null };
    }
    case 'entered':
      return {
        ...state,
        pointer: event.office,
        open: event.office,
        kept: state.kept && state.open === event.office,
      };
    case 'left':
      return { ...state, pointer: null, open: state.kept ? state.open : state.focus };
    case 'focused':
      return { ...state, focus: event.office, open: event.office, kept: false };
    case 'blurred':
      return { ...state, focus: null, open: state.pointer, kept: false };
    case 'pressed':
      return state.kept && state.open === event.office
        ? closed
        : { ...state, open: event.office, kept: true };
    case 'dismissed':
      return closed;
  }
}
