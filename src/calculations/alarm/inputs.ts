import type { Input } from '../input.ts';

const COUNT = {
  unit: '',
  min: 0,
  max: 1e9,
  scale: 'linear',
  step: 1,
  role: 'held',
  whole: true,
  varied: 'none',
} as const;

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
    varied: 'odds',
    ticks: [1e-6, 1e-4, 1e-2],
  },
  {
    name: 'tpr_pc',
    unit: '%',
    min: 0,
    max: 100,
    scale: 'linear',
    step: 0.1,
    default: 84,
    role: 'moved',
    varied: 'odds',
    minor: 5,
    ticks: [0, 20, 40, 60, 80, 100],
  },
  {
    name: 'fpr_pc',
    unit: '%',
    min: 0,
    max: 100,
    scale: 'log0',
    step: 20,
    from: 1e-5,
    default: 2.3,
    role: 'moved',
    varied: 'odds',
    ticks: [1e-5, 1e-3, 0.1, 10],
  },
  /** 0: the two rates are set; 1: they follow from the four counts. */
  {
    name: 'counts',
    unit: '',
    min: 0,
    max: 1,
    scale: 'linear',
    step: 1,
    default: 0,
    role: 'held',
    flag: true,
  },
  /** Faulty parts that were found and missed; good parts with a false alarm and without. */
  { name: 'tp', ...COUNT, default: 84 },
  { name: 'fn', ...COUNT, default: 16 },
  { name: 'fp', ...COUNT, default: 230 },
  { name: 'tn', ...COUNT, default: 9770 },
  /** The cost of a miss, in false alarms. */
  {
    name: 'r',
    unit: '',
    min: 0.1,
    max: 1e6,
    scale: 'log',
    step: 40,
    default: 100,
    role: 'held',
    varied: 'none',
  },
  /** Decisions a day. */
  {
    name: 'n',
    unit: '',
    min: 1,
    max: 1e9,
    scale: 'log',
    step: 40,
    default: 10_000,
    role: 'held',
    varied: 'none',
  },
  /** Recall is wanted to within so many points. */
  {
    name: 'h_pc',
    unit: 'point',
    min: 0.5,
    max: 25,
    scale: 'linear',
    step: 0.5,
    default: 5,
    role: 'held',
    varied: 'none',
  },
] as const satisfies readonly Input[];

export type AlarmInputs = { readonly [Name in (typeof inputs)[number]['name']]: number };

const common = { counts: 0, tp: 84, fn: 16, fp: 230, tn: 9770, r: 100, h_pc: 5 };

export const presets = [
  {
    key: 'thousand',
    values: { ...common, prevalence: 0.001, tpr_pc: 84, fpr_pc: 2.3, n: 10_000 },
  },
  /** D. Eddy 1982. */
  { key: 'screening', values: { ...common, prevalence: 0.01, tpr_pc: 80, fpr_pc: 9.6, n: 1000 } },
  /** S. Axelsson 2000: two intrusive records in 100 000. */
  { key: 'intrusion', values: { ...common, prevalence: 2e-5, tpr_pc: 70, fpr_pc: 0.001, n: 1e6 } },
  {
    key: 'inspection',
    values: { ...common, prevalence: 2e-4, tpr_pc: 90, fpr_pc: 0.07, r: 1000, n: 50_000 },
  },
] as const satisfies readonly { key: string; values: AlarmInputs }[];
