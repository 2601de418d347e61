import { useRef } from 'react';

/**
 * Chromium moves a range as soon as a finger touches it, also where that finger then scrolls the page. The browser cancels
 * the press when it begins to scroll: these handlers of the range go back to what was set before.
 */
export function useScrollUndo<Value>(value: Value, set: (before: Value) => void) {
  const before = useRef(value);
  return {
    onPointerDown() {
      before.current = value;
    },
    onPointerCancel() {
      if (before.current !== value) set(before.current);
    },
  };
}
