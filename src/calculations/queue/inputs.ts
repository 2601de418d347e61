import type { Input } from '../input.ts';

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
  /** The standard deviation of the service time over its mean. */
  {
    name: 'cv',
    unit: '',
    min: 0,
    max: 1.5,
    scale: 'linear',
    step: 0.05,
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
    default: 250,
    role: 'held',
    varied: 'none',
  },
  /** 1: the target is for the answer; 0: for the wait. */
  {
    name: 'of',
    unit: '',
    min: 0,
    max: 1,
    scale: 'linear',
    step: 1,
    default: 1,
    role: 'held',
    flag: true,
  },
  {
    name: 'lost',
    unit: '',
    min: 1,
    max: 128,
    scale: 'linear',
    step: 1,
    default: 1,
    role: 'held',
    varied: 'none',
    whole: true,
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
    varied: 'none',
  },
] as const satisfies readonly Input[];

export type QueueInputs = { readonly [Name in (typeof inputs)[number]['name']]: number };

const common = { cv: 1, q_pc: 99, of: 1, lost: 1, outage_min: 60 };

/** Illustrative: an API, a fleet of workers, a back end with slow requests. */
export const presets = [
  { key: 'api', values: { rate: 120, c: 8, s_ms: 50, target_ms: 250, ...common } },
  { key: 'fleet', values: { rate: 166.667, c: 5, s_ms: 20, target_ms: 100, ...common } },
  { key: 'slow', values: { rate: 1.5, c: 4, s_ms: 2000, target_ms: 15_000, ...common } },
] as const satisfies readonly { key: string; values: QueueInputs }[];
