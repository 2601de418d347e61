import {
  clipToRange,
  type Input,
  type Label,
  type Line,
  type Plot,
  type Point,
  type Preset,
  type Result,
  samples,
  YEAR_S,
} from './calculation.ts';

/** Battery life: charge counts, and the cell loses a share of what is in it. */

export interface BatteryInputs {
  T_s: number;
  Q_mC: number;
  is_uA: number;
  cap_mAh: number;
  usable_pc: number;
  self_pc: number;
  iq_uA: number;
  ratio: number;
  te_s: number;
  shelf_y: number;
}

const WEEK_S = 604_800;

export const inputs = [
  {
    name: 'T_s',
    unit: 's',
    min: 1,
    max: WEEK_S,
    scale: 'log',
    step: 20,
    default: 300,
    role: 'moved',
    ticks: [1, 60, 3600, 86_400],
  },
  {
    name: 'Q_mC',
    unit: 'mC',
    min: 0.001,
    max: 10_000,
    scale: 'log',
    step: 40,
    default: 71.7,
    role: 'moved',
    ticks: [0.001, 0.1, 10, 1000],
  },
  {
    name: 'is_uA',
    unit: 'µA',
    min: 0.1,
    max: 10_000,
    scale: 'log',
    step: 40,
    default: 45,
    role: 'moved',
    ticks: [0.1, 10, 1000],
  },
  {
    name: 'cap_mAh',
    unit: 'mAh',
    min: 10,
    max: 100_000,
    scale: 'log',
    step: 40,
    default: 2400,
    role: 'held',
  },
  {
    name: 'usable_pc',
    unit: '%',
    min: 10,
    max: 110,
    scale: 'linear',
    step: 1,
    default: 100,
    role: 'held',
  },
  {
    name: 'self_pc',
    unit: '%',
    min: 0,
    max: 90,
    scale: 'linear',
    step: 0.1,
    default: 0,
    role: 'held',
  },
  {
    name: 'iq_uA',
    unit: 'µA',
    min: 0,
    max: 10_000,
    scale: 'linear',
    step: 1,
    default: 0,
    role: 'held',
  },
  {
    name: 'ratio',
    unit: '',
    min: 0.1,
    max: 5,
    scale: 'linear',
    step: 0.01,
    default: 1,
    role: 'held',
  },
  {
    name: 'te_s',
    unit: 's',
    min: 0,
    max: 600,
    scale: 'linear',
    step: 1,
    default: 2.77,
    role: 'held',
  },
  {
    name: 'shelf_y',
    unit: 'y',
    min: 1,
    max: 40,
    scale: 'linear',
    step: 1,
    default: 10,
    role: 'held',
  },
] as const satisfies readonly Input[];

export const presets: readonly Preset[] = [
  {
    key: 'lorawan',
    values: {
      T_s: 300,
      Q_mC: 71.7,
      is_uA: 45,
      cap_mAh: 2400,
      usable_pc: 100,
      self_pc: 0,
      iq_uA: 0,
      ratio: 1,
      te_s: 2.77,
      shelf_y: 10,
    },
  },
  {
    key: 'coinCell',
    values: {
      T_s: 1,
      Q_mC: 0.02,
      is_uA: 2,
      cap_mAh: 225,
      usable_pc: 80,
      self_pc: 1,
      iq_uA: 0,
      ratio: 1,
      te_s: 0,
      shelf_y: 10,
    },
  },
  {
    key: 'meter',
    values: {
      T_s: 3600,
      Q_mC: 30,
      is_uA: 2,
      cap_mAh: 2600,
      usable_pc: 90,
      self_pc: 1,
      iq_uA: 1,
      ratio: 1,
      te_s: 2,
      shelf_y: 20,
    },
  },
];

export const warningKeys = ['eventsOverlap', 'beyondShelfLife'] as const;

/** A charge in µA·years lasts a year at as many microamperes. */
const UAY_PER_MAH = (1000 * 3600) / YEAR_S;

/** The self-discharge a year as a rate: the cell loses the share s of what is in it. */
const decay = (self_pc: number) => -Math.log1p(-self_pc / 100);

