import type { Timeline } from './calculation.ts';
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
import { fillNumbers, namedNumber, numberText } from './numberText.ts';

/** Steps of a time axis, in microseconds. */
const TIME_STEPS = [1, 2, 5]
  .flatMap((digit) => [1, 10, 100, 1000, 1e4, 1e5, 1e6].map((power10) => digit * power10))
  .sort((a, b) => a - b);
/** A row with periods under 4 px becomes a band; releases are shown from 12 px on. */
const BAND_PX = 4;
const ARROW_PX = 12;

/** Draws a schedule: a row for each task, and its beginning once more above where the whole is too long. */
export function drawTimeline(
  line: Timeline,
  size: PlotSize,
  words: PlotWords,
  id: string,
): Drawing {
  const { width, height } = size;
  const layers: string[] = [];
  let hatches = 0;
  const micro = (us: number) => namedNumber('t_us', us, words);
  const view = (top: number, foot: number, span: number, named: boolean) => {
    const x = (time: number) => (time / span) * width;
    const rowHeight = (foot - top - 22) / line.rows.length;
    const bar =
      line.detail === null
        ? Math.min(64, rowHeight * 0.45)
        : Math.min(18, rowHeight - (named ? 20 : 8));
    const step = TIME_STEPS.find((each) => span / each <= (isNarrow(size) ? 5 : 10)) ?? span;
    let grid = '';
    for (let time = 0; time <= span * (1 + 1e-9); time += step) {
      grid += path('d-g', `M${round(x(time))} ${top}V${round(foot - 22)}`);
      const isLast = time + step > span * (1 + 1e-9);
      const number =
        time === 0
          ? '0'
          : isLast
            ? micro(time)
            : numberText(span >= 1000 ? time / 1000 : time, words.locale);
      grid += text(
        x(time),
        foot - 4,
        number,
        '3',
        time === 0 ? 'start' : isLast ? 'end' : 'middle',
      );
    }
    layers.push(grid);
    line.rows.forEach(({ period, deadline, response, runs }, index) => {
      const base = top + rowHeight * (index + 1) - 6;
      const box = (from: number, to: number) =>
        `M${round(from)} ${round(base - bar)}H${round(to)}V${round(base)}H${round(from)}Z`;
      layers.push(path('d-t', `M0 ${round(base)}H${width}`));
      const blocked = x(Math.min(line.blocked, span));
      if (blocked > 3)
        layers.push(
          hatch(`${id}-${hatches++}`, box(0, blocked), [0, base - bar, blocked, base], 5),
        );
      if (x(period) < BAND_PX) {
        layers.push(
          hatch(`${id}-${hatches++}`, box(0, width), [0, base - bar, width, base], 4, true),
          path('d-t', `M0 ${round(base - bar)}H${width}`),
        );
      } else {
        const bars = runs
          .filter(([from]) => from < span)
          .map(([from, to]) => box(x(from), x(Math.min(to, span))));
        layers.push(path('d-used', bars.join('')));
      }
      if (x(period) >= ARROW_PX) {
        let arrows = '';
        for (let time = 0; time < span; time += period)
          arrows += `M${round(x(time))} ${round(base)}v${round(-(bar + 6))}m-3 4l3 -4l3 4`;
        layers.push(path('d-t', arrows));
      }
      if (!named) return;
      const end = x(Math.min(deadline, span));
      if (end > 12)
        layers.push(
          path('d-th', `M${round(end - 0.5)} ${round(base - bar - 4)}V${round(base + 4)}`),
        );
      const mine = index === line.first;
      const numbers = { task: words.tasks?.[index] ?? '', R_us: response, D_us: deadline };
      const key = deadline > period ? 'rowOutside' : response === null ? 'rowMissed' : 'row';
      const name = words.labels[key] ?? '';
      layers.push(text(0, base - bar - 10, fillNumbers(name, numbers, words), mine ? 'i' : '3'));
      if (mine) {
        const to = x(response ?? deadline);
        layers.push(
          path('d-a', `M0 ${round(base)}H${round(to)}`) + die(Math.min(to, width - DIE / 2), base),
        );
      }
    });
  };
  if (line.detail === null) view(6, height, line.until, true);
  else {
    const middle = Math.round(height * 0.36);
    const numbers = { span_us: line.detail, ratio: line.until / line.detail };
    layers.push(text(0, 12, fillNumbers(words.labels.detail ?? '', numbers, words), '3'));
    view(20, middle, line.detail, false);
    const place = width * (line.detail / line.until);
    layers.push(
      path(
        'd-t',
        `M0 ${middle + 4}V${middle + 28}M${width} ${middle + 4}L${round(place)} ${middle + 20}V${middle + 28}`,
      ),
    );
    view(middle + 22, height, line.until, true);
  }
  return { layers, grip: null };
}
