import { type BatteryInputs, currents, knee, WEEK_S, years } from './batteryLife.ts';
import type { Label, Line, Plot, Point } from './calculation.ts';
import { beside, clipToLogRange, samples } from './curveParts.ts';

const DAY_Y = 1 / 365.25;
const [LEAST_Y, MOST_Y] = [DAY_Y, 50];

/** Life over the interval between events, with its knee. */
export function batteryCurve(
  values: BatteryInputs,
  charge: number,
  rate: number,
  life: number | null,
): Plot {
  const { T_s, is_uA, iq_uA, ratio, te_s, shelf_y } = values;
  const x = { scale: 'log' as const, min: 1, max: WEEK_S };
  const at = samples(x, 160);
  const line = (look: Line['look'], current: (T: number) => number): Line[] =>
    clipToLogRange(
      at.map((T): Point => [T, years(charge, current(T), rate) ?? Number.MAX_VALUE]),
      LEAST_Y,
      MOST_Y,
    ).map((points) => ({ look, points }));
  const standing = ratio * is_uA + iq_uA;
  const flat = years(charge, standing, rate);
  const inRange = (y: number | null): y is number => y !== null && y >= LEAST_Y && y <= MOST_Y;
  const y = life === null ? null : Math.min(MOST_Y, Math.max(LEAST_Y, life));
  const labels: Label[] = [];
  if (inRange(flat))
    labels.push({
      key: 'boardOnly',
      wide: true,
      x: 1,
      y: flat,
      line: flat > 0.7 * shelf_y && flat < shelf_y * 1.6 ? 1.1 : -0.5,
      values: { life_y: flat },
    });
  if (shelf_y < 0.9 * MOST_Y)
    labels.push({
      key: 'shelfLife',
      x: 1,
      y: MOST_Y,
      line: 1,
      shift: 6,
      values: { years: shelf_y },
      strong: true,
    });
  if (y !== null && life !== null)
    labels.push({
      key: 'cursor',
      x: T_s,
      y,
      line: 1.2,
      ...beside(T_s < 3000 ? 'right' : 'left', 14),
      values: { life_y: life },
      strong: true,
    });
  const eventsOnly = line('dashed', (T) => (ratio * values.Q_mC * 1000) / Math.max(T, te_s));
  const head = eventsOnly[0]?.points.at(-1);
  if (head && head[0] < 0.5 * WEEK_S)
    labels.push({
      key: 'eventsOnly',
      x: head[0],
      y: head[1],
      line: -0.5,
      anchor: 'middle',
      wide: true,
    });
  const bend = knee(values);
  const hasKnee = bend !== null && bend > 1 && bend < WEEK_S;
  if (hasKnee)
    labels.push({
      key: 'knee',
      x: bend,
      y: LEAST_Y,
      line: -0.7,
      ...beside(bend < 20_000 ? 'right' : 'left', 8),
      values: { knee_s: bend },
      strong: true,
    });
  return {
    kind: 'plot',
    x: {
      ...x,
      ticks: [1, 60, 3600, 86_400],
      names: { 1: 'second', 60: 'minute', 3600: 'hour', 86400: 'day' },
      minor: [1, 10, 60, 600, 3600, 36_000, 86_400, WEEK_S],
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
      ...(inRange(flat)
        ? [
            {
              look: 'dashed' as const,
              points: [
                [1, flat],
                [WEEK_S, flat],
              ] as Point[],
            },
          ]
        : []),
      ...eventsOnly,
      ...line('main', (T) => currents(values, T).mean),
    ],
    limits: [{ axis: 'y', at: shelf_y }],
    regions: [
      {
        points: [
          [1, MOST_Y],
          [WEEK_S, MOST_Y],
          [WEEK_S, shelf_y],
          [1, shelf_y],
        ],
      },
    ],
    labels,
    marks: hasKnee ? [{ x: bend, y: LEAST_Y }] : [],
    cursor: { x: T_s, y, input: 'T_s' },
  };
}
