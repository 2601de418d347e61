import { describe, expect, it } from 'vitest';
import { type Curve, EASE, splitIntoSegments } from './segments.ts';

const transition = { from: 0.2, to: 7.2, start: 0.5, end: 0.9 };

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

const travelled = ({ from, to, start, end }: typeof transition, curve: Curve, place: number) =>
  from + (to - from) * eased(curve, (place - start) / (end - start));

describe('the segments of a transition', () => {
  it('are one where it is short', () => {
    const short = { ...transition, to: 1.9 };
    expect(splitIntoSegments(short)).toEqual([{ ...short, curve: EASE }]);
  });

  it('are one where two stops are seen from as far, and several down as well as up', () => {
    expect(splitIntoSegments({ ...transition, to: transition.from })).toHaveLength(1);
    expect(
      splitIntoSegments({ ...transition, from: transition.to, to: transition.from }),
    ).toHaveLength(4);
  });

  it('follow each other without a gap', () => {
    const segments = splitIntoSegments(transition);
    expect(segments).toHaveLength(4);
    const [first, last] = [segments[0], segments.at(-1)];
    expect([first?.from, first?.start, last?.to, last?.end]).toEqual([0.2, 0.5, 7.2, 0.9]);
    for (const [at, segment] of segments.slice(1).entries()) {
      expect(segment.from).toBeCloseTo(segments[at]?.to ?? Number.NaN, 9);
      expect(segment.start).toBeCloseTo(segments[at]?.end ?? Number.NaN, 9);
    }
  });

  it('move as the whole transition would', () => {
    for (const segment of splitIntoSegments(transition))
      for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const place = segment.start + (segment.end - segment.start) * share;
        expect(travelled(segment, segment.curve, place)).toBeCloseTo(
          travelled(transition, EASE, place),
          6,
        );
      }
  });
});
