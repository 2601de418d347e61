import {
  type FocusEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { moveFocus } from './arrowKeys.ts';
import { closedMenu, DELAY_MS, delayOf, menuReducer, type PlainMenu } from './menuReducer.ts';
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

/** What CSS has opened. Read during the first render: React may have to replace the server's elements afterwards. */
function readPlainMenu(groups: readonly string[]): PlainMenu | null {
  if (typeof document === 'undefined') return null;
  const is = (id: string, state: string) => document.getElementById(id)?.matches(state) ?? false;
  const groupThat = (state: string) =>
    groups.find((group) => is(groupElementId(group), state)) ?? null;
  const group = groupThat(':hover');
  const place = PLACES.find(([id]) => is(id, ':hover'))?.[1] ?? 'away';
  return {
    pointer: { place: group ? 'group' : place, group },
    hasFocus: is(IDS.services, ':focus-within'),
    focusedGroup: groupThat(':focus-within'),
  };
}

/** Events and timers of the Services menu; menuReducer.ts decides what they do. */
export function useMenu(groups: readonly string[]) {
  const services = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const activePanel = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReducer(menuReducer, closedMenu);
  const [plain] = useState(() => readPlainMenu(groups));
  const pointer = usePointer(dispatch, state.group, activePanel);

  // A layout effect: it runs before `client:interaction` repeats an early press.
  useLayoutEffect(() => {
    if (!plain) return;
    dispatch({ type: 'hydrated', plain });
    // The focused element is gone if React had to render anew.
    if (plain.hasFocus && !services.current?.contains(document.activeElement))
      button.current?.focus({ preventScroll: true });
  }, [plain]);

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
      if (isInside(document.activeElement)) button.current?.focus();
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
        if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) dispatch({ type: 'close' });
      },
    },
    buttonProps: { ref: button, onClick: () => dispatch({ type: 'press' }) },
  };
}

export type Menu = ReturnType<typeof useMenu>;
