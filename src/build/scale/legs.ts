/** A way, or a part of one: the powers of ten it passes, and where on the track it lies. */
export interface Leg {
  from: number;
  to: number;
  start: number;
  end: number;
  /** How it is travelled, as in `cubic-bezier()`. */
  curve: Curve;
}

export type Curve = readonly [x1: number, y1: number, x2: number, y2: number];

/** How a whole way is travelled: `ease-in-out`. */
export const EASE: Curve = [0.42, 0, 0.58, 1];

/** In powers of ten: what is drawn is seen along about two of them. */
const LONGEST = 2;

/**
 * Cuts a way from one stop to the next into legs, so that a drawing can take part in some of a long one. A
 * part of a Bézier curve is one again: together they are travelled just as the whole way would be.
 */
export function legsOf(way: Omit<Leg, 'curve'>): Leg[] {
  const { from, to, start, end } = way;
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / LONGEST));
  if (count === 1) return [{ ...way, curve: EASE }];
  return Array.from({ length: count }, (_, at) => {
    const [a, b] = [at / count, (at + 1) / count];
    const times = partOf([0, EASE[0], EASE[2], 1], a, b);
    const shares = partOf([0, EASE[1], EASE[3], 1], a, b);
    const [[x1, x2], [y1, y2]] = [between(times), between(shares)];
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

/** Of the curve between two of its parameters. */
function partOf([p0, p1, p2, p3]: Controls, a: number, b: number): Controls {
  const blossom = (r: number, s: number, t: number) => {
    const [q0, q1, q2] = [mix(p0, p1, r), mix(p1, p2, r), mix(p2, p3, r)];
    return mix(mix(q0, q1, s), mix(q1, q2, s), t);
  };
  return [blossom(a, a, a), blossom(a, a, b), blossom(a, b, b), blossom(b, b, b)];
}

/** The inner two, where the outer are 0 and 1. */
const between = ([p0, p1, p2, p3]: Controls) =>
  [(p1 - p0) / (p3 - p0), (p2 - p0) / (p3 - p0)] as const;
