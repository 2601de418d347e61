import type { ResponseBar, RowLanes, Timeline as Schedule } from '../calculations/curve.ts';
import { fillNumbers, namedNumber, numberText } from '../calculations/numberText.ts';
import { isNarrow, type PlotProps, type PlotSize, type PlotWords, round } from './plotProps.ts';
import { DIE, Die, Hatch, PlotText } from './shapes.tsx';

/** Steps of a time axis, in microseconds. */
const TIME_STEPS = [1, 2, 5]
  .flatMap((digit) =>
    [0.001, 0.01, 0.1, 1, 10, 100, 1000, 1e4, 1e5, 1e6, 1e7, 1e8].map((power10) => digit * power10),
  )
  .sort((a, b) => a - b);
/** A bar has its deadline here, so that late ones go on beyond it. */
const DEADLINE_AT = 0.8;
/** The words of a row stand above its bar. */
const TEXT_PX = 18;
/** From the foot of a bar to the words of the next. */
const PAUSE_PX = 5;
const BAR_PX = { least: 9, most: 24 };
/** Few rows are not torn apart. */
const MOST_PITCH_PX = 84;
const LANE_PX = { least: 16, most: 36 };
/** Numbers of the rows beside their lanes. */
const NUMBER_PX = 22;
/** The mark of A, and what it takes with its letter. */
const [KEPT_PX, KEPT_ROOM_PX] = [9, 24];
/** Releases are shown from this distance on. */
const ARROW_PX = 7;
/** Room of the numbers of an axis. */
const AXIS_PX = 22;
/** Between bars and lanes, with the words of the lanes. */
const GAP_PX = 34;
/** The word above the line of the deadlines. */
const HEAD_PX = 16;
/** A sum of steps may be a little less than what it should be. */
const ROUNDING = 1 + 1e-9;

/** The part of the room to spare that lanes take; bars have the rest. */
const LANES_SHARE = 0.3;

const lanesOf = ({ shown }: Schedule) => shown?.lanes.length ?? 0;
const clamped = (x: number, { least, most }: { least: number; most: number }) =>
  Math.min(most, Math.max(least, x));

/** What its rows need at least. */
export const leastHeight = (curve: Schedule) =>
  HEAD_PX +
  curve.bars.length * (TEXT_PX + BAR_PX.least + PAUSE_PX) +
  lanesOf(curve) * LANE_PX.least +
  (curve.shown ? AXIS_PX + GAP_PX : 0);

/** Each row against its deadline, and below the worst case of one of them. */
export function Timeline({ curve, size, words, id }: PlotProps<Schedule>) {
  const { bars, first, shown } = curve;
  const count = lanesOf(curve);
  const spare = Math.max(0, size.height - leastHeight(curve));
  const lane = count === 0 ? 0 : clamped(LANE_PX.least + (spare * LANES_SHARE) / count, LANE_PX);
  const room = size.height - HEAD_PX - (shown ? count * lane + AXIS_PX + GAP_PX : 0);
  const pitch = Math.min(MOST_PITCH_PX, room / bars.length);
  const bar = clamped(pitch - TEXT_PX - PAUSE_PX, BAR_PX);
  const atDeadline = Math.round(size.width * DEADLINE_AT) - 0.5;
  return (
    <>
      <PlotText
        content={words.labels.deadline ?? ''}
        x={atDeadline}
        y={11}
        anchor="middle"
        look="3"
      />
      {bars.map((each, index) => (
        <Bar
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity than their place
          key={index}
          {...{ words, index, id }}
          response={each}
          isFirst={index === first}
          width={size.width}
          atDeadline={atDeadline}
          base={HEAD_PX + pitch * index + TEXT_PX + bar}
          height={bar}
        />
      ))}
      {shown && (
        <Lanes {...{ shown, size, words, lane }} top={HEAD_PX + pitch * bars.length + GAP_PX} />
      )}
    </>
  );
}

interface BarProps {
  response: ResponseBar;
  words: PlotWords;
  index: number;
  id: string;
  isFirst: boolean;
  width: number;
  atDeadline: number;
  /** The foot of the bar. */
  base: number;
  height: number;
}

function Bar({ response: bar, words, id, index, isFirst, ...place }: BarProps) {
  const { width, atDeadline, base, height } = place;
  const { deadline, response, parts, label, kept } = bar;
  const name = `${index + 1} ${words.tasks?.[index] ?? ''}`;
  const numbers = { task: name, response_us: response, deadline_us: deadline };
  const x = (time: number) => Math.min(width, (time / deadline) * DEADLINE_AT * width);
  const box = (from: number, to: number) =>
    `M${round(from)} ${round(base - height)}H${round(to)}V${round(base)}H${round(from)}Z`;
  const [jitter, blocked, own] = parts ?? [0, 0, 0];
  const ends = [jitter, jitter + blocked, jitter + blocked + own].map(x);
  const [afterJitter = 0, afterBlocked = 0, afterOwn = 0] = ends;
  const end = response === null ? width : x(response);
  return (
    <>
      <PlotText
        content={fillNumbers(words.labels[label] ?? '', numbers, words)}
        x={0}
        y={base - height - 5}
        anchor="start"
        look={isFirst ? 'i' : '3'}
      />
      <path className="d-g" d={`M0 ${round(base)}H${width}`} />
      <path className="d-th" d={`M${atDeadline} ${round(base - height - 3)}V${round(base + 4)}`} />
      {parts && (
        <>
          {afterJitter > 0.5 && <path className="d-t" d={box(0, afterJitter)} />}
          {afterBlocked - afterJitter > 0.5 && (
            <path className="d-held" d={box(afterJitter, afterBlocked)} />
          )}
          <path className="d-used" d={box(afterBlocked, afterOwn)} />
          {end - afterOwn > 0.5 && (
            <Hatch
              id={`${id}-${index}`}
              shape={box(afterOwn, end)}
              box={[afterOwn, base - height, end, base]}
              step={5}
            />
          )}
          {response !== null && !isFirst && (
            <path
              className="d-k"
              d={`M${round(end)} ${round(base - height - 2)}V${round(base + 2)}`}
            />
          )}
          {response !== null && isFirst && (
            <Die x={Math.min(end, width - DIE / 2)} y={base - height / 2} />
          )}
        </>
      )}
      {kept !== undefined && <KeptMark x={x(kept)} y={base - height / 2} end={end} width={width} />}
    </>
  );
}

