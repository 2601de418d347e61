import type { Axis, Curve, Line, Plot, Point, Region } from './calculation.ts';
import {
  DIE,
  type Drawing,
  die,
  hatch,
  isNarrow,
  type PlotSize,
  type PlotWords,
  path,
  round,
  text,
} from './drawing.ts';
import { boxOf, overlap, placeOf, slidInside, type TextPlace } from './labelPlaces.ts';
import { fillNumbers, namedNumber, numberText, power, withUnit } from './numberText.ts';
import { drawTimeline } from './timeline.ts';

/**
 * Turns the curve of a calculation into a drawing: the build calls it for the static figure, the island for the live one,
 * so that the two cannot differ. Axes and lines are done by hand: a place on an axis is one logarithm or one quotient and
 * a line is a list of points, so that d3-scale and d3-shape with what they import would weigh more than that.
 */

const TOP = 26;
const FOOT = 46;

const polygon = (points: readonly (readonly [number, number])[]) =>
  `${points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')}Z`;

/** Places on an axis as a share of its length. A line has hundreds of points, so the length is computed once. */
function sharesOn({ scale, min, max }: Axis): (value: number) => number {
  const length = scale === 'log' ? Math.log(max / min) : max - min;
  return scale === 'log'
    ? (value) => Math.log(value / min) / length
    : (value) => (value - min) / length;
}

/** From a share of the width to a value: for the cursor that is dragged. */
export const valueAtShare = ({ scale, min, max }: Axis, share: number) =>
  scale === 'log' ? min * (max / min) ** share : min + (max - min) * share;

export function drawCurve(curve: Curve, size: PlotSize, words: PlotWords, id: string): Drawing {
  return curve.kind === 'plot'
    ? drawPlot(curve, size, words, id)
    : drawTimeline(curve, size, words, id);
}

const LOOKS: Readonly<Record<Line['look'], string>> = { main: 'd-a', thin: 'd-l', dashed: 'd-th' };

function drawPlot(plot: Plot, size: PlotSize, words: PlotWords, id: string): Drawing {
  const { width, height } = size;
  const bottom = height - FOOT;
  const shareOfX = sharesOn(plot.x);
  const shareOfY = sharesOn(plot.y);
  const x = (value: number) => shareOfX(value) * width;
  const y = (value: number) => bottom - shareOfY(value) * (bottom - TOP);
  const at = ([px, py]: Point) => [x(px), y(py)] as const;
  const narrow = isNarrow(size);
  let regions = '';

  plot.regions.forEach(({ points, back, edge }: Region, index) => {
    const corners = points.map(at);
    const xs = corners.map(([each]) => each);
    const ys = corners.map(([, each]) => each);
    const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
    if (box[2] - box[0] < 1) return;
    regions += hatch(
      `${id}-${index}`,
      polygon(corners),
      box,
      edge === undefined && back ? 7 : 9,
      back,
    );
    if (edge !== undefined) regions += path('d-t', `M${round(x(edge))} ${TOP}V${bottom}`);
  });

  let grid = '';
  for (const tick of plot.y.ticks)
    if (tick > plot.y.min) grid += path('d-g', `M0 ${round(y(tick))}H${width}`);
  grid += path('d-t', `M0 ${bottom}H${width}`);
  const minor = plot.x.minor ?? plot.x.ticks;
  grid += path(
    'd-t',
    minor
      .map((tick) => `M${round(x(tick))} ${bottom}v${plot.x.ticks.includes(tick) ? 8 : 4}`)
      .join(''),
  );

  let lines = '';
  for (const { look, points } of plot.lines) {
    let d = '';
    for (const [px, py] of points) d += `${d ? 'L' : 'M'}${round(x(px))} ${round(y(py))}`;
    lines += path(LOOKS[look], d);
  }
  for (const limit of plot.limits) {
    const { axis, at: place, from, to } = limit;
    lines += path(
      'd-th',
      axis === 'y'
        ? `M${round(x(from ?? plot.x.min))} ${round(y(place))}H${round(x(to ?? plot.x.max))}`
        : `M${round(x(place))} ${round(y(from ?? plot.y.min))}V${round(y(to ?? plot.y.max))}`,
    );
  }

  const marks: string[] = [];
  for (const { x: px, y: py } of plot.marks)
    marks.push(
      `<rect class="d-k" x="${round(x(px) - 4.5)}" y="${round(y(py) - 4.5)}" width="9" height="9"/>`,
    );

  const { cursor } = plot;
  const cx = Math.min(width, Math.max(0, x(cursor.x)));
  const cy = cursor.y === null ? null : y(cursor.y);
  const hasFoot = cy !== null && cy < bottom;
  // Without a foot the layer is empty, so that the following ones keep their place.
  marks.push(path('d-t', hasFoot ? `M${round(cx)} ${round(cy)}V${bottom + 8}` : ''));
  // Inputs without a unit in their name have that of the axis.
  const value = cursor.input.includes('_')
    ? namedNumber(cursor.input, cursor.x, words)
    : withUnit(numberText(cursor.x, words.locale), plot.x.unit, words.locale);
  const foot =
    cy !== null && !cursor.isNamed
      ? slidInside(value, { x: cx, y: bottom + 42, anchor: 'middle' }, width)
      : null;
  const axis = axisTexts(plot, size, words, x, y, bottom);
  const taken = axis.map(({ content, ...place }) => boxOf(content, place));
  if (foot) taken.push(boxOf(value, foot));
  if (cy !== null)
    taken.push({ left: cx - DIE, right: cx + DIE, top: cy - DIE / 2, bottom: cy + DIE / 2 });
  for (const label of plot.labels) {
    if (narrow ? label.wide : label.narrow) continue;
    const content = fillNumbers(words.labels[label.key] ?? '', label.values ?? {}, words);
    // What lies beyond the drawing is named at its edge.
    const point = { x: Math.min(width, Math.max(0, x(label.x))), y: y(label.y) };
    const place = placeOf(content, point, label, size, taken);
    if (place) taken.push(boxOf(content, place));
    // Without room the layer is empty, as above.
    marks.push(
      place ? text(place.x, place.y, content, label.strong ? 'i' : '3', place.anchor) : '',
    );
  }
  if (cy !== null) marks.push(die(cx, cy));
  if (foot) marks.push(text(foot.x, foot.y, value, 'i', foot.anchor));
  const texts = axis.map(({ content, ...place }) =>
    text(place.x, place.y, content, '3', place.anchor),
  );
  return {
    layers: [regions, grid, lines, texts.join(''), ...marks],
    grip: cy === null ? null : { x: cx, y: cy },
  };
}

