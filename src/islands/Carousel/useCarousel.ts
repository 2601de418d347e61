import {
  type KeyboardEvent,
  type WheelEvent as ReactWheelEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import {
  CARDS_PER_VIEW,
  type CarouselEvent,
  carouselReducer,
  lastIndex,
} from './carouselReducer.ts';

/** Browsers without `scrollend` (Safari before 26.2): a pause this long is the end of scrolling. */
const SCROLL_PAUSE_MS = 150;

const isRightToLeft = (element: HTMLElement) => getComputedStyle(element).direction === 'rtl';

/** Measured, because the style sheet alone decides the width of cards and gaps. */
function measure(strip: HTMLElement) {
  // The cards are static HTML that React does not render, so no ref leads to them.
  const [first, second] = strip.querySelectorAll('[role="group"]');
  const distance =
    first && second
      ? Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left)
      : 0;
  const stride = distance || strip.clientWidth || 1;
  const position = Math.abs(strip.scrollLeft) / stride;
  return {
    /** The width of a card and the gap after it. */
    stride,
    perView: Math.round(strip.clientWidth / stride) || CARDS_PER_VIEW,
    index: Math.round(position),
    /** Not scrolling from one card to another. */
    isAtCard: Math.abs(position - Math.round(position)) * stride < 2,
  };
}

function eventOfKey(key: string, isRtl: boolean): CarouselEvent | undefined {
  if (key === 'Home') return { type: 'first' };
  if (key === 'End') return { type: 'last' };
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return { type: 'next' };
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return { type: 'previous' };
  return undefined;
}

/** Moves a native scroll-snap strip by its cards, and follows it when the visitor scrolls it. */
export function useCarousel(cards: number) {
  const strip = useRef<HTMLDivElement>(null);
  const pauseTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Where the strip slides to by itself. A pause before it is there is a slow machine, not the visitor. */
  const destination = useRef<number>(undefined);
  const [state, dispatch] = useReducer(carouselReducer, {
    cards,
    perView: CARDS_PER_VIEW,
    index: 0,
  });

  /** Without `behavior` the style sheet decides: smooth, or instant under reduced motion. */
  const send = (event: CarouselEvent, behavior?: ScrollBehavior) => {
    dispatch(event);
    if (!strip.current) return;
    const { index } = carouselReducer(state, event);
    const { stride, index: start } = measure(strip.current);
    destination.current = index === start ? undefined : index;
    const offset = index * stride; // spec V3
    const left = isRightToLeft(strip.current) ? -offset : offset;
    strip.current.scrollTo(behavior ? { left, behavior } : { left });
  };

  const syncWithScroll = () => {
    if (!strip.current) return;
    const { index, isAtCard } = measure(strip.current);
    if (!isAtCard || (destination.current ?? index) !== index) return;
    destination.current = undefined;
    dispatch({ type: 'scrolled', index });
  };

  const takeOver = () => {
    destination.current = undefined;
  };

  const resize = useEffectEvent((element: HTMLElement) =>
    send({ type: 'resized', perView: measure(element).perView }, 'instant'),
  );

  // Shift + wheel: browsers would scroll by less than half a card, and the strip would snap back.
  const turnWheel = useEffectEvent((event: WheelEvent, element: HTMLElement) => {
    if (!event.shiftKey) return;
    event.preventDefault();
    if (measure(element).index !== state.index || !measure(element).isAtCard) return;
    const isForward = event.deltaX + event.deltaY > 0;
    if (isForward && state.index < lastIndex(state)) send({ type: 'next' });
    if (!isForward && state.index > 0) send({ type: 'previous' });
  });

  // The visitor may have scrolled the strip before hydration.
  useLayoutEffect(() => {
    if (!strip.current) return;
    const { perView, index } = measure(strip.current);
    dispatch({ type: 'resized', perView });
    dispatch({ type: 'scrolled', index });
  }, []);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      resize(element);
    });
    observer.observe(element);
    const onWheel = (event: WheelEvent) => turnWheel(event, element);
    // Not as a prop: React's wheel listeners are passive and cannot call preventDefault.
    element.addEventListener('wheel', onWheel);
    return () => {
      observer.disconnect();
      element.removeEventListener('wheel', onWheel);
      clearTimeout(pauseTimer.current);
    };
  }, []);

  return {
    state,
    next: () => send({ type: 'next' }),
    previous: () => send({ type: 'previous' }),
    stripProps: {
      ref: strip,
      onPointerDown: takeOver,
      // With Shift, turnWheel has just moved the strip: React hears of the same event after it.
      onWheel: ({ shiftKey }: ReactWheelEvent) => {
        if (!shiftKey) takeOver();
      },
      onScrollEnd: syncWithScroll,
      onScroll: () => {
        if ('onscrollend' in window) return;
        clearTimeout(pauseTimer.current);
        pauseTimer.current = setTimeout(syncWithScroll, SCROLL_PAUSE_MS);
      },
      onKeyDown: (press: KeyboardEvent<HTMLElement>) => {
        const { target, currentTarget } = press;
        if (target !== currentTarget) return;
        if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return;
        const event = eventOfKey(press.key, isRightToLeft(currentTarget));
        if (!event) return;
        press.preventDefault();
        send(event);
      },
    },
  };
}
