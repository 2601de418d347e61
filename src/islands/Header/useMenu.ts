import {
  type FocusEvent,
  type KeyboardEvent as Key,
  type MouseEvent as Press,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { useLive } from '../useLive.ts';
import { moveFocus } from './arrowKeys.ts';
import { closedMenu, DELAY_MS, delayOf, nextMenu } from './menu.ts';
import { pressedGroup, useGroups } from './useGroups.ts';
import { spotOf, usePointer } from './usePointer.ts';

/** Events and timers of the Services menu; what they mean is decided in menu.ts. */
export function useMenu() {
  const header = useRef<HTMLElement>(null);
  const services = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [state, dispatch] = useReducer(nextMenu, closedMenu);
  const pointer = usePointer(dispatch, state.group);

  // Before the first paint with React, and before useLive replays an early click.
  useLayoutEffect(() => {
    const hovered = [...(header.current?.querySelectorAll(':hover') ?? [])].at(-1);
    const focused = services.current?.querySelector(':focus') ?? undefined;
    const group = spotOf(hovered).group ?? spotOf(focused).group;
    dispatch({
      type: 'found',
      spot: { place: spotOf(hovered).place, group },
      focus: focused !== undefined,
    });
  }, []);
  useGroups(services, state.group);
  useLive(header);
  useEffect(() => dispatch({ type: 'settled' }), []);

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
    // A page kept for the back button comes back closed.
    const onPageHide = () => dispatch({ type: 'close' });
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    window.addEventListener('pagehide', onPageHide);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
      window.removeEventListener('pagehide', onPageHide);
    };
  }, [state.open]);

  return {
    state,
    button,
    header: { ref: header, ...pointer },
    services: {
      ref: services,
      // Focus that a mouse or a finger brings along says nothing: their press does.
      onFocus: ({ target }: FocusEvent) => {
        if (!target.matches(':focus-visible')) return;
        dispatch({ type: 'focus', group: spotOf(target).group });
      },
      onClick: ({ target }: Press) => {
        const group = pressedGroup(target);
        if (group) dispatch({ type: 'pressGroup', group });
      },
      onKeyDown: (event: Key<HTMLElement>) => {
        if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) dispatch({ type: 'close' });
      },
    },
    press: () => dispatch({ type: 'press' }),
  };
}
