import { describe, expect, test } from 'vitest';
import { readQuery } from '../address.ts';
import { defaultSetting } from '../definition.ts';
import { synchroniser } from './definition.ts';

const FIRST_DEFAULTS = {
  fc_MHz: 200,
  n: 2,
  tau_ps: 131.49,
  tw_ps: 12.42,
  fd_Mps: 20,
  tpath_ps: 1000,
  tsu_ps: 0,
  tunc_ps: 0,
  k: 1,
  units: 1e6,
  life_y: 10,
  allow: 0.01,
};

const yearsOf = (link: string) => {
  const { setting } = readQuery(synchroniser, link);
  return synchroniser.compute(setting).values.mtbf_y;
};

describe('a link of version 1', () => {
  test.each([
    ['with one of its keys', '?v=1&fc=400', { fc_MHz: 400 }],
    ['without its version', '?n=5', { n: 5 }],
    ['with the loss of a stage', '?v=1&tov=2456', { tpath_ps: 2456 }],
    ['with a number of synchronisers', '?v=1&m=30', { units: 30 }],
    ['with changes of the input', '?v=1&fd=12.5', { fd_Mps: 12.5 }],
    ['with a pair of its own', '?v=1&tau=42.8&tw=20.17', { tau_ps: 42.8, tw_ps: 20.17 }],
  ])('%s has the defaults of its version for the rest', (_, link, values) => {
    expect(readQuery(synchroniser, link).setting.values).toEqual({ ...FIRST_DEFAULTS, ...values });
  });

  test('has the result that it had: its defaults fail every 10.4 years', () => {
    expect(yearsOf('?v=1&n=2')).toBeCloseTo(10.38, 2);
  });

  test('says what became of the loss, and that a pair it did not name was withdrawn', () => {
    const upgraded = (key: string) => ({ kind: 'upgraded', key });
    const old = { kind: 'oldVersion' };
    expect(readQuery(synchroniser, '?v=1&tau=42.8&tw=20.17').notices).toEqual([
      old,
      upgraded('oldLoss'),
    ]);
    expect(readQuery(synchroniser, '?v=1&tau=42.8').notices).toEqual([
      old,
      upgraded('oldLoss'),
      upgraded('oldDefaults'),
    ]);
  });

  test('says a number of synchronisers that is more than the units of today', () => {
    const { setting, notices } = readQuery(synchroniser, '?v=1&m=1e12&tau=42.8&tw=20.17');
    expect(setting.values.units).toBe(1e9);
    expect(notices).toContainEqual({ kind: 'clamped', name: 'units', asked: '1e12', used: 1e9 });
  });
});

test('a link of today stays as it is', () => {
  const { setting, notices } = readQuery(synchroniser, '?v=2&fc=200');
  const usual = defaultSetting(synchroniser);
  expect(setting).toEqual({ ...usual, values: { ...usual.values, fc_MHz: 200 } });
  expect(notices).toEqual([]);
});
