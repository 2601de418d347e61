import type { Input, Table } from '../input.ts';

export const inputs = [
  {
    name: 'k_pc',
    unit: '%',
    min: 20,
    max: 300,
    scale: 'linear',
    step: 1,
    default: 100,
    role: 'moved',
    ticks: [20, 100, 200, 300],
    minor: 20,
  },
  {
    name: 'b_us',
    unit: 'µs',
    min: 0,
    max: 10_000,
    scale: 'log0',
    from: 1,
    step: 20,
    default: 5,
    role: 'moved',
    ticks: [0, 10, 100, 1000],
  },
  {
    name: 's_us',
    unit: 'µs',
    min: 0,
    max: 100,
    scale: 'linear',
    step: 0.1,
    default: 1,
    role: 'held',
  },
] as const satisfies readonly Input[];

type Times = readonly [
  execution: number,
  period: number,
  deadline?: number,
  jitter?: number,
  blocking?: number,
];

/** Names of the presets' rows are content. */
const row = ([c_us, t_us, d_us = t_us, j_us = 0, b_us = 0]: Times) => ({
  name: '',
  c_us,
  t_us,
  d_us,
  j_us,
  b_us,
});

const motor = [row([18, 50]), row([60, 500, 400]), row([120, 1000]), row([2000, 10_000])];

/** Tasks and interrupts, the highest priority first. */
export const table = {
  name: 'tasks',
  named: true,
  least: 1,
  most: 16,
  columns: [
    { key: 'c_us', unit: 'µs', min: 0.001, max: 1e8, default: 100, varied: 'cells' },
    { key: 't_us', unit: 'µs', min: 1, max: 1e8, default: 1000 },
    { key: 'd_us', unit: 'µs', min: 0.001, max: 1e8, default: 1000 },
    { key: 'j_us', unit: 'µs', min: 0, max: 1e8, default: 0 },
    { key: 'b_us', unit: 'µs', min: 0, max: 1e8, default: 0 },
  ],
  // With jitter, what is left after it decides: A. Zuhily, A. Burns, Information Processing Letters 103(6), 2007.
  sorts: [
    { key: 'deadline', by: 'd_us', less: 'j_us' },
    { key: 'period', by: 't_us' },
  ],
  default: motor,
} as const satisfies Table;

export const tables = [table] as const;

/** Execution time, period, deadline from the nominal release, release jitter, and blocking of this row alone. */
export type ScheduleRow = { readonly name: string } & {
  readonly [Key in (typeof table.columns)[number]['key']]: number;
};

export type ScheduleInputs = {
  readonly [Name in (typeof inputs)[number]['name']]: number;
} & { readonly [Name in typeof table.name]: readonly ScheduleRow[] };

/** The first is the default. */
export const presets = [
  { key: 'motor', values: { k_pc: 100, b_us: 5, s_us: 1 }, tables: { tasks: motor } },
  {
    key: 'gateway',
    values: { k_pc: 100, b_us: 2, s_us: 0.5 },
    tables: {
      tasks: [
        row([4, 100, 50]),
        row([18, 100, 100, 5]),
        row([12, 250, 250, 100, 3]),
        row([60, 1000, 500, 0, 10]),
        row([120, 1000, 1000, 250, 20]),
        row([300, 5000, 4000, 0, 20]),
        row([1500, 20_000, 20_000, 500, 40]),
        row([6000, 100_000]),
      ],
    },
  },
  // G. Buttazzo, Hard Real-Time Computing Systems, exercise 4.3.
  {
    key: 'three',
    values: { k_pc: 100, b_us: 0, s_us: 0 },
    tables: { tasks: [row([1000, 4000]), row([2000, 6000]), row([3000, 10_000])] },
  },
  // The same book, deadline monotonic.
  {
    key: 'four',
    values: { k_pc: 100, b_us: 0, s_us: 0 },
    tables: {
      tasks: [
        row([1000, 4000, 3000]),
        row([1000, 5000, 4000]),
        row([2000, 6000, 5000]),
        row([1000, 11_000, 10_000]),
      ],
    },
  },
] as const satisfies readonly {
  readonly key: string;
  readonly values: Omit<ScheduleInputs, typeof table.name>;
  readonly tables: Pick<ScheduleInputs, typeof table.name>;
}[];
