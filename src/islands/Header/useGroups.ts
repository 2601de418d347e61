import { type RefObject, useLayoutEffect } from 'react';

/** Shows the active group in the menu's static part, which React does not render. */
export function useGroups(menu: RefObject<HTMLElement | null>, active: string | null): void {
  useLayoutEffect(() => {
    for (const item of menu.current?.querySelectorAll<HTMLElement>('[data-group]') ?? []) {
      const isActive = item.dataset.group === active;
      item.querySelector('button')?.setAttribute('aria-expanded', String(isActive));
    }
    for (const cells of menu.current?.querySelectorAll<SVGElement>('[data-cells]') ?? []) {
      cells.toggleAttribute('data-on', cells.dataset.cells === active);
    }
  }, [menu, active]);
}

/** The group whose button an event came from. */
export function pressedGroup(target: EventTarget): string | undefined {
  const button = target instanceof Element ? target.closest('[data-group] > button') : null;
  return button?.closest<HTMLElement>('[data-group]')?.dataset.group;
}
