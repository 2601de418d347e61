import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Reports once after hydration that the pointer or the focus is already in the element: no event fires for that. */
export function useInitialHoverAndFocus(
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