/** Years that a charge lasts. log1p(x)/x tends to 1, so that no self-discharge needs no case of its own. */
function years(charge_uAy: number, current_uA: number, rate: number): number | null {
  if (!(current_uA > 0)) return null;
  const x = (rate * charge_uAy) / current_uA;
  return (charge_uAy / current_uA) * (x > 0 ? Math.log1p(x) / x : 1);
}

/** Currents from the cell. Events that overlap are one event without end: the interval is its duration. */
function currents(values: BatteryInputs, T_s: number) {
  const { Q_mC, is_uA, iq_uA, ratio, te_s } = values;
  const interval = Math.max(T_s, te_s);
  const events = (ratio * Q_mC * 1000) / interval;
  const sleep = (ratio * is_uA * (interval - te_s)) / interval;
  return { events, sleep, mean: events + sleep + iq_uA };
}

export function compute(values: BatteryInputs): Result {
  const { T_s, Q_mC, is_uA, cap_mAh, usable_pc, self_pc, iq_uA, ratio, te_s, shelf_y } = values;
  const charge = (usable_pc / 100) * cap_mAh * UAY_PER_MAH;
  const rate = decay(self_pc);
  const { events, sleep, mean } = currents(values, T_s);
  const life = years(charge, mean, rate);
  const share = (current: number) => (life === null ? null : (current * life) / charge);
  const standing = ratio * is_uA + iq_uA;
  const used = share(mean);

  const warnings: string[] = [];
  if (T_s < te_s) warnings.push('eventsOverlap');
  if (life !== null && life > shelf_y) warnings.push('beyondShelfLife');

  return {
    values: {
      mean_uA: mean,
      life_y: life,
      shareEvents: share(events),
      shareSleep: share(sleep),
      shareRegulator: share(iq_uA),
      shareSelf: used === null ? null : rate === 0 ? 0 : Math.max(0, 1 - used),
      knee_s: standing > 0 ? (ratio * (Q_mC * 1000 - is_uA * te_s)) / standing : null,
      lifeNoEvents_y: years(charge, standing, rate),
    },
    warnings,
    curve: curve(values, charge, rate, life),
  };
}

const DAY_Y = 1 / 365.25;
const [LEAST_Y, MOST_Y] = [DAY_Y, 50];

function curve(values: BatteryInputs, charge: number, rate: number, life: number | null): Plot {
  const { T_s, is_uA, iq_uA, ratio, te_s, shelf_y } = values;
  const x = { scale: 'log' as const, min: 1, max: WEEK_S };
  const at = samples(x, 160);
  const line = (look: Line['look'], current: (T: number) => number): Line[] =>
    clipToRange(
      at.map((T): Point => [T, Math.log(years(charge, current(T), rate) ?? Number.MAX_VALUE)]),
      Math.log(LEAST_Y),
      Math.log(MOST_Y),
    ).map((points) => ({ look, points: points.map(([T, y]): Point => [T, Math.exp(y)]) }));
  const standing = ratio * is_uA + iq_uA;
  const flat = years(charge, standing, rate);
  const inRange = (y: number | null): y is number => y !== null && y >= LEAST_Y && y <= MOST_Y;
  const y = life === null ? null : Math.min(MOST_Y, Math.max(LEAST_Y, life));
  const right = T_s < 3000;
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
      anchor: right ? 'start' : 'end',
      shift: right ? 14 : -14,
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
  const knee = standing > 0 ? (ratio * (values.Q_mC * 1000 - is_uA * te_s)) / standing : null;
  const hasKnee = knee !== null && knee > 1 && knee < WEEK_S;
  if (hasKnee)
    labels.push({
      key: 'knee',
      x: knee,
      y: LEAST_Y,
      line: -0.7,
      anchor: knee < 20_000 ? 'start' : 'end',
      shift: knee < 20_000 ? 8 : -8,
      values: { knee_s: knee },
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
    marks: hasKnee ? [{ x: knee, y: LEAST_Y }] : [],
    cursor: { x: T_s, y, input: 'T_s' },
  };
}
