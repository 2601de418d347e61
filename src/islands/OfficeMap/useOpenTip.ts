import { useMemo, useReducer, useRef } from 'react';
import { closed, tipReducer } from './tipReducer.ts';

/** Time to cross from the marker to its tooltip. */
const GRACE_MS = 120;

export interface TipEvents {
  onEnter: (office: string) => void;
  onLeave: () => void;
  onFocus: (office: string) => void;
  onBlur: () => void;
  onPress: (office: string) => void;
  onDismiss: () => void;
}

/** The office whose tooltip is open, and what its marker reports. */
export function useOpenTip(): [open: string | null, events: TipEvents] {
  const [{ open }, dispatch] = useReducer(tipReducer, closed);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const events = useMemo(
    () => ({
      onEnter(office: string) {
        clearTimeout(leaving.current);
        dispatch({ type: 'pointerEntered', office });
      },
      onLeave() {
        leaving.current = setTimeout(() => dispatch({ type: 'pointerLeft' }), GRACE_MS);
      },
      onFocus: (office: string) => dispatch({ type: 'focused', office }),
      onBlur: () => dispatch({ type: 'blurred' }),
      onPress: (office: string) => dispatch({ type: 'pressed', office }),
      onDismiss: () => dispatch({ type: 'dismissed' }),
    }),
    [],
  );
  return [open, events];
}