/** The response of A: an open square, whose letter keeps off the end of the bar. */
function KeptMark({ x, y, end, width }: { x: number; y: number; end: number; width: number }) {
  const at = Math.min(x, width - KEPT_PX / 2);
  const isRight = (end < at || end > at + KEPT_ROOM_PX) && at + KEPT_ROOM_PX < width;
  const side = KEPT_PX / 2;
  return (
    <>
      <path
        className="d-k"
        d={`M${round(at - side)} ${round(y - side)}h${KEPT_PX}v${KEPT_PX}h${-KEPT_PX}Z`}
      />
      <PlotText
        content="A"
        x={at + (isRight ? 1 : -1) * (side + 4)}
        y={y + 4}
        anchor={isRight ? 'start' : 'end'}
        look="i"
      />
    </>
  );
}

interface LanesProps {
  shown: RowLanes;
  size: PlotSize;
  words: PlotWords;
  top: number;
  /** The height of a lane. */
  lane: number;
}

/** The rows above and the row itself, in the time of its latest job. */
function Lanes({ shown, size, words, top, lane }: LanesProps) {
  const { from, until, blocked, jobs, latest, lanes, row } = shown;
  const span = until - from;
  const bar = lane - 7;
  const right = size.width - DIE / 2;
  const x = (time: number) => NUMBER_PX + ((time - from) / span) * (right - NUMBER_PX);
  const foot = top + lanes.length * lane;
  const end = latest === null ? null : (jobs[latest]?.end ?? null);
  const name = `${row + 1} ${words.tasks?.[row] ?? ''}`;
  return (
    <>
      <PlotText
        content={fillNumbers(words.labels.timeline ?? '', { task: name }, words)}
        x={0}
        y={top - 12}
        anchor="start"
        look="3"
      />
      <TimeAxis {...{ size, words, from, until, x, top, foot }} />
      {lanes.map(({ releases, runs }, index) => {
        const base = top + (index + 1) * lane - 2;
        const box = (start: number, stop: number) =>
          `M${round(x(start))} ${round(base - bar)}H${round(x(stop))}V${round(base)}H${round(x(start))}Z`;
        const arrows = releases
          .map((release) => `M${round(x(release))} ${round(base)}v${-(bar + 4)}`)
          .join('');
        const [one, two] = releases;
        const hasArrows = one === undefined || two === undefined || x(two) - x(one) >= ARROW_PX;
        const isOwn = index === lanes.length - 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity than their place
          <g key={index}>
            <PlotText
              content={String(index + 1)}
              x={0}
              y={base}
              anchor="start"
              look={isOwn ? 'i' : '3'}
            />
            <path className="d-g" d={`M${NUMBER_PX} ${round(base)}H${round(right)}`} />
            <path className="d-used" d={runs.map(([start, stop]) => box(start, stop)).join('')} />
            {hasArrows && arrows && <path className="d-t" d={arrows} />}
            {isOwn && blocked > 0 && x(blocked) - x(0) > 1 && (
              <path className="d-held" d={box(0, blocked)} />
            )}
            {isOwn && (
              <path
                className="d-th"
                d={jobs
                  .filter(({ deadline }) => deadline <= until * ROUNDING && deadline >= from)
                  .map(
                    ({ deadline }) =>
                      `M${round(x(deadline) - 0.5)} ${round(base - bar - 4)}V${round(base + 3)}`,
                  )
                  .join('')}
              />
            )}
            {isOwn && end !== null && end <= until * ROUNDING && (
              <Die x={x(end)} y={base - bar / 2} />
            )}
          </g>
        );
      })}
    </>
  );
}

interface TimeAxisProps {
  size: PlotSize;
  words: PlotWords;
  from: number;
  until: number;
  x: (time: number) => number;
  top: number;
  foot: number;
}

/** From the first release on; in milliseconds where that is shorter. */
function TimeAxis({ size, words, from, until, x, top, foot }: TimeAxisProps) {
  const span = until - from;
  const step = TIME_STEPS.find((each) => span / each <= (isNarrow(size) ? 5 : 10)) ?? span;
  const least = Math.ceil(from / step / ROUNDING);
  const most = Math.floor((until * ROUNDING) / step);
  const times = Array.from({ length: most - least + 1 }, (_, index) => (least + index) * step);
  return (
    <>
      <path
        className="d-g"
        d={times.map((time) => `M${round(x(time))} ${round(top)}V${round(foot)}`).join('')}
      />
      {times.map((time, index) => {
        const isLast = index === times.length - 1;
        const number = numberText(span >= 1000 ? time / 1000 : time, words.locale);
        return (
          <PlotText
            key={time}
            content={isLast ? namedNumber('t_us', time, words) : number}
            x={x(time)}
            y={foot + 17}
            anchor={isLast ? 'end' : 'middle'}
            look="3"
          />
        );
      })}
    </>
  );
}
