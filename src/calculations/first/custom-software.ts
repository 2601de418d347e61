import { nearWhole } from '../rounding.ts';
import type { Input, Label, Line, Plot, Point, Preset, Result } from './calculation.ts';
import { beside, clipToLogRange, powersOfTen, samples } from './curveParts.ts';

/** Waiting under load: Gross and Harris, "Fundamentals of Queueing Theory" (M/M/c, Erlang C). */

export interface QueueInputs {
  rate: number;
  c: number;
  s_ms: number;
  v: number;
  q_pc: number;
  target_ms: number;
  outage_min: number;
}

export const inputs = [
  {
    name: 'rate',
    unit: '1/s',
    min: 0.01,
    max: 100_000,
    scale: 'log',
    step: 40,
    default: 120,
    role: 'moved',
    ticks: [0.01, 1, 100, 10_000],
  },
  {
    name: 'c',
    unit: '',
    min: 1,
    max: 256,
    scale: 'log',
    step: 40,
    default: 8,
    role: 'moved',
    whole: true,
    ticks: [1, 4, 16, 64, 256],
  },
  {
    name: 's_ms',
    unit: 'ms',
    min: 0.1,
    max: 60_000,
    scale: 'log',
    step: 40,
    default: 50,
    role: 'moved',
    ticks: [0.1, 10, 1000],
  },
  {
    name: 'v',
    key: 'vari',
    formerKey: 'v',
    unit: '',
    min: 0.5,
    max: 10,
    scale: 'linear',
    step: 0.1,
    default: 1,
    role: 'held',
  },
  {
    name: 'q_pc',
    unit: '%',
    min: 50,
    max: 99.9,
    scale: 'linear',
    step: 1,
    default: 99,
    role: 'held',
    list: [50, 90, 95, 99, 99.9],
  },
  {
    name: 'target_ms',
    unit: 'ms',
    min: 0,
    max: 1e6,
    scale: 'linear',
    step: 1,
    default: 100,
    role: 'held',
  },
  {
    name: 'outage_min',
    unit: 'min',
    min: 0,
    max: 10_080,
    scale: 'linear',
    step: 1,
    default: 60,
    role: 'held',
  },
] as const satisfies readonly Input[];

export const presets: readonly Preset[] = [
  {
    key: 'api',
    values: { rate: 120, c: 8, s_ms: 50, v: 1, q_pc: 99, target_ms: 100, outage_min: 60 },
  },
  {
    key: 'fleet',
    values: { rate: 166.667, c: 5, s_ms: 20, v: 1, q_pc: 99, target_ms: 50, outage_min: 60 },
  },
  {
    key: 'slow',
    values: { rate: 1.5, c: 4, s_ms: 2000, v: 1, q_pc: 99, target_ms: 5000, outage_min: 60 },
  },
];

export const warningKeys = ['overload', 'noSpare', 'approximate'] as const;

const MOST_WORKERS = 1024;
/** Halvings of the range of loads: as many as a double resolves. */
const BISECTIONS = 53;

/** One step of Erlang B's recurrence, which needs no factorials: from k − 1 to k workers. */
const nextBlocked = (blocked: number, a: number, k: number) => (a * blocked) / (k + a * blocked);

/** Erlang C from Erlang B: the share of requests that wait. */
const waitingOf = (blocked: number, a: number, c: number) =>
  blocked / (1 - (a / c) * (1 - blocked));

function shareWaiting(a: number, c: number): number {
  let blocked = 1;
  for (let k = 1; k <= c; k += 1) blocked = nextBlocked(blocked, a, k);
  return waitingOf(blocked, a, c);
}

/** The wait that a share q does not exceed; `null` where the queue grows without end. */
function waitOf({ v, s_ms, q_pc }: QueueInputs, a: number, c: number): number | null {
  if (c < 1 || a >= c) return null;
  return quantile(shareWaiting(a, c), q_pc, (v * s_ms) / (c - a));
}

function quantile(waiting: number, q_pc: number, scale: number): number {
  const late = (100 - q_pc) / 100;
  return waiting <= late ? 0 : scale * Math.log(waiting / late);
}

function workersNeeded({ v, s_ms, q_pc, target_ms }: QueueInputs, a: number): number | null {
  let blocked = 1;
  for (let c = 1; c <= MOST_WORKERS; c += 1) {
    blocked = nextBlocked(blocked, a, c);
    if (c > a && quantile(waitingOf(blocked, a, c), q_pc, (v * s_ms) / (c - a)) <= target_ms)
      return c;
  }
  return null;
}

function largestRate(values: QueueInputs): number {
  const { c, s_ms, target_ms } = values;
  let [low, high] = [0, c];
  for (let round = 0; round < BISECTIONS; round += 1) {
    const middle = (low + high) / 2;
    if ((waitOf(values, middle, c) ?? Infinity) <= target_ms) low = middle;
    else high = middle;
  }
  return (low * 1000) / s_ms;
}

