import { expect, test } from 'vitest';
import { readQuery } from '../address.ts';
import { defaultSetting } from '../definition.ts';
import { battery } from './definition.ts';

const read = (query: string) => readQuery(battery, query);
const usual = defaultSetting(battery).values;

test('a link of version 1 keeps its full rating and looks at no voltage', () => {
  const { setting, notices } = read('?v=1&T=3600');
  expect(setting.values).toEqual({ ...usual, T_s: 3600, usable_pc: 100, self_pc: 0, peak_mA: 0 });
  expect(notices).toEqual([{ kind: 'oldVersion' }]);
  expect(read('?T=3600').setting).toEqual(setting);
});

test('what a link of version 1 names is what it names', () => {
  const { setting, notices } = read('?v=1&T=3600&usable=85&self=1&te=0');
  expect(setting.values).toEqual({ ...usual, T_s: 3600, te_s: 0, peak_mA: 0 });
  expect(notices).toEqual([{ kind: 'oldVersion' }]);
});

test('a link of today has the defaults of today', () => {
  expect(read('?v=2&T=3600').setting.values).toEqual({ ...usual, T_s: 3600 });
});
