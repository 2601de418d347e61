export const CARD_GAP_PX = 30; // spec V3
/** On a wide screen; narrower ones show two, then one (spec V3). */
export const CARDS_PER_PAGE = 3;

export interface CarouselState {
  readonly cards: number;
  readonly perPage: number;
  /** The first card in view, counted from 0. */
  readonly index: number;
}

export type CarouselEvent =
  | { type: 'next' | 'previous' | 'first' | 'last' }
  | { type: 'resized'; perPage: number }
  | { type: 'scrolled'; index: number };

export const lastIndex = ({ cards, perPage }: Omit<CarouselState, 'index'>) =>
  Math.max(0, cards - perPage);

const clamped = (state: CarouselState): CarouselState => ({
  ...state,
  index: Math.min(Math.max(0, state.index), lastIndex(state)),
});

/** The very same state where nothing changed: React then renders nothing, at dozens of scroll events a second. */
const kept = (state: CarouselState, after: CarouselState) =>
  after.index === state.index && after.perPage === state.perPage ? state : after;

/** The rules of the carousel: 0 … cards − per page, wrapping both ways (spec V3). */
export function next(state: CarouselState, event: CarouselEvent): CarouselState {
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
      return kept(state, clamped({ ...state, perPage: event.perPage }));
    case 'scrolled':
      return kept(state, clamped({ ...state, index: event.index }));
  }
}

/** How far the strip is moved, in pixels (spec V3). */
export const offsetOf = (index: number, cardWidth: number) => index * (cardWidth + CARD_GAP_PX);

/** The card nearest to the start of the strip; right-to-left strips scroll to negative offsets. */
export const indexAt = (offset: number, cardWidth: number) =>
  Math.round(Math.abs(offset) / (cardWidth + CARD_GAP_PX));

/** The cards in view, counted from 1, as the position is told to people. */
export function span(state: CarouselState): { from: number; to: number; of: number } {
  const { index, perPage, cards } = clamped(state);
  return { from: index + 1, to: Math.min(index + perPage, cards), of: cards };
}
