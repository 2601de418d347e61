import { useMemo, useReducer, useRef } from 'react';
import { closed, tipReducer } from './tipReducer.ts';

/** Time for the pointer to cross the gap between marker and tooltip. */
const LEAVE_DELAY_MS = 120;

/** The office whose tooltip is open, and the events of its marker. */
export function useOpenTip() {
  const [{ open }, dispatch] = useReducer(tipReducer, closed);
  const leaveTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const events = useMemo(
    () => ({
      onEnter(office: string) {
        clearTimeout(leaveTimer.current);
        dispatch({ type: 'pointerEntered', office });
      },
      onLeave() {
        leaveTimer.current = setTimeout(() => dispatch({ type: 'pointerLeft' }), LEAVE_DELAY_MS);
      },
      onFocus: (office: string) => dispatch({ type: 'focused', office }),
      onBlur: () => dispatch({ type: 'blurred' }),
      onPress: (office: string) => dispatch({ type: 'pressed', office }),
      onDismiss: () => dispatch({ type: 'dismissed' }),
    }),
    [],
  );
  return { open, events };
}

export type TipEvents = ReturnType<typeof useOpenTip>['events'];
