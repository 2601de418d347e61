import { type FocusEvent, useEffect, useRef } from 'react';
import type { FieldControl } from '../../lib/formControls.ts';

/**
 * Reports that a visitor has left a field. While a pointer is down the report waits for the click: an
 * error that appears between press and release would push the pressed button away from the pointer.
 */
export function useFieldBlur(onLeft: (control: FieldControl) => void) {
  const isPressed = useRef(false);
  const waiting = useRef<FieldControl>(null);

  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      // The click is dispatched after pointerup, within the same task.
      setTimeout(() => {
        if (waiting.current) onLeft(waiting.current);
        waiting.current = null;
      });
    };
    document.addEventListener('pointerdown', press, options);
    document.addEventListener('pointerup', release, options);
    document.addEventListener('pointercancel', release, options);
    return () => listening.abort();
  }, [onLeft]);

  return {
    onBlur({ currentTarget }: FocusEvent<FieldControl>) {
      // The focus stays on the field when another window or tab comes to the front.
      if (document.activeElement === currentTarget) return;
      if (isPressed.current) waiting.current = currentTarget;
      else onLeft(currentTarget);
    },
    /** Drops a check that waits, when the form was sent or cleared by the press that took the focus. */
    cancel() {
      waiting.current = null;
    },
  };
}
