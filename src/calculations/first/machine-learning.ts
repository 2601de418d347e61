import type { Input, Label, Plot, Point, Preset, Region, Result } from './calculation.ts';
import { beside, samples } from './curveParts.ts';

/** What an alarm is worth: Green and Swets, "Signal Detection Theory and Psychophysics", 1966. */

export interface AlarmInputs {
  prevalence: number;
  d: number;
  t: number;
  r: number;
  n: number;
}

export const inputs = [
  {
    name: 'prevalence',
    unit: '',
    min: 1e-6,
    max: 0.5,
    scale: 'log',
    step: 20,
    default: 0.001,
    role: 'moved',
    ticks: [1e-6, 1e-4, 1e-2],
  },
  {
    name: 'd',
    unit: 'σ',
    min: 0.1,
    max: 10,
    scale: 'linear',
    step: 0.05,
    default: 3,
    role: 'moved',
    ticks: [0.1, 2, 4, 6, 8, 10],
    minor: 1,
  },
  {
    name: 't',
    unit: 'σ',
    min: -6,
    max: 14,
    scale: 'linear',
    step: 0.01,
    default: 2,
    role: 'moved',
    ticks: [-6, 0, 5, 10, 14],
    minor: 1,
  },
  { name: 'r', unit: '', min: 0.1, max: 1e6, scale: 'log', step: 40, default: 100, role: 'held' },
  { name: 'n', unit: '', min: 1, max: 1e9, scale: 'log', step: 40, default: 10_000, role: 'held' },
] as const satisfies readonly Input[];

export const presets: readonly Preset[] = [
  { key: 'thousand', values: { prevalence: 0.001, d: 3, t: 2, r: 100, n: 10_000 } },
  { key: 'screening', values: { prevalence: 0.01, d: 2.14631, t: 1.30469, r: 100, n: 1000 } },
  { key: 'intrusion', values: { prevalence: 2e-5, d: 4.78929, t: 4.26489, r: 100, n: 1e6 } },
  { key: 'inspection', values: { prevalence: 2e-4, d: 4.5, t: 3.2, r: 1000, n: 50_000 } },
];

export const warningKeys = ['noAlarms', 'hardlyBetterThanNoModel'] as const;

/** Alarms a day below which there are none to speak of: one in three thousand years. */
const FEWEST_ALARMS = 1e-6;
/** A model that saves less than a twentieth of what having none costs is hardly better. */
const WORTH_HAVING = 0.95;
/** Good samples beyond 3·10¹⁵ cannot be collected. */
const SMALLEST_RATE = 1e-15;

/**
 * The complementary error function, which JavaScript does not have: its series below 2, its continued fraction above.
 * Relative error 10⁻¹² or better.
 */
export function erfc(x: number): number {
  if (x < 0) return 2 - erfc(-x);
  if (x < 2) {
    let [term, sum] = [x, x];
    for (let k = 1; k < 100 && Math.abs(term) > 1e-20; k += 1) {
      term *= (-x * x) / k;
      sum += term / (2 * k + 1);
    }
    return 1 - (2 / Math.sqrt(Math.PI)) * sum;
  }
  let fraction = 0;
  for (let k = 120; k > 0; k -= 1) fraction = k / 2 / (x + fraction);
  return Math.exp(-x * x) / Math.sqrt(Math.PI) / (x + fraction);
}

/** The upper tail of the normal distribution. */
const tail = (z: number) => 0.5 * erfc(z / Math.SQRT2);

export function compute(values: AlarmInputs): Result {
  const { prevalence, d, t, r, n } = values;
  const good = 1 - prevalence;
  const tpr = tail(t - d);
  const fpr = tail(t);
  const found = n * prevalence * tpr;
  const missed = n * prevalence * tail(d - t);
  const falseAlarms = n * good * fpr;
  const share = prevalence * tpr + good * fpr;
  const ppv = share > 0 ? (prevalence * tpr) / share : null;
  const costAt = (threshold: number) =>
    r * n * prevalence * tail(d - threshold) + n * good * tail(threshold);
  const tBest = d / 2 + Math.log(good / (prevalence * r)) / d;
  const tHalf = d / 2 + Math.log(good / prevalence) / d;
  const costBest = costAt(tBest);
  const costNoModel = Math.min(r * n * prevalence, n * good);

  const warnings: string[] = [];
  if (found + falseAlarms < FEWEST_ALARMS) warnings.push('noAlarms');
  if (costBest > WORTH_HAVING * costNoModel) warnings.push('hardlyBetterThanNoModel');

  return {
    values: {
      tpr,
      fpr,
      ppv,
      auc: tail(-d / Math.SQRT2),
      found,
      missed,
      falseAlarms,
      alarmsPerFault: ppv !== null && ppv > 0 ? 1 / ppv : null,
      cost: costAt(t),
      tBest,
      costBest,
      costNoModel,
      tHalf,
      cleanSamples: cleanSamples(fpr),
    },
    warnings,
    curve: curve(values, { tBest, tHalf, missed, falseAlarms }),
  };
}

/** Good samples without one false alarm that show the rate with 95 % confidence. */
function cleanSamples(fpr: number): number | null {
  if (fpr < SMALLEST_RATE) return null;
  return fpr >= 1 ? 1 : Math.ceil(Math.log(0.05) / Math.log1p(-fpr));
}

