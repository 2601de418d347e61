import type { Axis, Label, Point } from './curve.ts';

/** What the curves of the calculations are made of. */

/** Points of a line: evenly on a linear axis, in even ratios on a logarithmic one. */
export function samples(
  { scale, min, max }: Pick<Axis, 'scale' | 'min' | 'max'>,
  count: number,
): number[] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count;
    return scale === 'log' ? min * (max / min) ** share : min + (max - min) * share;
  });
}

/** 1, 2 or 5 times a power of ten: the largest that is not above `most`. */
export function evenStep(most: number): number {
  const power = Math.floor(Math.log10(most) + 1e-9);
  const digit = [5, 2, 1].find((each) => each * 10 ** power <= most * (1 + 1e-9)) ?? 1;
  return Number(`${digit}e${power}`);
}

/** Even numbers on a linear axis from zero; `parts` at least. */
export function evenTicks(max: number, parts: number): number[] {
  const step = evenStep(max / parts);
  return Array.from({ length: Math.floor(max / step + 1e-9) + 1 }, (_, index) =>
    Number((index * step).toPrecision(6)),
  );
}

/** 1, 2, 3 … 9 of each decade between two values. */
export function decadeTicks(min: number, max: number): number[] {
  const ticks: number[] = [];
  for (let power = Math.floor(Math.log10(min)); 10 ** power <= max; power += 1)
    for (let digit = 1; digit < 10; digit += 1) {
      const at = digit * 10 ** power;
      if (at >= min * (1 - 1e-9) && at <= max * (1 + 1e-9)) ticks.push(at);
    }
  return ticks;
}

/** The powers of ten between two values. */
export function powersOfTen(min: number, max: number, every = 1): number[] {
  const ticks: number[] = [];
  for (
    let power = Math.ceil(Math.log10(min) - 1e-9);
    10 ** power <= max * (1 + 1e-9);
    power += every
  )
    ticks.push(10 ** power);
  return ticks;
}

/** A line cut to the range of the y axis, so that nothing is drawn outside it. Ends are interpolated. */
export function clipToRange(points: readonly Point[], min: number, max: number): Point[][] {
  const parts: Point[][] = [];
  let part: Point[] = [];
  const inside = ([, y]: Point) => y >= min && y <= max;
  points.forEach((point, index) => {
    const previous = points[index - 1];
    if (previous && inside(previous) !== inside(point)) {
      const outer = inside(point) ? previous : point;
      const inner = inside(point) ? point : previous;
      const edge = outer[1] > max ? max : min;
      const share = (edge - inner[1]) / (outer[1] - inner[1]);
      const crossing: Point = [inner[0] + share * (outer[0] - inner[0]), edge];
      if (inside(point)) part = [crossing];
      else part.push(crossing);
    }
    if (inside(point)) part.push(point);
    else if (part.length > 0) {
      parts.push(part);
      part = [];
    }
  });
  if (part.length > 0) parts.push(part);
  return parts;
}

/** The same on a logarithmic axis, where the crossing is interpolated as the line is drawn. */
export const clipToLogRange = (points: readonly Point[], min: number, max: number): Point[][] =>
  clipToRange(
    points.map(([x, y]): Point => [x, Math.log(y)]),
    Math.log(min),
    Math.log(max),
  ).map((part) => part.map(([x, y]): Point => [x, Math.exp(y)]));

/** Sets a label to the right of its point, or to the left, at a distance in pixels. */
export const beside = (
  side: 'right' | 'left',
  distance: number,
): Required<Pick<Label, 'anchor' | 'shift'>> =>
  side === 'right' ? { anchor: 'start', shift: distance } : { anchor: 'end', shift: -distance };
