import { type Input, type Preset, type Result, YEAR_S } from './calculation.ts';
import { lgMtbfSeconds, lgRate, type SynchroniserInputs, slack_ps } from './synchroniser.ts';
import { LARGEST_LG_YEARS, synchroniserCurve } from './synchroniserCurve.ts';

/** Time to synchroniser failure: inputs, presets and results. Its formulas and their source are in synchroniser.ts. */

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

/** Powers of ten that a double does not hold are given as `null`. */
const LARGEST_EXPONENT = 300;

export function compute(values: SynchroniserInputs): Result {
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
    curve: synchroniserCurve(values, lgField_y),
  };
}
