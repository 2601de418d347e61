export type Curve = readonly [x1: number, y1: number, x2: number, y2: number];

/** A part of the zoom from one stop to the next. */
export interface Segment {
  /** Exponents of the width of the view, in metres. */
  from: number;
  to: number;
  /** Where on the scroll track it starts and ends, from 0 to 1. */
  start: number;
  end: number;
  /** As in `cubic-bezier()`. */
  curve: Curve;
}

type Transition = Omit<Segment, 'curve'>;

/** `ease-in-out`, over a whole transition. */
export const EASE: Curve = [0.42, 0, 0.58, 1];

/** In powers of ten: a drawing is visible over about two of them. */
const MAX_LENGTH = 2;

/**
 * Splits a long transition, so that a drawing is animated only in the segments in which it is visible. A part
 * of a Bézier curve is a Bézier curve again, so the segments together move exactly as the whole would.
 */
export function splitIntoSegments(transition: Transition): Segment[] {
  const { from, to, start, end } = transition;
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / MAX_LENGTH));
  if (count === 1) return [{ ...transition, curve: EASE }];
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = [index / count, (index + 1) / count];
    const times = partOf([0, EASE[0], EASE[2], 1], a, b);
    const shares = partOf([0, EASE[1], EASE[3], 1], a, b);
    const [[x1, x2], [y1, y2]] = [normalized(times), normalized(shares)];
    return {
      from: mix(from, to, shares[0]),
      to: mix(from, to, shares[3]),
      start: mix(start, end, times[0]),
      end: mix(start, end, times[3]),
      curve: [x1, y1, x2, y2],
    };
  });
}

/** The four control values of a cubic Bézier curve, along one axis. */
type Controls = readonly [number, number, number, number];

const mix = (one: number, two: number, share: number) => one + (two - one) * share;

/** The controls of the part between two parameters: https://en.wikipedia.org/wiki/Blossom_(functional) */
function partOf([p0, p1, p2, p3]: Controls, a: number, b: number): Controls {
  const blossom = (r: number, s: number, t: number) => {
    const [q0, q1, q2] = [mix(p0, p1, r), mix(p1, p2, r), mix(p2, p3, r)];
    return mix(mix(q0, q1, s), mix(q1, q2, s), t);
  };
  return [blossom(a, a, a), blossom(a, a, b), blossom(a, b, b), blossom(b, b, b)];
}

/** The inner two controls, scaled so that the outer two are 0 and 1. */
const normalized = ([p0, p1, p2, p3]: Controls) =>
  [(p1 - p0) / (p3 - p0), (p2 - p0) / (p3 - p0)] as const;