export function compute(values: QueueInputs): Result {
  const { rate, c, s_ms, v, q_pc, outage_min } = values;
  // Exactly full is full: 90000 a second of 0.7 ms keep 63 workers busy.
  const a = nearWhole((rate * s_ms) / 1000);
  const load = a / c;
  const full = load >= 1;
  const waiting = full ? null : shareWaiting(a, c);
  const wait = waiting === null ? null : (v * waiting * s_ms) / (c - a);

  const warnings: string[] = [];
  if (full) warnings.push('overload');
  else if (a >= c - 1) warnings.push('noSpare');
  if (v !== 1) warnings.push('approximate');

  return {
    values: {
      utilisation: load,
      need: workersNeeded(values, a),
      rateForTarget: largestRate(values),
      pWait: waiting,
      wait_ms: wait,
      waitQ_ms: waitOf(values, a, c),
      waitQOneLess_ms: waitOf(values, a, c - 1),
      // A queue for each worker, dealt at random: each is alone with its share of the load.
      waitQSplit_ms: full ? null : quantile(load, q_pc, (v * s_ms) / (1 - load)),
      mean_ms: wait === null ? null : wait + s_ms,
      catchUp_min: full ? null : (outage_min * load) / (1 - load),
    },
    warnings,
    curve: curve(values, a),
  };
}

function curve(values: QueueInputs, a: number): Plot {
  const { rate, c, s_ms, v, q_pc, target_ms } = values;
  const capacity = (c * 1000) / s_ms;
  // Far above capacity nothing is drawn but the end of the axis.
  const max = Math.max(1.05 * capacity, Math.min(rate, 2 * capacity));
  const [least, most] = [s_ms / 100, 100 * s_ms];
  const loads = samples({ scale: 'linear', min: 0, max: 1 }, 200);
  const line = (look: Line['look'], workers: number, wait: (a: number) => number | null): Line[] =>
    clipToLogRange(
      loads.slice(1, -1).map((share): Point => {
        const load = share * workers;
        return [(load * 1000) / s_ms, Math.max(wait(load) ?? Number.MAX_VALUE, Number.MIN_VALUE)];
      }),
      least,
      most,
    ).map((points) => ({ look, points }));
  const main = line('main', c, (load) => waitOf(values, load, c));
  const less = c > 1 ? line('dashed', c - 1, (load) => waitOf(values, load, c - 1)) : [];
  const split = line('thin', c, (load) => quantile(load / c, q_pc, (v * s_ms) / (1 - load / c)));
  const mean = line('thin', c, (load) => (v * shareWaiting(load, c) * s_ms) / (c - load));
  const wait = waitOf(values, a, c);
  const y = wait === null ? null : Math.max(least, Math.min(most, wait));
  const labels: Label[] = [];
  const name = (
    key: string,
    of: Line[],
    share: number,
    shift: number,
    anchor: Label['anchor'],
    strong = false,
  ) => {
    const points = of[0]?.points;
    const point = points?.[Math.floor((points.length - 1) * share)];
    if (point)
      labels.push({
        key,
        x: point[0],
        y: point[1],
        line: 0.3,
        shift,
        anchor,
        wide: true,
        ...(strong && { strong: true as const }),
      });
  };
  name('mean', mean, 0.35, 12, 'start');
  if (c > 1) name('oneLess', less, 0.55, -10, 'end');
  name('split', split, 0.3, -10, 'end');
  if (target_ms >= least && target_ms <= most)
    labels.push({
      key: 'target',
      x: 0,
      y: target_ms,
      line: -0.5,
      values: { target_ms },
      strong: true,
    });
  if (max - capacity > 0.12 * max)
    labels.push({
      key: 'full',
      x: max,
      y: most,
      line: 1.4,
      anchor: 'end',
      shift: -4,
      strong: true,
    });
  labels.push(
    y === null
      ? {
          key: 'noEnd',
          x: Math.min(rate, max),
          y: most,
          line: 3,
          anchor: 'end',
          shift: -10,
          strong: true,
        }
      : {
          key: 'cursor',
          x: rate,
          y,
          line: 0.3,
          ...beside(rate < 0.45 * max ? 'right' : 'left', 14),
          values: { wait_ms: wait },
          strong: true,
        },
  );
  return {
    kind: 'plot',
    x: {
      scale: 'linear',
      min: 0,
      max,
      ticks: [0, 0.25, 0.5, 0.75, 1].map((share) => share * capacity),
      unit: '1/s',
    },
    y: { scale: 'log', min: least, max: most, ticks: powersOfTen(least, most), unit: 'ms' },
    lines: [...mean, ...split, ...less, ...main],
    limits:
      target_ms >= least && target_ms <= most ? [{ axis: 'y', at: target_ms, to: capacity }] : [],
    regions: [
      {
        points: [
          [capacity, most],
          [max, most],
          [max, least],
          [capacity, least],
        ],
        edge: capacity,
      },
    ],
    labels,
    marks: [],
    cursor: { x: rate, y, input: 'rate' },
  };
}
