import type { Edge, Row } from '../input.ts';
import { presets } from './inputs.ts';

const row = (
  c_us: number,
  t_us: number,
  d_us: number = t_us,
  { j_us = 0, b_us = 0, name = '' } = {},
): Row => ({ name, c_us, t_us, d_us, j_us, b_us });

const alone = { k_pc: 100, b_us: 0, s_us: 0 };
const [motor] = presets;
const burnsAndWellings = [row(3000, 7000), row(3000, 12_000), row(5000, 20_000)];

export const edges: readonly Edge[] = [
  { name: 'just-late', values: { k_pc: 119.2 } },
  { name: 'no-bound', values: { k_pc: 140 } },
  { name: 'no-bound-alone', values: { k_pc: 300 } },
  {
    name: 'interrupt',
    values: {},
    tables: {
      tasks: motor.tables.tasks.toSpliced(1, 0, {
        name: 'interrupt',
        c_us: 200,
        t_us: 1000,
        d_us: 1000,
        j_us: 0,
        b_us: 0,
      }),
    },
  },
  {
    name: 'one-nanosecond',
    values: { ...alone, b_us: 0.001 },
    tables: { tasks: burnsAndWellings },
  },
  {
    name: 'jitter-beyond-deadline',
    values: alone,
    tables: { tasks: [row(10, 100), row(10, 1000, 500, { j_us: 600 })] },
  },
  {
    name: 'not-followed',
    values: alone,
    tables: { tasks: [row(999.9, 1000), row(0.5, 10_000, 100, { b_us: 100 })] },
  },
  {
    name: 'one-outside',
    values: alone,
    tables: { tasks: [row(200, 1000, 1500), row(300, 2000)] },
  },
  { name: 'all-outside', values: alone, tables: { tasks: [row(200, 1000, 1500)] } },
  {
    name: 'under-liu-layland',
    values: alone,
    tables: { tasks: [row(3000, 9000), row(4000, 12_000), row(2000, 18_000)] },
  },
  {
    name: 'hyperbolic',
    values: alone,
    tables: { tasks: [row(600, 1000), row(500, 2000)] },
  },
  {
    name: 'sixteen-rows',
    values: alone,
    tables: {
      tasks: Array.from({ length: 16 }, (_, index) =>
        row(10 * 1.5 ** index, Math.round(400 * 1.5 ** index), undefined, {
          name: `a name of 24 signs no. ${index + 1}`.slice(0, 24),
        }),
      ),
    },
  },
];
