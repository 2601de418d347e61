import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLive } from '../useLive.ts';
import {
  CARDS_PER_PAGE,
  type CarouselEvent,
  type CarouselState,
  indexAt,
  next,
  offsetOf,
} from './carousel.ts';

const cardsOf = (strip: HTMLElement) => [...strip.querySelectorAll<HTMLElement>('[data-card]')];

const cardWidth = (strip: HTMLElement) =>
  strip.querySelector('[data-card]')?.getBoundingClientRect().width ?? 0;

const isRightToLeft = (element: HTMLElement) => getComputedStyle(element).direction === 'rtl';

/** How many cards fit is the style sheet's decision. */
const perPageOf = (strip: HTMLElement) =>
  Number(getComputedStyle(strip).getPropertyValue('--per')) || CARDS_PER_PAGE;

const KEYS: Readonly<Record<string, CarouselEvent>> = {
  ArrowLeft: { type: 'previous' },
  ArrowRight: { type: 'next' },
  Home: { type: 'first' },
  End: { type: 'last' },
};
const MIRRORED: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

export function useCarousel(cards: number) {
  const heading = useId();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  /** The strip is on its way to an index: its own scroll events say nothing new. */
  const moving = useRef(false);
  const [state, setState] = useState<CarouselState>({ cards, perPage: CARDS_PER_PAGE, index: 0 });
  const latest = useRef(state);

  const send = useCallback((event: CarouselEvent, move?: ScrollBehavior) => {
    latest.current = next(latest.current, event);
    setState(latest.current);
    if (!strip.current || !move) return;
    moving.current = true;
    const offset = offsetOf(latest.current.index, cardWidth(strip.current));
    const left = isRightToLeft(strip.current) ? -offset : offset;
    strip.current.scrollTo({ left, behavior: move });
  }, []);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const follow = () => {
      const index = indexAt(element.scrollLeft, cardWidth(element));
      if (!moving.current) send({ type: 'scrolled', index });
    };
    const arrive = () => {
      moving.current = false;
      follow();
    };
    const takeOver = () => {
      moving.current = false;
    };
    let width = element.clientWidth;
    const resize = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      send({ type: 'resized', perPage: perPageOf(element) }, 'instant');
    });
    send({ type: 'resized', perPage: perPageOf(element) });
    follow(); // it may have been scrolled before this code arrived
    resize.observe(element);
    const passive = { passive: true };
    element.addEventListener('scroll', follow, passive);
    element.addEventListener('scrollend', arrive, passive);
    for (const hand of ['pointerdown', 'touchstart', 'wheel']) {
      element.addEventListener(hand, takeOver, passive);
    }
    return () => {
      resize.disconnect();
      element.removeEventListener('scroll', follow);
      element.removeEventListener('scrollend', arrive);
      for (const hand of ['pointerdown', 'touchstart', 'wheel']) {
        element.removeEventListener(hand, takeOver);
      }
    };
  }, [send]);

  const { index, perPage } = state;
  useEffect(() => {
    const { current: element } = strip;
    if (!element) return;
    root.current?.style.setProperty('--cards', String(cards));
    root.current?.style.setProperty('--at', String(index));
    const hide = () => {
      cardsOf(element).forEach((card, at) => {
        card.inert = at < index || at >= index + perPage;
      });
    };
    const showAll = () => {
      for (const card of cardsOf(element)) card.inert = false;
    };
    hide();
    addEventListener('beforeprint', showAll);
    addEventListener('afterprint', hide);
    return () => {
      removeEventListener('beforeprint', showAll);
      removeEventListener('afterprint', hide);
    };
  }, [cards, index, perPage]);

  useLive(root);

  const step = (type: 'next' | 'previous') => ({
    onClick: () => send({ type }, 'auto'),
    'aria-controls': id,
    'data-replay': '', // a click made before this code arrived is carried out by it
  });

  return {
    root,
    heading,
    state,
    previous: step('previous'),
    next: step('next'),
    strip: {
      ref: strip,
      id,
      role: 'group',
      'aria-labelledby': heading,
      tabIndex: 0, // what scrolls can be scrolled with the keyboard
      onKeyDown: (press: KeyboardEvent<HTMLElement>) => {
        if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return;
        const mirrored = isRightToLeft(press.currentTarget) ? MIRRORED[press.key] : undefined;
        const event = KEYS[mirrored ?? press.key];
        if (!event) return;
        press.preventDefault();
        send(event, 'auto');
      },
    },
  };
}
