import { DRAWN_HALVINGS } from '../bisection.ts';
import type { Label, Line, Plot, Point } from '../curve.ts';
import { beside, clipToLogRange, powersOfTen, samples } from '../curveParts.ts';
import { answerQAt, type QueueValues, roundRobinQAt, shownQAt, waitQAt } from './compute.ts';
import type { QueueInputs } from './inputs.ts';

export const labels = [
  'answer',
  'wait',
  'lost',
  'roundRobin',
  'target',
  'full',
  'cursor',
  'noEnd',
] as const;

type QueueLabel = Label & { readonly key: (typeof labels)[number] };

/** The answer over the load and what it holds of waiting; what the target is for with workers lost, and dealt in turn. */
export function curve(
  inputs: QueueInputs,
  values: QueueValues,
): Omit<Plot, 'labels'> & { readonly labels: readonly QueueLabel[] } {
  const { rate, c, s_ms, lost, target_ms, of } = inputs;
  const capacity = (c * 1000) / s_ms;
  // Far above capacity nothing is drawn but the end of the axis.
  const max = Math.max(1.05 * capacity, Math.min(rate, 2 * capacity));
  const [least, most] = [s_ms / 10, 100 * s_ms];
  const loads = samples({ scale: 'linear', min: 0, max: 1 }, 160).slice(1, -1);
  const line = (
    name: string,
    look: Line['look'],
    workers: number,
    time: (rate: number) => number | null,
  ) =>
    workers < 1
      ? []
      : clipToLogRange(
          loads.map((share): Point => {
            const at = (share * workers * 1000) / s_ms;
            return [at, Math.max(time(at) ?? Number.MAX_VALUE, Number.MIN_VALUE)];
          }),
          least,
          most,
        ).map((points): Line => ({ name, look, points }));
  const answer = line('answer', 'main', c, (at) => answerQAt(inputs, at, c, DRAWN_HALVINGS));
  const fewer = line('lost', 'dashed', c - lost, (at) =>
    shownQAt(inputs)(inputs, at, c - lost, DRAWN_HALVINGS),
  );
  const wait = line('wait', 'thin', c, (at) => waitQAt(inputs, at, c));
  const roundRobin =
    inputs.cv === 1 && c > 1
      ? line('roundRobin', 'thin', c, (at) => roundRobinQAt(inputs, at, c, DRAWN_HALVINGS))
      : [];

  const named: QueueLabel[] = [];
  const name = (
    key: QueueLabel['key'],
    [first]: readonly Line[],
    share: number,
    place: Pick<Label, 'anchor' | 'shift' | 'line'>,
  ) => {
    const point = first?.points[Math.floor((first.points.length - 1) * share)];
    if (point) named.push({ key, x: point[0], y: point[1], wide: true, ...place });
  };
  const shown = of === 1 ? values.answerQ_ms : values.waitQ_ms;
  const y = shown === null ? null : Math.max(least, Math.min(most, shown));
  const hasTarget = target_ms >= least && target_ms <= most;
  if (hasTarget)
    named.push({
      key: 'target',
      // At the right end all curves rise across it.
      x: 0,
      y: target_ms,
      line: -0.5,
      anchor: 'start',
      shift: 4,
      values: { target_ms },
      strong: true,
    });
  if (max - capacity > 0.12 * max)
    named.push({ key: 'full', x: max, y: most, line: 1.4, anchor: 'end', shift: -4, strong: true });
  named.push(
    y === null
      ? {
          key: 'noEnd',
          x: Math.min(rate, max),
          y: most,
          line: 3,
          ...beside('left', 10),
          strong: true,
        }
      : {
          key: 'cursor',
          x: rate,
          y,
          line: 0.3,
          ...beside(rate < 0.45 * max ? 'right' : 'left', 14),
          values: { answerQ_ms: shown },
          strong: true,
        },
  );
  name('answer', answer, 0.12, { ...beside('right', 0), line: -0.6 });
  name('wait', wait, 0.55, { ...beside('right', 12), line: 0.6 });
  name('lost', fewer, 1, { ...beside('left', 10), line: 1.2 });
  name('roundRobin', roundRobin, 0.62, { ...beside('left', 10), line: -0.4 });

  const marks = hasTarget
    ? [values.rateForTarget, values.rateForTargetLost]
        .filter((at) => at > 0)
        .map((at) => ({ x: at, y: target_ms }))
    : [];
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
    lines: [...wait, ...roundRobin, ...fewer, ...answer],
    limits: hasTarget ? [{ axis: 'y', at: target_ms, to: capacity }] : [],
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
    labels: named,
    marks,
    cursor: { x: rate, y, input: 'rate' },
  };
}
