/**
 * What React assumes until it has measured the strip (spec V3: three on a wide screen). The style sheet decides
 * how many fit: `--per` in Carousel.deferred.module.css.
 */
export const CARDS_PER_VIEW = 3;

export interface CarouselState {
  readonly cards: number;
  readonly perView: number;
  /** The first card in view, counted from 0. */
  readonly index: number;
}

export type CarouselEvent =
  | { type: 'next' | 'previous' | 'first' | 'last' }
  | { type: 'resized'; perView: number }
  | { type: 'scrolled'; index: number };

export const lastIndex = ({ cards, perView }: Omit<CarouselState, 'index'>) =>
  Math.max(0, cards - perView);

const clampIndex = (state: CarouselState): CarouselState => ({
  ...state,
  index: Math.min(Math.max(0, state.index), lastIndex(state)),
});

/** The index runs from 0 to cards − cards per view and wraps both ways (spec V3). */
export function carouselReducer(state: CarouselState, event: CarouselEvent): CarouselState {
  const last = lastIndex(state);
  switch (event.type) {
    case 'next':
      return { ...state, index: state.index >= last ? 0 : state.index + 1 };
    case 'previous':
      return { ...state, index: state.index <= 0 ? last : state.index - 1 };
    case 'first':
      return { ...state, index: 0 };
    case 'last':
      return { ...state, index: last };
    case 'resized':
      return clampIndex({ ...state, perView: event.perView });
    case 'scrolled':
      return clampIndex({ ...state, index: event.index });
  }
}

/** The cards in view, counted from 1, as people count. */
export function cardsInView(state: CarouselState): { from: number; to: number; of: number } {
  const { index, perView, cards } = clampIndex(state);
  return { from: index + 1, to: Math.min(index + perView, cards), of: cards };
}
