import type { Interval } from './specification.ts';
import { type Extreme, refine, type Side } from './turningPoint.ts';

/** The extremes of an error, and which of them take part in the next round of the exchange. */

const GRID_PARTS = 10;

/** Ten parts between neighbouring points of reference and the ends of the band. */
function gridThrough(reference: Float64Array, [from, to]: Interval): Float64Array {
  const knots = [from, ...reference.filter((each) => each > from && each < to), to];
  const grid = new Float64Array((knots.length - 1) * GRID_PARTS + 1);
  knots.forEach((knot, index) => {
    const next = knots[index + 1];
    if (next === undefined) grid[index * GRID_PARTS] = knot;
    else
      for (let part = 0; part < GRID_PARTS; part += 1)
        grid[index * GRID_PARTS + part] = knot + ((next - knot) * part) / GRID_PARTS;
  });
  return grid;
}

/** The local extremes of the error in one band. */
export function extremesIn(
  band: Interval,
  reference: Float64Array,
  error: (frequency: number) => number,
): Extreme[] {
  const grid = gridThrough(reference, band);
  const values = grid.map(error);
  const last = grid.length - 1;
  const extremes: Extreme[] = [];
  values.forEach((value, index) => {
    const sign = Math.sign(value);
    const before = index === 0 ? null : (values[index - 1] as number);
    const after = index === last ? null : (values[index + 1] as number);
    if (sign === 0) return;
    if (before !== null && sign * before > sign * value) return;
    if (after !== null && sign * after > sign * value) return;
    const at = grid[index] as number;
    if (before === null || after === null) {
      extremes.push({ at, value });
      return;
    }
    const side: Side = sign > 0 ? 'largest' : 'smallest';
    const x = [grid[index - 1] as number, at, grid[index + 1] as number] as const;
    extremes.push(refine(error, x, [before, value, after], side));
  });
  return extremes;
}

export const sizeOf = ({ value }: Extreme) => Math.abs(value);

/** As many extremes as there are points of reference, of alternating signs; `null`, if there are fewer. */
export function choose(extremes: readonly Extreme[], count: number): Extreme[] | null {
  const chosen: Extreme[] = [];
  for (const extreme of extremes) {
    const previous = chosen.at(-1);
    if (!previous || Math.sign(previous.value) !== Math.sign(extreme.value)) chosen.push(extreme);
    else if (sizeOf(extreme) > sizeOf(previous)) chosen[chosen.length - 1] = extreme;
  }
  while (chosen.length > count) {
    const [first, last] = [chosen[0], chosen.at(-1)] as [Extreme, Extreme];
    if (chosen.length === count + 1) {
      if (sizeOf(first) < sizeOf(last)) chosen.shift();
      else chosen.pop();
      break;
    }
    let least = 0;
    chosen.forEach((each, index) => {
      if (sizeOf(each) < sizeOf(chosen[least] as Extreme)) least = index;
    });
    if (least === 0) chosen.shift();
    else if (least === chosen.length - 1) chosen.pop();
    else {
      // With a neighbour, so that the signs still alternate: the smaller one.
      const [before, after] = [chosen[least - 1], chosen[least + 1]] as [Extreme, Extreme];
      chosen.splice(sizeOf(before) < sizeOf(after) ? least - 1 : least, 2);
    }
  }
  return chosen.length === count ? chosen : null;
}