const LEAST_A_DAY = 0.001;

interface Found {
  tBest: number;
  tHalf: number;
  missed: number;
  falseAlarms: number;
}

function curve(
  { prevalence, d, t, n }: AlarmInputs,
  { tBest, tHalf, missed, falseAlarms }: Found,
): Plot {
  const min = Math.min(-4, t);
  const max = Math.max(d + 4, t);
  const top = 10 ** Math.max(-1, Math.ceil(Math.log10(n)));
  const density = (count: number, middle: number) => (score: number) =>
    (count / Math.sqrt(2 * Math.PI)) * Math.exp(-((score - middle) ** 2) / 2);
  const good = density(n * (1 - prevalence), 0);
  const faulty = density(n * prevalence, d);
  /** Where a curve stands above the axis. */
  const span = (count: number, middle: number): [number, number] | null => {
    const height = count / Math.sqrt(2 * Math.PI) / LEAST_A_DAY;
    if (height <= 1) return null;
    const reach = Math.sqrt(2 * Math.log(height));
    return [Math.max(min, middle - reach), Math.min(max, middle + reach)];
  };
  const goodSpan = span(n * (1 - prevalence), 0);
  const faultySpan = span(n * prevalence, d);
  const points = (f: (score: number) => number, from: number, to: number) =>
    samples({ scale: 'linear', min: from, max: to }, 90).map(
      (score): Point => [score, Math.max(LEAST_A_DAY, f(score))],
    );
  const area = (f: (score: number) => number, from: number, to: number): Point[] => [
    ...points(f, from, to),
    [to, LEAST_A_DAY],
    [from, LEAST_A_DAY],
  ];
  const regions: Region[] = [];
  if (goodSpan && goodSpan[1] > t)
    regions.push({ points: area(good, Math.max(t, goodSpan[0]), goodSpan[1]) });
  if (faultySpan && faultySpan[0] < t)
    regions.push({ points: area(faulty, faultySpan[0], Math.min(t, faultySpan[1])), back: true });
  const labels: Label[] = [];
  const above = { anchor: 'middle', shift: 0 } as const;
  const near = (score: number) => Math.abs(score - t) < 0.14 * (max - min);
  if (goodSpan)
    labels.push({
      key: 'good',
      x: near(0) ? t : 0,
      y: good(0),
      line: -0.6,
      ...(near(0) ? beside(t > 0 ? 'left' : 'right', 12) : above),
      values: { count: n * (1 - prevalence) },
      strong: true,
    });
  if (faultySpan)
    labels.push({
      key: 'faulty',
      x: near(d) ? t : d,
      y: faulty(d),
      line: -0.6,
      ...(near(d) ? beside(t > d ? 'left' : 'right', 12) : above),
      values: { count: n * prevalence },
      strong: true,
    });
  labels.push({
    key: 'threshold',
    x: t,
    y: top,
    line: -0.6,
    ...beside(t < min + 0.62 * (max - min) ? 'right' : 'left', 14),
    values: { t },
    strong: true,
  });
  if (falseAlarms > 0.02)
    labels.push({
      key: 'false',
      x: t,
      y: LEAST_A_DAY,
      line: -1,
      shift: 12,
      values: { count: falseAlarms },
      strong: true,
    });
  if (missed > 0.02)
    labels.push({
      key: 'missed',
      x: t,
      y: LEAST_A_DAY,
      line: -1,
      shift: -12,
      anchor: 'end',
      values: { count: missed },
      strong: true,
    });
  const marks = [tBest, tHalf]
    .filter((at) => at >= min && at <= max)
    .map((x) => ({ x, y: LEAST_A_DAY }));
  if (tBest >= min && tBest <= max)
    labels.push({
      key: 'cheapest',
      x: tBest,
      y: LEAST_A_DAY,
      line: 3,
      anchor: 'end',
      shift: 5,
      values: { t: tBest },
      strong: true,
    });
  if (tHalf >= min && tHalf <= max)
    labels.push({
      key: 'evenOdds',
      x: tHalf,
      y: LEAST_A_DAY,
      line: 3,
      anchor: 'start',
      shift: -5,
      values: { t: tHalf },
      strong: true,
      wide: true,
    });
  const wholeScores = Array.from(
    { length: Math.floor(max) - Math.ceil(min) + 1 },
    (_, index) => Math.ceil(min) + index,
  );
  return {
    kind: 'plot',
    x: {
      scale: 'linear',
      min,
      max,
      ticks: wholeScores.filter((score) => score % 2 === 0),
      minor: wholeScores,
      unit: 'σ',
    },
    y: { scale: 'log', min: LEAST_A_DAY, max: top, ticks: yTicks(top), unit: '' },
    lines: [
      ...(goodSpan ? [{ look: 'thin' as const, points: points(good, ...goodSpan) }] : []),
      ...(faultySpan ? [{ look: 'thin' as const, points: points(faulty, ...faultySpan) }] : []),
      {
        look: 'main',
        points: [
          [t, LEAST_A_DAY],
          [t, top],
        ],
      },
    ],
    limits: [],
    regions,
    labels,
    marks,
    cursor: { x: t, y: top, input: 't', isNamed: true },
  };
}

const yTicks = (top: number) => {
  const ticks: number[] = [];
  for (let power = -2; 10 ** power <= top; power += 1) ticks.push(10 ** power);
  return ticks;
};
