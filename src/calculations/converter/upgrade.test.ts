import { expect, test } from 'vitest';
import { readQuery } from '../address.ts';
import { defaultSetting } from '../definition.ts';
import { converter } from './definition.ts';

const usual = defaultSetting(converter);

test.each([
  ['?v=1&fin=170&tclk=200&sth=73.5&n=12&tap=130', { fin_MHz: 170, tclk_fs: 200, n: 12 }],
  ['?tclk=353', { tclk_fs: 353 }],
  ['?v=1&vfs=3.2&temp=85&g=1', { vfs_V: 3.2, temp_C: 85, g: 1 }],
])('a link of version 1 opens the same values: %s', (link, values) => {
  const { setting, notices } = readQuery(converter, link);
  expect(setting.values).toMatchObject(values);
  expect(setting.tables).toEqual(usual.tables);
  expect(notices).toEqual([{ kind: 'oldVersion' }, { kind: 'upgraded', key: 'oldSame' }]);
});

test('a link of version 1 has the result that it had: 353 fs cost half a bit', () => {
  const { setting } = readQuery(converter, '?v=1&tclk=353');
  expect(converter.compute(setting).values.bits).toBeCloseTo(11.86, 2);
});

test('a table of phase noise is in the address, with its negative levels', () => {
  const { setting, notices } = readQuery(converter, '?v=2&pn=100--92_1000--112.5');
  expect(setting.tables.pn).toEqual([
    { offset_Hz: 100, level_dBcHz: -92 },
    { offset_Hz: 1000, level_dBcHz: -112.5 },
  ]);
  expect(notices).toEqual([]);
});
