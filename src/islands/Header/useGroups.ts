import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Shows the active group in the menu's static part, which React does not render. A focus in a panel
 * that goes moves to the button of its group, or it would fall out of the menu; the result says that
 * such a move, which means nothing to the menu, is under way.
 */
export function useGroups(
  header: RefObject<HTMLElement | null>,
  active: string | null,
): RefObject<boolean> {
  const isMovingFocus = useRef(false);
  useLayoutEffect(() => {
    for (const item of header.current?.querySelectorAll<HTMLElement>('[data-group]') ?? []) {
      const isActive = item.dataset.group === active;
      const button = item.querySelector('button');
      if (!isActive && item.querySelector('[data-panel] :focus')) {
        isMovingFocus.current = true;
        button?.focus({ preventScroll: true });
        isMovingFocus.current = false;
      }
      button?.setAttribute('aria-expanded', String(isActive));
    }
    for (const cells of header.current?.querySelectorAll<SVGElement>('[data-cells]') ?? []) {
      cells.toggleAttribute('data-on', cells.dataset.cells === active);
    }
  }, [header, active]);
  return isMovingFocus;
}

/** The group whose button an event came from. */
export function pressedGroup(target: EventTarget): string | undefined {
  const button = target instanceof Element ? target.closest('[data-group] > button') : null;
  return button?.closest<HTMLElement>('[data-group]')?.dataset.group;
}
