import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Reports once, after hydration, that a pointer or the focus is in an element already: no event tells. */
export function useFound(
  element: RefObject<HTMLElement | null>,
  onHovered: () => void,
  onFocused: () => void,
) {
  const report = useEffectEvent(() => {
    if (element.current?.contains(document.activeElement)) onFocused();
    if (element.current?.matches(':hover')) onHovered();
  });
  useEffect(() => report(), []);
}
