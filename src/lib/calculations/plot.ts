import type { Axis, Curve, Label, Line, Plot, Point, Region, Timeline } from './calculation.ts';
import {
  fillNumbers,
  type NumberWords,
  namedNumber,
  numberText,
  power,
  withUnit,
} from './numberText.ts';
import { svgText } from './richText.ts';

/**
 * Turns the curve of a calculation into a drawing: the build calls it for the static figure, the island for the live one,
 * so that the two cannot differ. Axes and lines are done by hand: a place on an axis is one logarithm or one quotient and
 * a line is a list of points, so that d3-scale and d3-shape with what they import would weigh more than this file.
 */

export interface PlotWords extends NumberWords {
  /** Words on the drawing, by the keys of its labels. */
  readonly labels: Readonly<Record<string, string>>;
  /** Names of tasks, for a schedule. */
  readonly tasks?: readonly string[];
}

export interface PlotSize {
  readonly width: number;
  readonly height: number;
}

export interface Drawing {
  /** What stands inside the svg element, from back to front. A layer that a move does not change is not drawn anew. */
  readonly layers: readonly string[];
  /** Where the cursor can be taken, in pixels; a schedule has none. */
  readonly grip: { readonly x: number; readonly y: number } | null;
}

/** Narrower than this, labels marked `wide` give way to those marked `narrow`. */
const NARROW = 520;
const TOP = 26;
const FOOT = 46;
const LINE_HEIGHT = 15;
const DIE = 11;
/** A sign of the annotation face at 12 px: a label that would leave the drawing turns to the other side of its point. */
const SIGN_WIDTH = 7.3;

const round = (x: number) => Math.round(x * 10) / 10;
const path = (look: string, d: string) => (d ? `<path class="${look}" d="${d}"/>` : '');
const isNarrow = ({ width }: PlotSize) => width < NARROW;

type Anchor = Label['anchor'];

