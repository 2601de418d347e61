import type { Timeline as Schedule, TimelineRow } from '../calculations/curve.ts';
import { fillNumbers, namedNumber, numberText } from '../calculations/numberText.ts';
import { isNarrow, type PlotProps, type PlotSize, type PlotWords, round } from './plotProps.ts';
import { DIE, Die, Hatch, PlotText } from './shapes.tsx';

/** Steps of a time axis, in microseconds. */
const TIME_STEPS = [1, 2, 5]
  .flatMap((digit) => [1, 10, 100, 1000, 1e4, 1e5, 1e6].map((power10) => digit * power10))
  .sort((a, b) => a - b);
/** A row with periods under 4 px becomes a band; releases are shown from 12 px on. */
const BAND_PX = 4;
const ARROW_PX = 12;
/** Room of the numbers of an axis. */
const AXIS_PX = 22;
/** A sum of steps may be a little less than what it should be. */
const ROUNDING = 1 + 1e-9;

/** A schedule: a row for each task, and its beginning once more above where the whole is too long. */
export function Timeline({ curve, size, words, id }: PlotProps<Schedule>) {
  const { width, height } = size;
  const { detail, until } = curve;
  const whole = { curve, size, words, span: until, hasNames: true };
  if (detail === null)
    return (
      <Span {...whole} id={id} top={6} foot={height} barOf={(row) => Math.min(64, row * 0.45)} />
    );
  const middle = Math.round(height * 0.36);
  const place = width * (detail / until);
  const numbers = { span_us: detail, ratio: until / detail };
  return (
    <>
      <PlotText
        content={fillNumbers(words.labels.detail ?? '', numbers, words)}
        x={0}
        y={12}
        anchor="start"
        look="3"
      />
      <Span
        {...whole}
        id={`${id}-detail`}
        span={detail}
        hasNames={false}
        top={20}
        foot={middle}
        barOf={(row) => Math.min(18, row - 8)}
      />
      <path
        className="d-t"
        d={`M0 ${middle + 4}V${middle + 28}M${width} ${middle + 4}L${round(place)} ${middle + 20}V${middle + 28}`}
      />
      <Span
        {...whole}
        id={id}
        top={middle + 22}
        foot={height}
        barOf={(row) => Math.min(18, row - 20)}
      />
    </>
  );
}

interface SpanProps {
  curve: Schedule;
  size: PlotSize;
  words: PlotWords;
  id: string;
  /** From 0 to this time. */
  span: number;
  /** Rows have their names, deadlines and the response that is late first. */
  hasNames: boolean;
  top: number;
  foot: number;
  /** The height of a bar, from that of its row. */
  barOf: (rowHeight: number) => number;
}

function Span({ curve, size, words, id, span, hasNames, top, foot, barOf }: SpanProps) {
  const { rows, first, blocked } = curve;
  const rowHeight = (foot - top - AXIS_PX) / rows.length;
  const x = (time: number) => (time / span) * size.width;
  return (
    <>
      <TimeAxis {...{ size, words, span, top, foot }} />
      {rows.map((row, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: tasks have no other identity than their order
          key={index}
          {...{ row, x, span, words, hasNames, blocked }}
          id={`${id}-${index}`}
          name={words.tasks?.[index] ?? ''}
          isFirst={index === first}
          width={size.width}
          base={top + rowHeight * (index + 1) - 6}
          bar={barOf(rowHeight)}
        />
      ))}
    </>
  );
}

type TimeAxisProps = Pick<SpanProps, 'size' | 'words' | 'span' | 'top' | 'foot'>;

function TimeAxis({ size, words, span, top, foot }: TimeAxisProps) {
  const step = TIME_STEPS.find((each) => span / each <= (isNarrow(size) ? 5 : 10)) ?? span;
  const count = Math.floor((span * ROUNDING) / step);
  const times = Array.from({ length: count + 1 }, (_, index) => index * step);
  const x = (time: number) => (time / span) * size.width;
  return (
    <>
      <path
        className="d-g"
        d={times.map((time) => `M${round(x(time))} ${top}V${round(foot - AXIS_PX)}`).join('')}
      />
      {times.map((time, index) => {
        const isLast = index === count;
        const number = numberText(span >= 1000 ? time / 1000 : time, words.locale);
        return (
          <PlotText
            key={time}
            content={
              isLast && time > 0 ? namedNumber('t_us', time, words) : time === 0 ? '0' : number
            }
            x={x(time)}
            y={foot - 4}
            anchor={time === 0 ? 'start' : isLast ? 'end' : 'middle'}
            look="3"
          />
        );
      })}
    </>
  );
}

interface RowProps extends Pick<SpanProps, 'words' | 'id' | 'span' | 'hasNames'> {
  row: TimelineRow;
  name: string;
  isFirst: boolean;
  blocked: number;
  x: (time: number) => number;
  width: number;
  /** Of its bars. */
  base: number;
  bar: number;
}

function Row({ row, name, isFirst, blocked, x, width, base, bar, id, ...props }: RowProps) {
  const { words, span, hasNames } = props;
  const { period, deadline, response, runs } = row;
  const box = (from: number, to: number) =>
    `M${round(from)} ${round(base - bar)}H${round(to)}V${round(base)}H${round(from)}Z`;
  const blockedTo = x(Math.min(blocked, span));
  const isBand = x(period) < BAND_PX;
  const releases = [];
  if (x(period) >= ARROW_PX)
    for (let time = 0; time < span; time += period)
      releases.push(`M${round(x(time))} ${round(base)}v${round(-(bar + 6))}m-3 4l3 -4l3 4`);
  const late = x(Math.min(deadline, span));
  const key = deadline > period ? 'rowOutside' : response === null ? 'rowMissed' : 'row';
  const numbers = { task: name, R_us: response, D_us: deadline };
  const to = x(response ?? deadline);
  return (
    <>
      <path className="d-t" d={`M0 ${round(base)}H${width}`} />
      {blockedTo > 3 && (
        <Hatch
          id={`${id}-blocked`}
          shape={box(0, blockedTo)}
          box={[0, base - bar, blockedTo, base]}
          step={5}
        />
      )}
      {isBand ? (
        <>
          <Hatch
            id={`${id}-band`}
            shape={box(0, width)}
            box={[0, base - bar, width, base]}
            step={4}
            isBack
          />
          <path className="d-t" d={`M0 ${round(base - bar)}H${width}`} />
        </>
      ) : (
        <path
          className="d-used"
          d={runs
            .filter(([from]) => from < span)
            .map(([from, end]) => box(x(from), x(Math.min(end, span))))
            .join('')}
        />
      )}
      {releases.length > 0 && <path className="d-t" d={releases.join('')} />}
      {hasNames && late > 12 && (
        <path
          className="d-th"
          d={`M${round(late - 0.5)} ${round(base - bar - 4)}V${round(base + 4)}`}
        />
      )}
      {hasNames && (
        <PlotText
          content={fillNumbers(words.labels[key] ?? '', numbers, words)}
          x={0}
          y={base - bar - 10}
          anchor="start"
          look={isFirst ? 'i' : '3'}
        />
      )}
      {hasNames && isFirst && (
        <>
          <path className="d-a" d={`M0 ${round(base)}H${round(to)}`} />
          <Die x={Math.min(to, width - DIE / 2)} y={base} />
        </>
      )}
    </>
  );
}
