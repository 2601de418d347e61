import type { Plot } from '../calculations/curve.ts';
import type { Segment } from './labelPlaces.ts';
import { cursorOn, type PlotScale } from './plotScale.ts';

/** The lines of a plot in pixels: labels keep away from them. */

/** Curves, limits, edges of regions, and the axis. */
export function curvesOf(plot: Plot, scale: PlotScale): Segment[] {
  const { x, y, left, right, top, bottom } = scale;
  const segments: Segment[] = [[left, bottom, right, bottom]];
  for (const { points } of [...plot.lines, ...(plot.kept ?? [])]) {
    let before: readonly [number, number] | null = null;
    for (const point of points) {
      const now = [x(point[0]), y(point[1])] as const;
      if (before) segments.push([...before, ...now]);
      before = now;
    }
  }
  for (const { axis, at, from, to } of plot.limits)
    segments.push(
      axis === 'y'
        ? [from === undefined ? left : x(from), y(at), to === undefined ? right : x(to), y(at)]
        : [x(at), from === undefined ? bottom : y(from), x(at), to === undefined ? top : y(to)],
    );
  for (const { edge } of plot.regions)
    if (edge !== undefined) segments.push([x(edge), top, x(edge), bottom]);
  return segments;
}

/** From the cursor to the axis. */
export function dropOf(plot: Plot, scale: PlotScale): Segment[] {
  const cursor = cursorOn(plot, scale);
  return cursor ? [[cursor.x, cursor.y, cursor.x, scale.bottom]] : [];
}

export const gridOf = (plot: Plot, { y, left, right }: PlotScale): Segment[] =>
  plot.y.ticks.map((tick) => [left, y(tick), right, y(tick)]);
