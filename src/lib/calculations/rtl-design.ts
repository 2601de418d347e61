import {
  type Input,
  type Label,
  type Line,
  type Plot,
  type Preset,
  type Result,
  YEAR_S,
} from './calculation.ts';
import { beside, clipToRange, decadeTicks, samples } from './curveParts.ts';

/** Time to synchroniser failure: R. Ginosar, "Metastability and Synchronizers: A Tutorial", 2011. */

export interface RtlInputs {
  fc_MHz: number;
  n: number;
  tau_ps: number;
  tw_ps: number;
  fd_MHz: number;
  tov_ps: number;
  m: number;
  life_y: number;
}

export const inputs = [
  {
    name: 'fc_MHz',
    unit: 'MHz',
    min: 1,
    max: 5000,
    scale: 'log',
    step: 40,
    default: 200,
    role: 'moved',
    ticks: [1, 10, 100, 1000],
  },
  {
    name: 'n',
    unit: '',
    min: 2,
    max: 5,
    scale: 'linear',
    step: 1,
    default: 2,
    role: 'moved',
    whole: true,
    ticks: [2, 3, 4, 5],
  },
  {
    name: 'tau_ps',
    unit: 'ps',
    min: 1,
    max: 2000,
    scale: 'log',
    step: 40,
    default: 131.49,
    role: 'moved',
    ticks: [1, 10, 100, 1000],
  },
  {
    name: 'tw_ps',
    unit: 'ps',
    min: 1e-6,
    max: 1e4,
    scale: 'log',
    step: 40,
    default: 12.42,
    role: 'held',
  },
  {
    name: 'fd_MHz',
    unit: 'MHz',
    min: 1e-7,
    max: 5000,
    scale: 'log',
    step: 40,
    default: 20,
    role: 'held',
  },
  {
    name: 'tov_ps',
    unit: 'ps',
    min: 0,
    max: 20_000,
    scale: 'linear',
    step: 1,
    default: 1000,
    role: 'held',
  },
  { name: 'm', unit: '', min: 1, max: 1e12, scale: 'log', step: 40, default: 1e6, role: 'held' },
  {
    name: 'life_y',
    unit: 'y',
    min: 1,
    max: 100,
    scale: 'linear',
    step: 1,
    default: 10,
    role: 'held',
  },
] as const satisfies readonly Input[];

export const presets: readonly Preset[] = [
  {
    key: 'slow',
    values: { fc_MHz: 200, n: 2, tau_ps: 131.49, tw_ps: 12.42, fd_MHz: 20, tov_ps: 1000, m: 1e6 },
  },
  {
    key: 'typical',
    values: { fc_MHz: 200, n: 2, tau_ps: 42.8, tw_ps: 20.17, fd_MHz: 20, tov_ps: 1000, m: 1e6 },
  },
  {
    key: 'nm28',
    values: { fc_MHz: 1000, n: 2, tau_ps: 10, tw_ps: 20, fd_MHz: 100, tov_ps: 0, m: 1 },
  },
  // The application note has C2 = 9.148e9 1/s; τ is its inverse.
  {
    key: 'flash',
    values: { fc_MHz: 100, n: 2, tau_ps: 109.314, tw_ps: 15.6, fd_MHz: 12.5, tov_ps: 7040, m: 1 },
  },
];

export const warningKeys = [
  'noSettling',
  'beyondMeaning',
  'windowOverPeriod',
  'dataFasterThanClock',
] as const;

/** Above this power of ten of years the number is right and means nothing. */
const LARGEST_LG_YEARS = 30;
const SMALLEST_LG_YEARS = -6;
/** Powers of ten that a double does not hold are given as `null`. */
const LARGEST_EXPONENT = 300;

/** lg of the chances to fail a second, T_w f_c f_d. */
const lgRate = ({ tw_ps, fd_MHz }: RtlInputs, fc_MHz: number) =>
  Math.log10(tw_ps) - 12 + Math.log10(fc_MHz) + 6 + Math.log10(fd_MHz) + 6;

/** What a stage leaves for settling; 0 where the period is used up. */
const slack_ps = ({ tov_ps }: RtlInputs, fc_MHz: number) => Math.max(0, 1e6 / fc_MHz - tov_ps);

/** Only the logarithm is formed: exp(tr/τ) overflows at 709. */
const lgMtbfSeconds = (values: RtlInputs, n: number, fc_MHz: number) =>
  (((n - 1) * slack_ps(values, fc_MHz)) / values.tau_ps) * Math.LOG10E - lgRate(values, fc_MHz);

export function compute(values: RtlInputs): Result {
  const { fc_MHz, n, tau_ps, tw_ps, fd_MHz, m, life_y } = values;
  const slack = slack_ps(values, fc_MHz);
  const tr_ps = (n - 1) * slack;
  const lgMtbf_s = lgMtbfSeconds(values, n, fc_MHz);
  const lgMtbf_y = lgMtbf_s - Math.log10(YEAR_S);
  const lgField_y = lgMtbf_y - Math.log10(m);
  const expected = 10 ** (Math.log10(life_y) - lgField_y);
  const lnInLife =
    Math.LN10 * (Math.log10(life_y * YEAR_S) + Math.log10(m) + lgRate(values, fc_MHz));
  const stages = 1 + Math.ceil(((lnInLife + Math.log(100)) * tau_ps) / slack);

  const warnings: string[] = [];
  if (slack === 0) warnings.push('noSettling');
  if (lgMtbf_y > LARGEST_LG_YEARS) warnings.push('beyondMeaning');
  if (tw_ps * fc_MHz * 1e-6 > 1) warnings.push('windowOverPeriod');
  if (fd_MHz > fc_MHz) warnings.push('dataFasterThanClock');

  return {
    values: {
      tr_ns: tr_ps / 1000,
      trOverTau: tr_ps / tau_ps,
      lgMtbf_s,
      lgMtbf_y,
      mtbf_y: lgMtbf_y < LARGEST_EXPONENT ? 10 ** lgMtbf_y : null,
      lgField_y,
      expected: Number.isFinite(expected) ? expected : null,
      pAny: -Math.expm1(-expected),
      stagesFor1pc: slack > 0 ? Math.max(2, stages) : null,
      tauOneFailure_ps: lnInLife > 0 ? tr_ps / lnInLife : null,
      decadesPerStage: (slack / tau_ps) * Math.LOG10E,
    },
    warnings,
    curve: curve(values, lgField_y),
  };
}