interface AxisText extends TextPlace {
  readonly content: string;
}

function axisTexts(
  plot: Plot,
  size: PlotSize,
  words: PlotWords,
  x: (value: number) => number,
  y: (value: number) => number,
  bottom: number,
): AxisText[] {
  const { width } = size;
  const narrow = isNarrow(size);
  const texts: AxisText[] = [];
  const last = plot.x.ticks.at(-1);
  plot.x.ticks.forEach((tick, index) => {
    if (narrow && plot.x.ticks.length > 6 && index % 2 === 1) return;
    const named = plot.x.names?.[tick];
    const figure = numberText(tick, words.locale);
    const label = tick === last && !narrow ? withUnit(figure, plot.x.unit, words.locale) : figure;
    const place = x(tick);
    const anchor = place < 6 ? 'start' : place > width - 30 ? 'end' : 'middle';
    const content = named ? (words.labels[named] ?? '') : label;
    const number = { content, x: place, y: bottom + 24, anchor } as const;
    const before = texts.at(-1);
    // Long numbers of a narrow drawing have no room side by side.
    if (!before || !overlap(boxOf(before.content, before), boxOf(content, number)))
      texts.push(number);
  });
  if (plot.x.end) {
    const { value, unit } = plot.x.end;
    const end = withUnit(numberText(value, words.locale), unit, words.locale);
    texts.push({ content: end, x: width, y: bottom + 24, anchor: 'end' });
  }
  const topTick = Math.max(...plot.y.ticks);
  for (const tick of plot.y.ticks) {
    if (narrow && tick === plot.y.min) continue;
    const named = plot.y.names?.[tick];
    const number = plot.y.power ? power(tick) : numberText(tick, words.locale);
    const unit = plot.y.unit === 'y' ? (words.labels.yearsUnit ?? '') : plot.y.unit;
    const label = tick === topTick ? withUnit(number, unit, words.locale) : number;
    if (plot.y.names && !named) continue;
    const content = named ? (words.labels[named] ?? '') : label;
    texts.push({ content, x: 0, y: y(tick) - 6, anchor: 'start' });
  }
  return texts;
}
