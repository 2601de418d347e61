import type { Axis, Label, Limit, Plot, Point, Region, Timeline } from './curve.ts';

/** The plot of B with the main line of A: the axes of both, so that either has its place. */

const isSameAxis = (one: Axis, other: Axis) =>
  one.scale === other.scale && one.unit === other.unit && one.power === other.power;

/** Ticks of two linear axes would not be in one step, so those of the longer one stay. */
function union(own: Axis, other: Axis): Axis {
  if (own.min === other.min && own.max === other.max) return own;
  const [min, max] = [Math.min(own.min, other.min), Math.max(own.max, other.max)];
  const length = (axis: Axis) => (axis.scale === 'log' ? axis.max / axis.min : axis.max - axis.min);
  const longer = length(other) > length(own) ? other : own;
  const both = (name: 'ticks' | 'minor') =>
    own.scale === 'log'
      ? [...new Set([...(own[name] ?? []), ...(other[name] ?? [])])].sort((a, b) => a - b)
      : (longer[name] ?? []);
  return {
    ...longer,
    min,
    max,
    ticks: both('ticks'),
    ...(longer.minor && { minor: both('minor') }),
  };
}

/** What reached the end of its axis reaches the end of the longer one. */
function stretched(own: Axis, all: Axis): (value: number) => number {
  return (value) => (value === own.max ? all.max : value === own.min ? all.min : value);
}

/** `null`: the two have no axes in common. */
export function withKept(plot: Plot, a: Plot): Plot | null {
  if (!isSameAxis(plot.x, a.x) || !isSameAxis(plot.y, a.y)) return null;
  const [x, y] = [union(plot.x, a.x), union(plot.y, a.y)];
  const [toX, toY] = [stretched(plot.x, x), stretched(plot.y, y)];
  const toEnd = ({ axis, to, ...limit }: Limit): Limit => ({
    axis,
    ...limit,
    ...(to !== undefined && { to: (axis === 'y' ? toX : toY)(to) }),
  });
  const region = ({ points, ...rest }: Region): Region => ({
    ...rest,
    points: points.map(([px, py]): Point => [toX(px), toY(py)]),
  });
  const label = (each: Label): Label => ({ ...each, x: toX(each.x), y: toY(each.y) });
  return {
    ...plot,
    x,
    y,
    limits: plot.limits.map(toEnd),
    regions: plot.regions.map(region),
    labels: plot.labels.map(label),
    kept: a.lines.filter(({ look }) => look === 'main'),
  };
}

/** Bars of B with the responses of A: of the row with the same name, or else of the one in the same place. */
export const withKeptBars = (
  timeline: Timeline,
  a: Timeline,
  names: readonly string[],
  namesOfA: readonly string[],
): Timeline => ({
  ...timeline,
  bars: timeline.bars.map((bar, at) => {
    const same = namesOfA.indexOf(names[at] ?? '');
    const kept = a.bars[same === -1 ? at : same]?.response ?? null;
    return kept === null ? bar : { ...bar, kept };
  }),
});
