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
import { slide } from './slide.ts';

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

/** Signs that the visitor moves the strip by hand. */
const HANDS = ['pointerdown', 'touchstart', 'wheel'] as const;

export function useCarousel(cards: number) {
  const heading = useId();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const stopSlide = useRef(() => {});
  const [state, setState] = useState<CarouselState>({ cards, perPage: CARDS_PER_PAGE, index: 0 });
  const latest = useRef(state);

  const send = useCallback((event: CarouselEvent) => {
    latest.current = next(latest.current, event);
    setState(latest.current);
  }, []);

  /** To the card that the state names; a slide under way gives way to the new one. */
  const move = useCallback((how: 'slide' | 'jump') => {
    const { current: element } = strip;
    if (!element) return;
    stopSlide.current();
    const offset = offsetOf(latest.current.index, cardWidth(element));
    const left = isRightToLeft(element) ? -offset : offset;
    if (how === 'slide') stopSlide.current = slide(element, left);
    else element.scrollLeft = left;
  }, []);

  useEffect(() => {
    const { current: element } = strip;
    if (!element) return;
    const follow = () => {
      if (element.dataset.sliding === '') return; // on its way to an index: nothing new
      send({ type: 'scrolled', index: indexAt(element.scrollLeft, cardWidth(element)) });
    };
    const takeOver = () => stopSlide.current();
    const measure = () => send({ type: 'resized', perPage: perPageOf(element) });
    let width = element.clientWidth;
    const resize = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      measure();
      move('jump');
    });
    measure();
    follow(); // it may have been scrolled before this code arrived
    resize.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    for (const hand of HANDS) element.addEventListener(hand, takeOver, { passive: true });
    return () => {
      stopSlide.current();
      resize.disconnect();
      element.removeEventListener('scroll', follow);
      for (const hand of HANDS) element.removeEventListener(hand, takeOver);
    };
  }, [send, move]);

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
    onClick: () => {
      send({ type });
      move('slide');
    },
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
        send(event);
        move('slide');
      },
    },
  };
}
