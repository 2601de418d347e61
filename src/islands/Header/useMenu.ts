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

const servicesOf = (header: HTMLElement | null) =>
  header?.querySelector<HTMLElement>('[data-services]');
const buttonOf = (header: HTMLElement | null) =>
  servicesOf(header)?.querySelector<HTMLElement>(':scope > button');

/** Events and timers of the Services menu; what they mean is decided in menu.ts. */
export function useMenu() {
  const header = useRef<HTMLElement>(null);
  const [state, dispatch] = useReducer(nextMenu, closedMenu);
  const pointer = usePointer(dispatch, state.group);

  // Before the first paint with React, and before useLive replays an early click.
  useLayoutEffect(() => {
    const hovered = [...(header.current?.querySelectorAll(':hover') ?? [])].at(-1);
    const focused = servicesOf(header.current)?.querySelector(':focus') ?? undefined;
    const group = spotOf(hovered).group ?? spotOf(focused).group;
    dispatch({ type: 'found', spot: { place: spotOf(hovered).place, group } });
  }, []);
  useLayoutEffect(() => {
    buttonOf(header.current)?.setAttribute('aria-expanded', String(state.open));
  }, [state.open]);
  const isMovingFocus = useGroups(header, state.group);
  useLive(header);

  const delay = delayOf(state);
  useEffect(() => {
    if (!delay) return;
    const timer = setTimeout(() => dispatch({ type: 'elapsed', delay }), DELAY_MS[delay]);
    return () => clearTimeout(timer);
  }, [delay]);

  useEffect(() => {
    if (!state.open) return;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && servicesOf(header.current)?.contains(target);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (isInside(document.activeElement)) buttonOf(header.current)?.focus();
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

  /** The part of the header that an event of the menu came from. */
  const within = ({
    target,
    currentTarget,
  }: {
    target: EventTarget;
    currentTarget: HTMLElement;
  }) => {
    const services = servicesOf(currentTarget);
    return target instanceof Element && services?.contains(target) ? services : null;
  };

  return {
    ref: header,
    ...pointer,
    // Focus that a mouse or a finger brings along says nothing: their press does.
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (isMovingFocus.current || !within(event) || !event.target.matches(':focus-visible'))
        return;
      dispatch({ type: 'focus', group: spotOf(event.target).group });
    },
    onClick: (event: Press<HTMLElement>) => {
      if (!within(event)) return;
      const group = pressedGroup(event.target);
      if (group) dispatch({ type: 'pressGroup', group });
      else if (buttonOf(event.currentTarget)?.contains(event.target as Node)) {
        dispatch({ type: 'press' });
      }
    },
    onKeyDown: (event: Key<HTMLElement>) => {
      const services = within(event);
      if (services && moveFocus(services, event.key)) event.preventDefault();
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      const services = within(event);
      const { relatedTarget } = event;
      if (services && relatedTarget && !services.contains(relatedTarget)) {
        dispatch({ type: 'close' });
      }
    },
  };
}
