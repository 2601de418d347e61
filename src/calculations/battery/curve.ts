import type { Label, Line, Plot, Point } from '../curve.ts';
import { beside, clipToLogRange, samples } from '../curveParts.ts';
import type { BatteryValues } from './compute.ts';
import type { BatteryInputs } from './inputs.ts';
import { lifeAt, lifeOfMain } from './life.ts';

export const labels = [
  'mainAlone',
  'rest',
  'shelfLife',
  'wanted',
  'knee',
  'cursor',
  'hundredth',
  'second',
  'minute',
  'hour',
  'day',
  'week',
  'month',
  'year',
  'tenYears',
] as const;

type BatteryLabel = Label & { readonly key: (typeof labels)[number] };

const [SHORTEST_S, WEEK_S] = [0.01, 604_800];
const DAY_Y = 1 / 365.25;
const [LEAST_Y, MOST_Y] = [DAY_Y, 50];

const isInside = (y: number | null): y is number => y !== null && y >= LEAST_Y && y <= MOST_Y;

/** The life over the interval between main events, between the lines of that event alone and of all the rest. */
export function curve(
  inputs: BatteryInputs,
  values: BatteryValues,
): Omit<Plot, 'labels'> & { readonly labels: readonly BatteryLabel[] } {
  const { T_s, shelf_y, goal_y } = inputs;
  const { life_y, lifeRest_y, knee_s, lifeKnee_y, TGoal_s } = values;
  const x = { scale: 'log', min: SHORTEST_S, max: WEEK_S } as const;
  const intervals = samples(x, 160);
  const line = (name: string, look: Line['look'], life: (interval: number) => number | null) =>
    clipToLogRange(
      intervals.map((at): Point => [at, life(at) ?? Number.MAX_VALUE]),
      LEAST_Y,
      MOST_Y,
    ).map((points): Line => ({ name, look, points }));
  const main = line('life', 'main', (at) => lifeAt(inputs, at).life_y);
  const alone = line('mainEvent', 'dashed', (at) => lifeOfMain(inputs, at));

  const named: BatteryLabel[] = [];
  const marks: { x: number; y: number }[] = [];
  const y = life_y === null ? null : Math.min(MOST_Y, Math.max(LEAST_Y, life_y));
  if (y !== null)
    named.push({
      key: 'cursor',
      x: T_s,
      y,
      line: 1.2,
      ...beside('right', 14),
      values: { life_y },
      strong: true,
    });
  const limit = { x: WEEK_S, anchor: 'end', strong: true } as const;
  named.push(
    { ...limit, key: 'wanted', y: goal_y, line: -0.4 },
    { ...limit, key: 'shelfLife', y: shelf_y, line: 1.1 },
  );
  if (knee_s !== null && knee_s > SHORTEST_S && knee_s < WEEK_S && isInside(lifeKnee_y)) {
    marks.push({ x: knee_s, y: lifeKnee_y });
    named.push({
      key: 'knee',
      x: knee_s,
      y: lifeKnee_y,
      line: 1.2,
      ...beside('right', 10),
      values: { knee_s },
      wide: true,
    });
  }
  if (TGoal_s !== null && TGoal_s > SHORTEST_S && TGoal_s < WEEK_S) {
    // The shortest interval in which the events fit may last longer than is wanted.
    const reached = lifeAt(inputs, TGoal_s).life_y;
    if (isInside(reached)) marks.push({ x: TGoal_s, y: reached });
  }
  if (isInside(lifeRest_y))
    named.push({
      key: 'rest',
      x: SHORTEST_S,
      y: lifeRest_y,
      line: -0.5,
      values: { lifeRest_y },
      wide: true,
    });
  const points = alone[0]?.points ?? [];
  // Left of the knee, the line of the main event alone lies on that of both.
  const apart =
    points.find(([at]) => knee_s !== null && at >= knee_s) ?? points[Math.floor(points.length / 2)];
  if (apart)
    named.push({
      key: 'mainAlone',
      x: apart[0],
      y: apart[1],
      line: -0.2,
      ...beside('left', 12),
      wide: true,
    });
  return {
    kind: 'plot',
    x: {
      ...x,
      ticks: [0.01, 1, 60, 3600, 86_400],
      names: { 0.01: 'hundredth', 1: 'second', 60: 'minute', 3600: 'hour', 86400: 'day' },
      minor: [0.01, 0.1, 1, 10, 60, 600, 3600, 36_000, 86_400, WEEK_S],
      unit: 's',
    },
    y: {
      scale: 'log',
      min: LEAST_Y,
      max: MOST_Y,
      ticks: [DAY_Y, 7 * DAY_Y, 30 * DAY_Y, 0.5, 1, 2, 5, 10, 20],
      names: {
        [DAY_Y]: 'day',
        [7 * DAY_Y]: 'week',
        [30 * DAY_Y]: 'month',
        1: 'year',
        10: 'tenYears',
      },
      unit: 'y',
    },
    lines: [
      ...(isInside(lifeRest_y)
        ? [
            {
              name: 'rest',
              look: 'dashed',
              points: [
                [SHORTEST_S, lifeRest_y],
                [WEEK_S, lifeRest_y],
              ],
            } as const,
          ]
        : []),
      ...alone,
      ...main,
    ],
    limits: [
      { axis: 'y', at: shelf_y },
      { axis: 'y', at: goal_y },
    ],
    regions: [
      {
        points: [
          [SHORTEST_S, MOST_Y],
          [WEEK_S, MOST_Y],
          [WEEK_S, shelf_y],
          [SHORTEST_S, shelf_y],
        ],
      },
    ],
    labels: named,
    marks,
    cursor: { x: T_s, y, input: 'T_s' },
  };
}
