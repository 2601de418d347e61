import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CarouselEvent,
  type CarouselState,
  indexAt,
  lastIndex,
  next,
  offsetOf,
  span,
} from './carousel.ts';

const six: CarouselState = { cards: 6, perPage: 3, index: 0 };
const at = (index: number, perPage = 3): CarouselState => ({ ...six, perPage, index });

describe('[V3] six cards, three per page', () => {
  test('next shows 0, 1, 2, 3 and wraps to 0', () => {
    const shown = [at(0)];
    for (let step = 0; step < 4; step++) shown.push(next(shown.at(-1) ?? six, { type: 'next' }));
    expect(shown.map(({ index }) => index)).toEqual([0, 1, 2, 3, 0]);
  });
  test('previous at 0 wraps to the last position', () => {
    expect(next(at(0), { type: 'previous' }).index).toBe(3);
    expect(next(at(2), { type: 'previous' }).index).toBe(1);
  });
  test('the first and the last position are one key away', () => {
    expect(next(at(1), { type: 'last' }).index).toBe(3);
    expect(next(at(2), { type: 'first' }).index).toBe(0);
  });
  test('a position that a wider screen does not have becomes its last', () => {
    expect(next(at(5, 1), { type: 'resized', perPage: 3 })).toEqual(at(3));
    expect(next(at(3), { type: 'resized', perPage: 1 })).toEqual(at(3, 1));
  });
  test('a manual scroll sets the index', () => {
    expect(next(at(0), { type: 'scrolled', index: 2 }).index).toBe(2);
    expect(next(at(0), { type: 'scrolled', index: 99 }).index).toBe(3);
  });
  test('a scroll that stays at its card, or a resize to as many cards, makes no new state', () => {
    const state = at(2);
    expect(next(state, { type: 'scrolled', index: 2 })).toBe(state);
    expect(next(state, { type: 'resized', perPage: 3 })).toBe(state);
    expect(next(at(3), { type: 'scrolled', index: 99 })).toEqual(at(3));
  });
  test('the offset is the index times card width plus 30 px', () => {
    expect(offsetOf(2, 412)).toBe(884);
    expect(indexAt(884, 412)).toBe(2);
    expect(indexAt(-884, 412)).toBe(2);
    expect(indexAt(640, 412)).toBe(1);
  });
  test('the position is told counted from 1', () => {
    expect(span(at(0))).toEqual({ from: 1, to: 3, of: 6 });
    expect(span(at(5))).toEqual({ from: 4, to: 6, of: 6 });
    expect(span({ cards: 2, perPage: 3, index: 0 })).toEqual({ from: 1, to: 2, of: 2 });
  });
});

const count = fc.integer({ min: 1, max: 20 });
const states = fc.record({ cards: count, perPage: count, index: fc.nat() }).map((state) => ({
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
  count.map((perPage): CarouselEvent => ({ type: 'resized', perPage })),
  fc.integer().map((index): CarouselEvent => ({ type: 'scrolled', index })),
);

describe('[V3] whatever a visitor does', () => {
  test('the index stays between 0 and cards − per page', () => {
    fc.assert(
      fc.property(states, fc.array(events, { maxLength: 60 }), (start, sequence) => {
        let state: CarouselState = start;
        for (const event of sequence) {
          state = next(state, event);
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
        expect(next(next(state, { type: 'next' }), { type: 'previous' })).toEqual(state);
        expect(next(next(state, { type: 'previous' }), { type: 'next' })).toEqual(state);
      }),
    );
  });
  test('an offset leads back to its index', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.double({ min: 1, max: 2000, noNaN: true }), (index, width) => {
        expect(indexAt(offsetOf(index, width), width)).toBe(index);
      }),
    );
  });
});
