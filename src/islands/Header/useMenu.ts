import {
  type FocusEvent,
  type MouseEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { closedMenu, DELAY_MS, delayOf, type MenuState } from '../../lib/menuReducer.ts';
import { moveFocus } from './arrowKeys.ts';
import { headerReducer, type PlainMenu, takeOver } from './takeOver.ts';
import { usePointer } from './usePointer.ts';

/** Constant ids: those of `useId` would change if React had to render anew. */
export const IDS = {
  header: 'header',
  nav: 'main-nav',
  services: 'services',
  menu: 'services-menu',
};
export const groupElementId = (group: string) => `group-${group}`;

/** Parts of the header, innermost first. */
const PLACES = [
  [IDS.menu, 'menu'],
  [IDS.services, 'services'],
  [IDS.header, 'header'],
] as const;

const EXPANDED = '[aria-expanded="true"]';

/** What the plain menu shows. Null on the server. */
function readPlainMenu(groups: readonly string[]): PlainMenu | null {
  if (typeof document === 'undefined') return null;
  const isHovered = (id: string) => document.getElementById(id)?.matches(':hover') ?? false;
  /** The button is the first element of its list item. */
  const buttonHas = (id: string, state: string) =>
    document.getElementById(id)?.firstElementChild?.matches(state) ?? false;
  const hovered = groups.find((group) => isHovered(groupElementId(group))) ?? null;
  const place = PLACES.find(([id]) => isHovered(id))?.[1] ?? 'away';
  return {
    open: buttonHas(IDS.services, EXPANDED),
    pinned: buttonHas(IDS.services, '[data-pinned]'),
    group: groups.find((group) => buttonHas(groupElementId(group), EXPANDED)) ?? null,
    pointer: { place: hovered ? 'group' : place, group: hovered },
  };
}

function firstState(groups: readonly string[]): MenuState {
  const plain = readPlainMenu(groups);
  return plain ? takeOver(plain) : closedMenu;
}

/** Events and timers of the Services menu; menuReducer.ts decides what they do. */
export function useMenu(groups: readonly string[]) {
  const services = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const activePanel = useRef<HTMLDivElement>(null);
  // The first render shows what the page shows, also when React has to replace the server's elements.
  const [state, dispatch] = useReducer(headerReducer, groups, firstState);
  const [firstGroups] = useState(groups);
  const [isHydrated, setHydrated] = useState(false);
  const pointer = usePointer(dispatch, state.group, activePanel);

  // A layout effect: no event comes between the last word of the plain menu and the first of React.
  useLayoutEffect(() => {
    const plain = readPlainMenu(firstGroups);
    if (plain) dispatch({ type: 'hydrated', plain });
    setHydrated(true);
  }, [firstGroups]);

  const delay = delayOf(state);
  useEffect(() => {
    if (!delay) return;
    const timer = setTimeout(() => dispatch({ type: 'elapsed', delay }), DELAY_MS[delay]);
    return () => clearTimeout(timer);
  }, [delay]);

  useEffect(() => {
    if (!state.open) return;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && services.current?.contains(target);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (isInside(document.activeElement)) button.current?.focus({ preventScroll: true });
      dispatch({ type: 'close' });
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!isInside(event.target)) dispatch({ type: 'close' });
    };
    // The back–forward cache restores the page with its menu closed.
    const onPageHide = () => dispatch({ type: 'close' });
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', onPointerDown, { signal });
    addEventListener('pagehide', onPageHide, { signal });
    return () => listening.abort();
  }, [state.open]);

  return {
    isHydrated,
    open: state.open,
    group: state.group,
    activePanel,
    pointerProps: pointer.propsOf,
    /** Ignores focus by mouse or touch: their press is handled instead. */
    focusProps: (group: string | null) => ({
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) dispatch({ type: 'focus', group });
      },
    }),
    pressGroup: (group: string) => dispatch({ type: 'pressGroup', group }),
    headerProps: { ...pointer.propsOf('header'), onPointerLeave: pointer.onLeave },
    servicesProps: {
      ref: services,
      ...pointer.propsOf('services'),
      onKeyDown: (event: ReactKeyboardEvent<HTMLElement>) => {
        // Shortcuts of the browser, such as Alt + Home, stay its own.
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) dispatch({ type: 'close' });
      },
    },
    buttonProps: {
      ref: button,
      onClick: ({ detail, isTrusted }: MouseEvent) =>
        // `client:interaction` repeats a press from before plainMenu.ts: such a click comes from no key.
        dispatch({ type: 'press', byKey: isTrusted && detail === 0 }),
    },
  };
}

export type Menu = ReturnType<typeof useMenu>;
