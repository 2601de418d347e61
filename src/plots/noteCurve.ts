import type { Axis, Curve, Plot, Timeline } from '../calculations/curve.ts';

/** The drawing of a calculation as a sign: one line and one point, without words. */
export interface NoteCurve {
  path: string;
  mark: { x: number; y: number } | null;
}

export const CURVE_SIZE = { width: 160, height: 90 } as const;
/** Of a side of the square. */
export const MARK_SIZE = 9;

const clamped = (share: number) => Math.min(1, Math.max(0, share));
const shareOn = ({ scale, min, max }: Axis, value: number) =>
  scale === 'log' ? Math.log(value / min) / Math.log(max / min) : (value - min) / (max - min);
const rounded = (value: number) => Math.round(value * 10) / 10;

/** In the box of the drawing; a value beyond an axis lies on its edge. */
function placeOn(plot: Plot, x: number, y: number) {
  return {
    x: rounded(clamped(shareOn(plot.x, x)) * CURVE_SIZE.width),
    y: rounded((1 - clamped(shareOn(plot.y, y))) * CURVE_SIZE.height),
  };
}

function plotCurve(plot: Plot): NoteCurve {
  const lines = plot.lines.filter(({ look }) => look === 'main');
  const path = lines.map(({ points }) => {
    const places = points.map(([x, y]) => placeOn(plot, x, y));
    // What lies on one line between its neighbours is not written.
    const bends = places.filter((place, at) => {
      const [before, after] = [places[at - 1], places[at + 1]];
      if (!before || !after) return true;
      const area =
        (place.x - before.x) * (after.y - before.y) - (place.y - before.y) * (after.x - before.x);
      return Math.abs(area) > 0.05;
    });
    return bends.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  });
  const { cursor } = plot;
  return {
    path: path.join(''),
    mark: cursor.y === null ? null : placeOn(plot, cursor.x, cursor.y),
  };
}

/** The lanes of the worst case: a step for each run. */
function laneCurve({ shown }: Timeline): NoteCurve {
  if (!shown) return { path: '', mark: null };
  const pitch = CURVE_SIZE.height / (shown.lanes.length + 1);
  const xOf = (time: number) =>
    rounded(clamped((time - shown.from) / (shown.until - shown.from)) * CURVE_SIZE.width);
  const path = shown.lanes.flatMap(({ runs }, lane) =>
    runs.map(([from, to]) => `M${xOf(from)} ${rounded((lane + 1) * pitch)}H${xOf(to)}`),
  );
  const latest = shown.jobs[shown.latest ?? 0]?.end;
  return {
    path: path.join(''),
    mark:
      latest === null || latest === undefined
        ? null
        : { x: xOf(latest), y: rounded(shown.lanes.length * pitch) },
  };
}

export const noteCurve = (curve: Curve): NoteCurve =>
  curve.kind === 'plot' ? plotCurve(curve) : laneCurve(curve);
