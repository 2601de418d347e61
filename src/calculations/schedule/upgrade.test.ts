import { expect, test } from 'vitest';
import { readQuery } from '../address.ts';
import { schedule } from './definition.ts';
import { presets } from './inputs.ts';

const { tasks: motor } = presets[0].tables;
const row = (c_us: number, t_us: number, d_us: number) => ({
  name: '',
  c_us,
  t_us,
  d_us,
  j_us: 0,
  b_us: 0,
});

test.each([
  ['an input', '?v=1&k=120', { k_pc: 120 }, motor, []],
  [
    'tasks, which it put in the order of their deadlines',
    '?v=1&b=0&s=0&tasks=2000-6000-6000_1000-4000-4000',
    { b_us: 0, s_us: 0 },
    [row(1000, 4000, 4000), row(2000, 6000, 6000)],
    ['sorted'],
  ],
  [
    'tasks that stand in that order',
    '?v=1&tasks=1e-2-4000-4000_2000-6000-6000',
    {},
    [row(0.01, 4000, 4000), row(2000, 6000, 6000)],
    [],
  ],
  ['tasks with times missing', '?v=1&tasks=1-2', {}, motor, ['unreadable']],
  ['tasks that no cell takes', '?v=1&tasks=1-2-0', {}, motor, ['unreadable']],
  ['no tasks', '?v=1&tasks=', {}, motor, ['unreadable']],
])('a link of version 1 with %s', (_, link, values, tasks, keys) => {
  const { setting, notices } = readQuery(schedule, link);
  expect(setting.values).toEqual({ k_pc: 100, b_us: 5, s_us: 1, ...values });
  expect(setting.tables.tasks).toEqual(tasks);
  expect(notices).toEqual([
    { kind: 'oldVersion' },
    ...keys.map((key) => ({ kind: 'upgraded', key })),
  ]);
});

test('an execution time longer than the deadline is carried over, and is late', () => {
  const { setting } = readQuery(schedule, '?v=1&tasks=80-100-50');
  expect(setting.tables.tasks).toEqual([row(80, 100, 50)]);
  expect(schedule.compute(setting).warnings).toEqual(['missed']);
});
