/** Turning points of a curve between the points of a grid. */

/** Parabolas are laid through points this part of the grid's spacing apart. */
const FINER = 20;
const MOST_PARABOLAS = 8;

export type Side = 'largest' | 'smallest';

export type Three = readonly [number, number, number];

/** Where the parabola through three points turns; `null`, if it does not turn on that side. */
function vertex([x0, x1, x2]: Three, [y0, y1, y2]: Three, side: Side): number | null {
  const before = (y1 - y0) / (x1 - x0);
  const after = (y2 - y1) / (x2 - x1);
  const bend = (after - before) / (x2 - x0);
  const turns = side === 'largest' ? bend < 0 : bend > 0;
  return turns ? (x0 + x1) / 2 - before / (2 * bend) : null;
}

export interface Extreme {
  readonly at: number;
  readonly value: number;
}

/**
 * A turning point between its neighbours on a grid: the parabola through the three points, then parabolas through points
 * a twentieth as far apart, until one of them turns between its own points. Beside a band edge a lobe leans, and the
 * first parabola can be far off. The side is given: on a flat extreme, rounding can bend a parabola the other way.
 */
export function refine(
  curve: (frequency: number) => number,
  x: Three,
  y: Three,
  side: Side,
): Extreme {
  const sign = side === 'largest' ? 1 : -1;
  const step = Math.min(x[1] - x[0], x[2] - x[1]) / FINER;
  let best: Extreme = { at: x[1], value: y[1] };
  const valueAt = (at: number) => {
    const value = curve(at);
    if (sign * value > sign * best.value) best = { at, value };
    return value;
  };
  let centre = vertex(x, y, side) ?? x[1];
  for (let count = 0; count < MOST_PARABOLAS; count += 1) {
    // The three points stay inside: beyond a band edge the curve may rise on.
    centre = Math.min(x[2] - step, Math.max(x[0] + step, centre));
    const close: Three = [centre - step, centre, centre + step];
    const turn = vertex(close, [valueAt(close[0]), valueAt(centre), valueAt(close[2])], side);
    if (turn === null) break;
    if (Math.abs(turn - centre) <= step) {
      valueAt(turn);
      break;
    }
    centre = turn;
  }
  return best;
}
