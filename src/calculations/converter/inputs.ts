import type { RowOf } from '../defineCalculation.ts';
import type { Input, Table } from '../input.ts';

/** Effective bits of a converter: what can be set, and where the presets are from. */

export const inputs = [
  {
    name: 'fin_MHz',
    unit: 'MHz',
    min: 0.001,
    max: 100_000,
    scale: 'log',
    step: 40,
    default: 70,
    role: 'moved',
    ticks: [0.001, 0.1, 10, 1000, 100_000],
  },
  // A table of phase noise gives the jitter instead.
  {
    name: 'tclk_fs',
    unit: 'fs',
    min: 0,
    max: 1e6,
    scale: 'log0',
    from: 1,
    step: 40,
    default: 100,
    role: 'moved',
    ticks: [0, 10, 1000, 100_000],
  },
  {
    name: 'sth_dB',
    unit: 'dBFS',
    min: 30,
    max: 140,
    scale: 'linear',
    step: 0.1,
    default: 76.4,
    role: 'moved',
    ticks: [40, 60, 80, 100, 120, 140],
    minor: 10,
  },
  {
    name: 'n',
    unit: 'bit',
    min: 4,
    max: 24,
    scale: 'linear',
    step: 1,
    default: 16,
    role: 'held',
    whole: true,
  },
  {
    name: 'tap_fs',
    unit: 'fs',
    min: 0,
    max: 10_000,
    scale: 'linear',
    step: 1,
    default: 75,
    role: 'held',
  },
  {
    name: 'fs_MHz',
    unit: 'MS/s',
    min: 0.001,
    max: 200_000,
    scale: 'log',
    step: 40,
    default: 500,
    role: 'held',
    varied: 'none',
  },
  // 0: half of the sample rate.
  {
    name: 'bw_MHz',
    unit: 'MHz',
    min: 0,
    max: 100_000,
    scale: 'log0',
    from: 1e-6,
    step: 40,
    default: 0,
    role: 'held',
  },
  {
    name: 'want_bit',
    unit: 'bit',
    min: 1,
    max: 24,
    scale: 'linear',
    step: 0.1,
    default: 12,
    role: 'held',
    varied: 'none',
  },
  {
    name: 'vfs_V',
    unit: 'V',
    min: 0.05,
    max: 20,
    scale: 'log',
    step: 40,
    default: 2,
    role: 'held',
  },
  {
    name: 'temp_C',
    unit: '°C',
    min: -55,
    max: 175,
    scale: 'linear',
    step: 1,
    default: 27,
    role: 'held',
  },
  // 1: one capacitor, 2: a differential pair.
  { name: 'g', unit: '', min: 1, max: 20, scale: 'linear', step: 0.1, default: 2, role: 'held' },
  // 0: distortion is not counted.
  {
    name: 'thd_dB',
    unit: 'dB',
    min: 0,
    max: 140,
    scale: 'log0',
    from: 30,
    step: 40,
    default: 0,
    role: 'held',
  },
  // 0: the table was taken at the sample rate.
  {
    name: 'fclk_MHz',
    unit: 'MHz',
    min: 0,
    max: 200_000,
    scale: 'log0',
    from: 0.001,
    step: 40,
    default: 0,
    role: 'held',
  },
  {
    name: 'pnlo_Hz',
    unit: 'Hz',
    min: 0.01,
    max: 1e10,
    scale: 'log',
    step: 40,
    default: 1000,
    role: 'held',
    varied: 'none',
  },
  // 0: twice the frequency of the table.
  {
    name: 'pnhi_Hz',
    unit: 'Hz',
    min: 0,
    max: 1e11,
    scale: 'log0',
    from: 0.01,
    step: 40,
    default: 0,
    role: 'held',
    varied: 'none',
  },
] as const satisfies readonly Input[];

/** The phase noise of the clock, in any order; of rows with one offset the last counts. Fewer than two: there is no table. */
export const table = {
  name: 'pn',
  least: 0,
  most: 40,
  columns: [
    { key: 'offset_Hz', unit: 'Hz', min: 0.01, max: 1e11, default: 1000 },
    { key: 'level_dBcHz', unit: 'dBc/Hz', min: -250, max: 50, default: -120, varied: 'level' },
  ],
  default: [],
} as const satisfies Table;

export const tables = [table] as const;

export type PhaseNoisePoint = RowOf<typeof table>;

type Scalars = Readonly<Record<(typeof inputs)[number]['name'], number>>;
export type ConverterInputs = Scalars & { readonly pn: readonly PhaseNoisePoint[] };

/** Features page of TI ADC3668/ADC3669, SBASAL3: 76.4 dBFS, 75 fs, 2 Vpp, 500 MS/s. */
const ADC3669 = {
  fin_MHz: 70,
  tclk_fs: 100,
  sth_dB: 76.4,
  n: 16,
  tap_fs: 75,
  fs_MHz: 500,
  bw_MHz: 0,
  want_bit: 12,
  vfs_V: 2,
  temp_C: 27,
  g: 2,
  thd_dB: 0,
  fclk_MHz: 0,
  pnlo_Hz: 1000,
  pnhi_Hz: 0,
} as const satisfies Scalars;

const none = { pn: [] } as const;

/** An illustration: no product has exactly these. */
const CLOCK: readonly PhaseNoisePoint[] = [
  { offset_Hz: 100, level_dBcHz: -92 },
  { offset_Hz: 1000, level_dBcHz: -112 },
  { offset_Hz: 10_000, level_dBcHz: -128 },
  { offset_Hz: 100_000, level_dBcHz: -136 },
  { offset_Hz: 1e6, level_dBcHz: -146 },
  { offset_Hz: 1e7, level_dBcHz: -157 },
  { offset_Hz: 1e8, level_dBcHz: -160 },
];

export const presets = [
  { key: 'bits16', values: ADC3669, tables: none },
  { key: 'clockTable', values: ADC3669, tables: { pn: CLOCK } },
  {
    // TI ADC3224, SBAS672E: 73.5 dBFS and 130 fs in 8.3.2.2, 125 MS/s and 2 Vpp in the conditions of 6.18.
    key: 'bits12',
    values: {
      ...ADC3669,
      fin_MHz: 170,
      tclk_fs: 200,
      sth_dB: 73.5,
      n: 12,
      tap_fs: 130,
      fs_MHz: 125,
      want_bit: 11,
    },
    tables: none,
  },
] as const;