function text(x: number, y: number, content: string, look: 'i' | '3', anchor: Anchor = 'start') {
  const anchored = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text class="t-${look}" x="${round(x)}" y="${round(y)}"${anchored}>${svgText(content)}</text>`;
}

const die = (x: number, y: number) =>
  `<rect class="d-die" x="${round(x - DIE / 2)}" y="${round(y - DIE / 2)}" width="${DIE}" height="${DIE}"/>`;

const polygon = (points: readonly (readonly [number, number])[]) =>
  `${points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')}Z`;

/** Lines at 45° inside a shape; `id` names the clip path, and no two drawings of a page may share one. */
function hatch(
  id: string,
  shape: string,
  box: readonly [number, number, number, number],
  step = 9,
  back = false,
) {
  const [x0, y0, x1, y1] = box;
  const height = y1 - y0;
  let lines = '';
  const first = Math.floor((x0 - (back ? 0 : height)) / step) * step;
  for (let x = first; x < x1 + (back ? height : 0); x += step)
    lines += `M${round(x)} ${round(y0)}l${round(back ? -height : height)} ${round(height)}`;
  return `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${path('d-hatch', lines)}</g>`;
}

/** A place on an axis as a share of its length. */
const shareOn = ({ scale, min, max }: Axis, value: number) =>
  scale === 'log' ? Math.log(value / min) / Math.log(max / min) : (value - min) / (max - min);

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
  const x = (value: number) => shareOn(plot.x, value) * width;
  const y = (value: number) => bottom - shareOn(plot.y, value) * (bottom - TOP);
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
  for (const { look, points } of plot.lines)
    lines += path(
      LOOKS[look],
      points
        .map((point, index) => {
          const [px, py] = at(point);
          return `${index === 0 ? 'M' : 'L'}${round(px)} ${round(py)}`;
        })
        .join(''),
    );
  for (const limit of plot.limits) {
    const { axis, at: place, from, to } = limit;
    lines += path(
      'd-th',
      axis === 'y'
        ? `M${round(x(from ?? plot.x.min))} ${round(y(place))}H${round(x(to ?? plot.x.max))}`
        : `M${round(x(place))} ${round(y(from ?? plot.y.min))}V${round(y(to ?? plot.y.max))}`,
    );
  }

  let marks = '';
  for (const { x: px, y: py } of plot.marks)
    marks += `<rect class="d-k" x="${round(x(px) - 4.5)}" y="${round(y(py) - 4.5)}" width="9" height="9"/>`;

  const { cursor } = plot;
  const cx = Math.min(width, Math.max(0, x(cursor.x)));
  const cy = cursor.y === null ? null : y(cursor.y);
  if (cy !== null && cy < bottom) marks += path('d-t', `M${round(cx)} ${round(cy)}V${bottom + 8}`);
  for (const label of plot.labels) {
    if (narrow ? label.wide : label.narrow) continue;
    const content = fillNumbers(words.labels[label.key] ?? '', label.values ?? {}, words);
    const { shift = 0, line = 0 } = label;
    const flips =
      label.anchor !== 'middle' && x(label.x) + shift + content.length * SIGN_WIDTH > width;
    marks += text(
      x(label.x) + (flips ? -Math.abs(shift) : shift),
      y(label.y) + line * LINE_HEIGHT,
      content,
      label.strong ? 'i' : '3',
      flips ? 'end' : label.anchor,
    );
  }
  if (cy !== null) marks += die(cx, cy);
  // Inputs without a unit in their name have that of the axis.
  const value = cursor.input.includes('_')
    ? namedNumber(cursor.input, cursor.x, false, words)
    : withUnit(numberText(cursor.x, words.locale), plot.x.unit, words.locale);
  if (cy !== null && !cursor.isNamed)
    marks += text(Math.min(width - 30, Math.max(30, cx)), bottom + 42, value, 'i', 'middle');
  const texts = axisTexts(plot, size, words, x, y, bottom);
  return {
    layers: [regions, grid, lines, texts, marks],
    grip: cy === null ? null : { x: cx, y: cy },
  };
}

function axisTexts(
  plot: Plot,
  size: PlotSize,
  words: PlotWords,
  x: (value: number) => number,
  y: (value: number) => number,
  bottom: number,
): string {
  const { width } = size;
  const narrow = isNarrow(size);
  let shapes = '';
  const last = plot.x.ticks.at(-1);
  plot.x.ticks.forEach((tick, index) => {
    if (narrow && plot.x.ticks.length > 6 && index % 2 === 1) return;
    const named = plot.x.names?.[tick];
    const number = numberText(tick, words.locale);
    const label = tick === last && !narrow ? withUnit(number, plot.x.unit, words.locale) : number;
    const place = x(tick);
    const anchor = place < 6 ? 'start' : place > width - 30 ? 'end' : 'middle';
    shapes += text(place, bottom + 24, named ? (words.labels[named] ?? '') : label, '3', anchor);
  });
  if (plot.x.end) {
    const { value, unit } = plot.x.end;
    const end = withUnit(numberText(value, words.locale), unit, words.locale);
    shapes += text(width, bottom + 24, end, '3', 'end');
  }
  const topTick = Math.max(...plot.y.ticks);
  for (const tick of plot.y.ticks) {
    if (narrow && tick === plot.y.min) continue;
    const named = plot.y.names?.[tick];
    const number = plot.y.power ? power(tick) : numberText(tick, words.locale);
    const unit = plot.y.unit === 'y' ? (words.labels.yearsUnit ?? '') : plot.y.unit;
    const label = tick === topTick ? withUnit(number, unit, words.locale) : number;
    if (plot.y.names && !named) continue;
    shapes += text(0, y(tick) - 6, named ? (words.labels[named] ?? '') : label, '3');
  }
  return shapes;
}

/** Steps of a time axis, in microseconds. */
const TIME_STEPS = [1, 2, 5]
  .flatMap((digit) => [1, 10, 100, 1000, 1e4, 1e5, 1e6].map((power10) => digit * power10))
  .sort((a, b) => a - b);
/** A row with periods under 4 px becomes a band; releases are shown from 12 px on. */
const BAND_PX = 4;
const ARROW_PX = 12;

function drawTimeline(line: Timeline, size: PlotSize, words: PlotWords, id: string): Drawing {
  const { width, height } = size;
  let shapes = '';
  let hatches = 0;
  const micro = (us: number) => namedNumber('t_us', us, false, words);
  const view = (top: number, foot: number, span: number, named: boolean) => {
    const x = (time: number) => (time / span) * width;
    const rowHeight = (foot - top - 22) / line.rows.length;
    const bar =
      line.detail === null
        ? Math.min(64, rowHeight * 0.45)
        : Math.min(18, rowHeight - (named ? 20 : 8));
    const step = TIME_STEPS.find((each) => span / each <= (isNarrow(size) ? 5 : 10)) ?? span;
    for (let time = 0; time <= span * (1 + 1e-9); time += step) {
      shapes += path('d-g', `M${round(x(time))} ${top}V${round(foot - 22)}`);
      const isLast = time + step > span * (1 + 1e-9);
      const number =
        time === 0
          ? '0'
          : isLast
            ? micro(time)
            : numberText(span >= 1000 ? time / 1000 : time, words.locale);
      shapes += text(
        x(time),
        foot - 4,
        number,
        '3',
        time === 0 ? 'start' : isLast ? 'end' : 'middle',
      );
    }
    line.rows.forEach(({ period, deadline, response, runs }, index) => {
      const base = top + rowHeight * (index + 1) - 6;
      const box = (from: number, to: number) =>
        `M${round(from)} ${round(base - bar)}H${round(to)}V${round(base)}H${round(from)}Z`;
      shapes += path('d-t', `M0 ${round(base)}H${width}`);
      const blocked = x(Math.min(line.blocked, span));
      if (blocked > 3)
        shapes += hatch(`${id}-${hatches++}`, box(0, blocked), [0, base - bar, blocked, base], 5);
      if (x(period) < BAND_PX) {
        shapes += hatch(`${id}-${hatches++}`, box(0, width), [0, base - bar, width, base], 4, true);
        shapes += path('d-t', `M0 ${round(base - bar)}H${width}`);
      } else
        shapes += path(
          'd-used',
          runs
            .filter(([from]) => from < span)
            .map(([from, to]) => box(x(from), x(Math.min(to, span))))
            .join(''),
        );
      if (x(period) >= ARROW_PX) {
        let arrows = '';
        for (let time = 0; time < span; time += period)
          arrows += `M${round(x(time))} ${round(base)}v${round(-(bar + 6))}m-3 4l3 -4l3 4`;
        shapes += path('d-t', arrows);
      }
      if (!named) return;
      const end = x(Math.min(deadline, span));
      if (end > 12)
        shapes += path('d-th', `M${round(end - 0.5)} ${round(base - bar - 4)}V${round(base + 4)}`);
      const mine = index === line.first;
      const numbers = { task: words.tasks?.[index] ?? '', R_us: response, D_us: deadline };
      shapes += text(
        0,
        base - bar - 10,
        fillNumbers(words.labels[response === null ? 'rowMissed' : 'row'] ?? '', numbers, words),
        mine ? 'i' : '3',
      );
      if (mine) {
        const to = x(response ?? deadline);
        shapes +=
          path('d-a', `M0 ${round(base)}H${round(to)}`) + die(Math.min(to, width - DIE / 2), base);
      }
    });
  };
  if (line.detail === null) view(6, height, line.until, true);
  else {
    const middle = Math.round(height * 0.36);
    shapes += text(
      0,
      12,
      fillNumbers(
        words.labels.detail ?? '',
        { span_us: line.detail, ratio: line.until / line.detail },
        words,
      ),
      '3',
    );
    view(20, middle, line.detail, false);
    const place = width * (line.detail / line.until);
    shapes += path(
      'd-t',
      `M0 ${middle + 4}V${middle + 28}M${width} ${middle + 4}L${round(place)} ${middle + 20}V${middle + 28}`,
    );
    view(middle + 22, height, line.until, true);
  }
  return { layers: [shapes], grip: null };
}
