import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CarouselEvent,
  type CarouselState,
  cardsInView,
  carouselReducer,
  lastIndex,
} from './carouselReducer.ts';

const six: CarouselState = { cards: 6, perView: 3, index: 0 };
const at = (index: number, perView = 3): CarouselState => ({ ...six, perView, index });

describe('[V3] six cards, three per view', () => {
  test('next shows 0, 1, 2, 3 and wraps to 0', () => {
    const shown = [at(0)];
    for (let step = 0; step < 4; step++)
      shown.push(carouselReducer(shown.at(-1) ?? six, { type: 'next' }));
    expect(shown.map(({ index }) => index)).toEqual([0, 1, 2, 3, 0]);
  });
  test('previous at 0 wraps to the last position', () => {
    expect(carouselReducer(at(0), { type: 'previous' }).index).toBe(3);
    expect(carouselReducer(at(2), { type: 'previous' }).index).toBe(1);
  });
  test('the first and the last position are one key away', () => {
    expect(carouselReducer(at(1), { type: 'last' }).index).toBe(3);
    expect(carouselReducer(at(2), { type: 'first' }).index).toBe(0);
  });
  test('a position that a wider screen does not have becomes its last', () => {
    expect(carouselReducer(at(5, 1), { type: 'resized', perView: 3 })).toEqual(at(3));
    expect(carouselReducer(at(3), { type: 'resized', perView: 1 })).toEqual(at(3, 1));
  });
  test('a manual scroll sets the index', () => {
    expect(carouselReducer(at(0), { type: 'scrolled', index: 2 }).index).toBe(2);
    expect(carouselReducer(at(0), { type: 'scrolled', index: 99 }).index).toBe(3);
  });
  test('the position is told counted from 1', () => {
    expect(cardsInView(at(0))).toEqual({ from: 1, to: 3, of: 6 });
    expect(cardsInView(at(5))).toEqual({ from: 4, to: 6, of: 6 });
    expect(cardsInView({ cards: 2, perView: 3, index: 0 })).toEqual({ from: 1, to: 2, of: 2 });
  });
});

const count = fc.integer({ min: 1, max: 20 });
const states = fc.record({ cards: count, perView: count, index: fc.nat() }).map((state) => ({
  ...state,
  index: state.index % (lastIndex(state) + 1),
}));
const events = fc.oneof(
  fc.constantFrom<CarouselEvent>(
    { type: 'next' },
    { type: 'previous' },
    { type: 'first' },
    { type: 'last' },
  ),
  count.map((perView): CarouselEvent => ({ type: 'resized', perView })),
  fc.integer().map((index): CarouselEvent => ({ type: 'scrolled', index })),
);

describe('[V3] whatever a visitor does', () => {
  test('the index stays between 0 and cards − per view', () => {
    fc.assert(
      fc.property(states, fc.array(events, { maxLength: 60 }), (start, sequence) => {
        let state: CarouselState = start;
        for (const event of sequence) {
          state = carouselReducer(state, event);
          expect(state.index).toBeGreaterThanOrEqual(0);
          expect(state.index).toBeLessThanOrEqual(lastIndex(state));
          expect(state.cards).toBe(start.cards);
        }
      }),
    );
  });
  test('next and previous undo each other', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(
          carouselReducer(carouselReducer(state, { type: 'next' }), { type: 'previous' }),
        ).toEqual(state);
        expect(
          carouselReducer(carouselReducer(state, { type: 'previous' }), { type: 'next' }),
        ).toEqual(state);
      }),
    );
  });
});