function curve(values: RtlInputs, lgField_y: number): Plot {
  const { fc_MHz, n, tov_ps, m, life_y } = values;
  const [min, max] = [1, 5000];
  const end = Math.min(max, tov_ps > 0 ? 1e6 / tov_ps : max);
  const lines: Line[] = [];
  const labels: Label[] = [];
  for (const stages of new Set([2, 3, 4, n])) {
    const points = samples({ scale: 'log', min, max: end }, 240).map((fc): [number, number] => [
      fc,
      lgMtbfSeconds(values, stages, fc) - Math.log10(YEAR_S) - Math.log10(m),
    ]);
    const parts = clipToRange(points, SMALLEST_LG_YEARS, LARGEST_LG_YEARS);
    for (const part of parts) lines.push({ look: stages === n ? 'main' : 'thin', points: part });
    const head = parts[0]?.[0];
    if (!head || head[0] > 0.85 * max) continue;
    const place = {
      x: head[0],
      y: LARGEST_LG_YEARS,
      line: -0.5,
      values: { n: stages },
      ...(stages === n && { strong: true as const }),
    };
    if (stages === 2)
      labels.push(
        { ...place, key: 'stages', anchor: 'end', wide: true },
        { ...place, key: 'number', anchor: 'middle', narrow: true },
      );
    else labels.push({ ...place, key: 'number', anchor: 'middle' });
  }
  const limits = [100 * life_y, life_y].map((years) => ({
    axis: 'y' as const,
    at: Math.log10(years),
    to: end,
  }));
  const of = m > 1 ? 'All' : 'One';
  labels.push(
    {
      key: `hundredLives${of}`,
      x: min,
      y: Math.log10(100 * life_y),
      line: -0.5,
      values: { years: 100 * life_y },
      strong: true,
      wide: true,
    },
    {
      key: `life${of}`,
      x: min,
      y: Math.log10(life_y),
      line: 1.1,
      values: { years: life_y },
      strong: true,
      wide: true,
    },
    {
      key: 'years',
      x: min,
      y: Math.log10(100 * life_y),
      line: -0.5,
      values: { years: 100 * life_y },
      strong: true,
      narrow: true,
    },
    {
      key: 'lifeShort',
      x: min,
      y: Math.log10(life_y),
      line: 1.1,
      values: { years: life_y },
      strong: true,
      narrow: true,
    },
  );
  if (end < 0.55 * max)
    labels.push({
      key: 'periodUsed',
      x: max,
      y: LARGEST_LG_YEARS,
      line: 1.5,
      anchor: 'end',
      shift: -10,
      strong: true,
      wide: true,
    });
  if (end < 0.35 * max)
    labels.push({
      key: 'periodUsedShort',
      x: max,
      y: LARGEST_LG_YEARS,
      line: 1.5,
      anchor: 'end',
      shift: -4,
      strong: true,
      narrow: true,
    });
  const y = Math.max(SMALLEST_LG_YEARS, Math.min(LARGEST_LG_YEARS, lgField_y));
  if (slack_ps(values, fc_MHz) === 0)
    labels.push({
      key: 'noSettling',
      x: Math.min(fc_MHz, 0.95 * max),
      y,
      line: -0.9,
      anchor: 'end',
      shift: -6,
      strong: true,
    });
  else if (lgField_y <= LARGEST_LG_YEARS)
    labels.push({
      key: m > 1 ? 'cursorAll' : 'cursorOne',
      x: fc_MHz,
      y,
      line: 0.3,
      ...beside(fc_MHz < 400 ? 'right' : 'left', 14),
      values: { lgField_s: lgField_y + Math.log10(YEAR_S) },
      strong: true,
    });
  return {
    kind: 'plot',
    x: {
      scale: 'log',
      min,
      max,
      ticks: [1, 10, 100, 1000],
      minor: decadeTicks(min, max),
      unit: 'MHz',
      end: { value: max / 1000, unit: 'GHz' },
    },
    y: {
      scale: 'linear',
      min: SMALLEST_LG_YEARS,
      max: LARGEST_LG_YEARS,
      ticks: [-6, 6, 12, 18, 24, 30],
      power: true,
      unit: 'y',
    },
    lines,
    limits,
    regions:
      end < max
        ? [
            {
              points: [
                [end, LARGEST_LG_YEARS],
                [max, LARGEST_LG_YEARS],
                [max, SMALLEST_LG_YEARS],
                [end, SMALLEST_LG_YEARS],
              ],
              edge: end,
            },
          ]
        : [],
    labels,
    marks: [],
    cursor: { x: fc_MHz, y, input: 'fc_MHz' },
  };
}
