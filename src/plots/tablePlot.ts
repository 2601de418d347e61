import type { Axis, Plot, Point } from '../calculations/curve.ts';

/** The plot of a file of numbers, such as a response that was measured. */
export interface TablePlot {
  x: TableAxis;
  y: TableAxis;
  points: readonly Point[];
  /** Open squares. */
  marks: readonly Point[];
  /** Dashed: what was asked. */
  limits: readonly (readonly [from: Point, to: Point])[];
}

export interface TableAxis {
  scale: 'linear' | 'log';
  min: number;
  max: number;
  /** Beside its numbers. */
  unit: string;
}

/** More would be drawn on top of each other: a plot is 850 pixels wide. */
const MOST_POINTS = 700;
const TICKS = 6;
const FEW_POWERS = 1000;

/** 1, 2 or 5 times a power of ten, so that the axis has about as many numbers as asked. */
function niceStep(length: number): number {
  const rough = length / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const digit = [1, 2, 5].find((each) => each * power >= rough) ?? 10;
  return digit * power;
}

export function ticksOf({ scale, min, max }: TableAxis): number[] {
  if (scale === 'log') {
    const [first, last] = [Math.floor(Math.log10(min)), Math.floor(Math.log10(max))];
    const powers = Array.from({ length: last - first + 1 }, (_, at) => 10 ** (first + at));
    // Powers of ten alone would leave a short axis with one number.
    const digits = max / min < FEW_POWERS ? [1, 2, 5] : [1];
    return powers
      .flatMap((power) => digits.map((digit) => digit * power))
      .filter((tick) => tick >= min && tick <= max);
  }
  const step = niceStep(max - min);
  const first = Math.ceil(min / step - 1e-9);
  const count = Math.floor(max / step + 1e-9) - first + 1;
  // Counted from whole steps: sums of 0.1 would not be 0.3.
  return Array.from({ length: count }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}

const axisOf = ({ scale, min, max, unit }: TableAxis): Axis => ({
  scale,
  min,
  max,
  unit,
  ticks: ticksOf({ scale, min, max, unit }),
});

const inside = (value: number, { min, max }: TableAxis) => Math.min(max, Math.max(min, value));

/** Of points that fall on one pixel the lowest and the highest, so that no peak is lost. */
export function thinned(points: readonly Point[]): readonly Point[] {
  if (points.length <= MOST_POINTS) return points;
  const size = Math.ceil(points.length / (MOST_POINTS / 2));
  const thin: Point[] = [];
  for (let start = 0; start < points.length; start += size) {
    const part = points.slice(start, start + size);
    const low = part.reduce((least, each) => (each[1] < least[1] ? each : least));
    const high = part.reduce((most, each) => (each[1] > most[1] ? each : most));
    thin.push(...(low === high ? [low] : low[0] < high[0] ? [low, high] : [high, low]));
  }
  return thin;
}

export function plotOfTable({ x, y, points, marks, limits }: TablePlot): Plot {
  const shown = points
    .filter(([px]) => px >= x.min && px <= x.max)
    .map(([px, py]): Point => [px, inside(py, y)]);
  return {
    kind: 'plot',
    x: axisOf(x),
    y: axisOf(y),
    lines: [
      { look: 'main', points: thinned(shown) },
      ...limits.map((limit) => ({ look: 'dashed' as const, points: limit })),
    ],
    limits: [],
    regions: [],
    labels: [],
    marks: marks.map(([px, py]) => ({ x: px, y: inside(py, y) })),
    cursor: { x: x.min, y: null, input: '' },
  };
}
