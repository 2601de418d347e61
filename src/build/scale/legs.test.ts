import { describe, expect, it } from 'vitest';
import { type Curve, EASE, legsOf } from './legs.ts';

const way = { from: 0.2, to: 7.2, start: 0.5, end: 0.9 };

const cubic = (one: number, two: number, u: number) =>
  3 * (1 - u) ** 2 * u * one + 3 * (1 - u) * u ** 2 * two + u ** 3;

/** As a browser eases: how far it has come at a time, both from 0 to 1. */
function eased([x1, y1, x2, y2]: Curve, time: number): number {
  let [low, high] = [0, 1];
  for (let turn = 0; turn < 50; turn++) {
    const middle = (low + high) / 2;
    if (cubic(x1, x2, middle) < time) low = middle;
    else high = middle;
  }
  return cubic(y1, y2, low);
}

const travelled = ({ from, to, start, end }: typeof way, curve: Curve, place: number) =>
  from + (to - from) * eased(curve, (place - start) / (end - start));

describe('the legs of a way', () => {
  it('are one where it is short', () => {
    const short = { ...way, to: 1.9 };
    expect(legsOf(short)).toEqual([{ ...short, curve: EASE }]);
  });

  it('are one where two stops are seen from as far, and several down as well as up', () => {
    expect(legsOf({ ...way, to: way.from })).toHaveLength(1);
    expect(legsOf({ ...way, from: way.to, to: way.from })).toHaveLength(4);
  });

  it('follow each other without a gap', () => {
    const legs = legsOf(way);
    expect(legs).toHaveLength(4);
    const [first, last] = [legs[0], legs.at(-1)];
    expect([first?.from, first?.start, last?.to, last?.end]).toEqual([0.2, 0.5, 7.2, 0.9]);
    for (const [at, leg] of legs.slice(1).entries()) {
      expect(leg.from).toBeCloseTo(legs[at]?.to ?? Number.NaN, 9);
      expect(leg.start).toBeCloseTo(legs[at]?.end ?? Number.NaN, 9);
    }
  });

  it('are travelled as the whole way would be', () => {
    for (const leg of legsOf(way))
      for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const place = leg.start + (leg.end - leg.start) * share;
        expect(travelled(leg, leg.curve, place)).toBeCloseTo(travelled(way, EASE, place), 6);
      }
  });
});
