import { type Dispatch, useEffect, useRef } from 'react';
import type { FieldName, FormEvent } from './contactForm.ts';

export type Control = HTMLInputElement | HTMLTextAreaElement;

const leftEvent = (field: Control): FormEvent => ({
  type: 'left',
  field: field.name as FieldName,
  text: field.value,
});

/**
 * Tells when a visitor has left a field. A message that appears between press and release would push
 * the pressed button away from under the pointer, so that the click misses it: while a pointer is
 * down, leaving waits for its click.
 */
export function useLeaving(dispatch: Dispatch<FormEvent>) {
  const isPressed = useRef(false);
  const waiting = useRef<Control | null>(null);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      // The click is dispatched after pointerup, within the same task.
      setTimeout(() => {
        if (waiting.current) dispatch(leftEvent(waiting.current));
        waiting.current = null;
      });
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('pointerdown', press, options);
    document.addEventListener('pointerup', release, options);
    document.addEventListener('pointercancel', release, options);
    return () => listening.abort();
  }, [dispatch]);

  return {
    left: (field: Control) => {
      // Another window or tab came to the front: the visitor is still in this field.
      if (document.activeElement === field) return;
      if (isPressed.current) waiting.current = field;
      else dispatch(leftEvent(field));
    },
    forget: () => {
      waiting.current = null;
    },
  };
}
