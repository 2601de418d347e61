import type { RowOf } from '../defineCalculation.ts';
import type { Input, Table } from '../input.ts';

export const inputs = [
  {
    name: 'T_s',
    unit: 's',
    min: 0.01,
    max: 604_800,
    scale: 'log',
    step: 20,
    default: 300,
    role: 'moved',
    ticks: [0.01, 1, 60, 3600, 86_400],
  },
  {
    name: 'Q_mC',
    unit: 'mC',
    min: 0,
    max: 10_000,
    scale: 'log0',
    from: 0.001,
    step: 40,
    default: 71.7,
    role: 'moved',
    ticks: [0, 0.01, 1, 100, 10_000],
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
    name: 'te_s',
    unit: 's',
    min: 0,
    max: 600,
    scale: 'log0',
    from: 0.001,
    step: 20,
    default: 2.77,
    role: 'held',
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
  /** The share of the rating that the maker's curve gives at this current, end voltage and coldest month. */
  {
    name: 'usable_pc',
    unit: '%',
    min: 10,
    max: 110,
    scale: 'linear',
    step: 1,
    default: 85,
    role: 'held',
  },
  {
    name: 'self_pc',
    unit: '%',
    min: 0,
    max: 90,
    scale: 'linear',
    step: 0.1,
    default: 1,
    role: 'held',
  },
  {
    name: 'iq_uA',
    unit: 'µA',
    min: 0,
    max: 10_000,
    scale: 'log0',
    from: 0.01,
    step: 20,
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
    name: 'shelf_y',
    unit: 'y',
    min: 1,
    max: 40,
    scale: 'linear',
    step: 1,
    default: 10,
    role: 'held',
  },
  {
    name: 'goal_y',
    unit: 'y',
    min: 0.1,
    max: 40,
    scale: 'linear',
    step: 0.1,
    default: 2,
    role: 'held',
  },
  /** 0: the voltage is not looked at. */
  {
    name: 'peak_mA',
    unit: 'mA',
    min: 0,
    max: 5000,
    scale: 'log0',
    from: 0.1,
    step: 20,
    default: 83,
    role: 'held',
  },
  {
    name: 'rcell_ohm',
    unit: 'Ω',
    min: 0.01,
    max: 10_000,
    scale: 'log',
    step: 20,
    default: 2,
    role: 'held',
  },
  {
    name: 'vcell_V',
    unit: 'V',
    min: 0.5,
    max: 20,
    scale: 'linear',
    step: 0.01,
    default: 3,
    role: 'held',
  },
  {
    name: 'vmin_V',
    unit: 'V',
    min: 0.3,
    max: 20,
    scale: 'linear',
    step: 0.01,
    default: 2.4,
    role: 'held',
  },
  {
    name: 'tp_ms',
    unit: 'ms',
    min: 0.001,
    max: 10_000,
    scale: 'log',
    step: 20,
    default: 60,
    role: 'held',
  },
  {
    name: 'buf_uF',
    unit: 'µF',
    min: 0,
    max: 1e7,
    scale: 'log0',
    from: 0.1,
    step: 20,
    default: 0,
    role: 'held',
  },
] as const satisfies readonly Input[];

/** Further kinds of events: charge of an event, interval between events, duration of one. */
const more = {
  name: 'more',
  named: true,
  most: 3,
  least: 0,
  columns: [
    { key: 'q_mC', unit: 'mC', min: 0, max: 10_000, default: 1 },
    { key: 't_s', unit: 's', min: 0.01, max: 31_557_600, default: 3600 },
    { key: 'te_s', unit: 's', min: 0, max: 86_400, default: 0 },
  ],
  default: [],
} as const satisfies Table;

export const tables = [more] as const;

export type BatteryRow = RowOf<typeof more>;

export type BatteryInputs = {
  readonly [Name in (typeof inputs)[number]['name']]: number;
} & { readonly more: readonly BatteryRow[] };

const lorawan = {
  T_s: 300,
  Q_mC: 71.7,
  is_uA: 45,
  te_s: 2.77,
  cap_mAh: 2400,
  usable_pc: 85,
  self_pc: 1,
  iq_uA: 0,
  ratio: 1,
  shelf_y: 10,
  goal_y: 2,
  peak_mA: 83,
  rcell_ohm: 2,
  vcell_V: 3,
  vmin_V: 2.4,
  tp_ms: 60,
  buf_uF: 0,
} as const;

const none = { more: [] } as const;

/** The first is the default. */
export const presets = [
  // L. Casals et al., Sensors 17(10) 2364, 2017: charge, current asleep and current of the transmitter.
  { key: 'lorawan', values: lorawan, tables: none },
  // As published: the full rating is used and nothing is lost in the cell.
  { key: 'paper', values: { ...lorawan, usable_pc: 100, self_pc: 0 }, tables: none },
  // nRF52832 product specification 1.1: 9.2 mA with processor and radio, down to 1.7 V.
  {
    key: 'coinCell',
    values: {
      ...lorawan,
      T_s: 1,
      Q_mC: 0.02,
      is_uA: 2,
      te_s: 0,
      cap_mAh: 225,
      usable_pc: 80,
      goal_y: 1,
      peak_mA: 9.2,
      rcell_ohm: 30,
      vmin_V: 1.7,
      tp_ms: 2,
    },
    tables: none,
  },
  // Illustrative, on a bobbin cell of Li-SOCl₂.
  {
    key: 'meter',
    values: {
      ...lorawan,
      T_s: 3600,
      Q_mC: 30,
      is_uA: 2,
      te_s: 2,
      cap_mAh: 2600,
      usable_pc: 90,
      iq_uA: 1,
      shelf_y: 20,
      goal_y: 10,
      peak_mA: 40,
      rcell_ohm: 50,
      vcell_V: 3.3,
      vmin_V: 2.2,
      tp_ms: 20,
      buf_uF: 1000,
    },
    tables: {
      // Measurements, and a join once a day.
      more: [
        { name: '', q_mC: 0.02, t_s: 10, te_s: 0.005 },
        { name: '', q_mC: 400, t_s: 86_400, te_s: 20 },
      ],
    },
  },
] as const;
