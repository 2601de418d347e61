import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { fillText } from '../../lib/placeholders.ts';
import { useLive } from '../useLive.ts';
import {
  CARDS_PER_PAGE,
  type CarouselEvent,
  type CarouselState,
  indexAt,
  lastIndex,
  next,
  offsetOf,
  span,
} from './carousel.ts';
import { slide } from './slide.ts';

export interface PositionLabels {
  /** {from}, {to}, {of} */
  position: string;
  /** {from}, {of}: where one card fits. */
  positionOne: string;
}

const stripIn = (root: HTMLElement | null) => root?.querySelector<HTMLElement>('[data-strip]');

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

export function useCarousel(cards: number, { position, positionOne }: PositionLabels) {
  const root = useRef<HTMLElement>(null);
  const stopSlide = useRef(() => {});
  const [state, setState] = useState<CarouselState>({ cards, perPage: CARDS_PER_PAGE, index: 0 });
  const latest = useRef(state);

  const send = useCallback((event: CarouselEvent) => {
    latest.current = next(latest.current, event);
    setState(latest.current);
  }, []);

  /** To the card that the state names; a slide under way gives way to the new one. */
  const move = useCallback((how: 'slide' | 'jump') => {
    const element = stripIn(root.current);
    if (!element) return;
    stopSlide.current();
    delete element.dataset.goal;
    const offset = offsetOf(latest.current.index, cardWidth(element));
    const left = isRightToLeft(element) ? -offset : offset;
    if (how === 'slide') stopSlide.current = slide(element, left);
    else element.scrollLeft = left;
  }, []);

  // Before any press can reach this code: it begins where the strip is, or is going to.
  useLayoutEffect(() => {
    const element = stripIn(root.current);
    if (!element) return;
    const follow = () => {
      if (element.dataset.sliding === '') return; // on its way to an index: nothing new
      const index = indexAt(element.scrollLeft, cardWidth(element));
      const { goal } = element.dataset; // still on its way by src/browser/stripButtons.ts
      if (goal !== undefined && goal !== String(index)) return;
      delete element.dataset.goal;
      send({ type: 'scrolled', index });
    };
    // Moved by hand. A press alone is none: stopped in mid-slide the strip would snap back.
    const takeOver = () => {
      delete element.dataset.goal;
      stopSlide.current();
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.shiftKey) return takeOver();
      // A notch of the wheel is less than half a card, so that the strip would snap back.
      event.preventDefault();
      if (element.dataset.sliding === '') return;
      const forward = event.deltaX + event.deltaY > 0;
      const { index } = latest.current;
      if (forward ? index >= lastIndex(latest.current) : index <= 0) return;
      send({ type: forward ? 'next' : 'previous' });
      move('slide');
    };
    const measure = () => send({ type: 'resized', perPage: perPageOf(element) });
    let width = element.clientWidth;
    const resize = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      measure();
      move('jump');
    });
    measure();
    // It may have been scrolled before this code arrived.
    if (element.dataset.goal) send({ type: 'scrolled', index: Number(element.dataset.goal) });
    follow();
    resize.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    element.addEventListener('touchmove', takeOver, { passive: true });
    element.addEventListener('wheel', onWheel);
    return () => {
      stopSlide.current();
      resize.disconnect();
      element.removeEventListener('scroll', follow);
      element.removeEventListener('touchmove', takeOver);
      element.removeEventListener('wheel', onWheel);
    };
  }, [send, move]);

  const { index } = state;
  useEffect(() => {
    root.current?.style.setProperty('--cards', String(cards));
    root.current?.style.setProperty('--at', String(index));
    for (const told of root.current?.querySelectorAll<HTMLElement>('[data-per]') ?? []) {
      const perPage = Number(told.dataset.per);
      const shown = span({ cards, perPage, index });
      // Written only when it changes: what a translator made of it stays as long as it is true.
      if (told.dataset.from === String(shown.from) || (!told.dataset.from && index === 0)) continue;
      told.dataset.from = String(shown.from);
      const { lang } = document.documentElement;
      told.textContent = fillText(perPage === 1 ? positionOne : position, shown, lang);
    }
  }, [cards, index, position, positionOne]);

  useLive(root);

  return {
    ref: root,
    onClick: ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null;
      const type = button?.dataset.step;
      if (type !== 'next' && type !== 'previous') return;
      send({ type });
      move('slide');
    },
    onKeyDown: (press: KeyboardEvent<HTMLElement>) => {
      const element = stripIn(press.currentTarget);
      if (!element || press.target !== element) return;
      if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return;
      const mirrored = isRightToLeft(element) ? MIRRORED[press.key] : undefined;
      const event = KEYS[mirrored ?? press.key];
      if (!event) return;
      press.preventDefault();
      send(event);
      move('slide');
    },
  };
}
