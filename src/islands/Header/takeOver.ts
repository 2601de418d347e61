import {
  closedMenu,
  type MenuEvent,
  type MenuState,
  menuReducer,
  type PointerTarget,
} from '../../lib/menuReducer.ts';

/** What src/scripts/plainMenu.ts shows before hydration. */
export interface PlainMenu {
  open: boolean;
  pinned: boolean;
  group: string | null;
  pointer: PointerTarget;
}

/** Takes over what the page shows at this moment, so that nothing opens or closes when React arrives. */
export function takeOver({ open, pinned, group, pointer }: PlainMenu): MenuState {
  if (!open) return { ...closedMenu, pointer: pointer.place };
  // What no press has opened the pointer has, which may be on its way out.
  const hovered = !pinned || (pointer.place !== 'away' && pointer.place !== 'header');
  const groupHovered = group !== null && group === pointer.group;
  return { open, pinned, hovered, pointer: pointer.place, group, groupHovered };
}

/** The menu's reducer, and the one event that only React has. */
export const headerReducer = (
  state: MenuState,
  event: MenuEvent | { type: 'hydrated'; plain: PlainMenu },
): MenuState => (event.type === 'hydrated' ? takeOver(event.plain) : menuReducer(state, event));
