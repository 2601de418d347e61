import { expect, test } from 'vitest';
import { readQuery } from '../address.ts';
import { alarm } from './definition.ts';

const notices = [{ kind: 'oldVersion' }, { kind: 'upgraded', key: 'converted' }];

test.each([
  ['?v=1&t=2.5', { prevalence: 0.001, r: 100, n: 10_000, tpr_pc: 69.1462, fpr_pc: 0.620967 }],
  ['?v=1&d=4&t=3&r=5000', { prevalence: 0.001, r: 5000, tpr_pc: 84.1345, fpr_pc: 0.13499 }],
  // What a link leaves out are the defaults of its version.
  ['?v=1&n=500', { n: 500, tpr_pc: 84.1345, fpr_pc: 2.275013 }],
  ['?v=1&t=abc', { tpr_pc: 84.1345, fpr_pc: 2.275013 }],
])('[K1] %s of version 1 gives the same rates', (link, expected) => {
  const read = readQuery(alarm, link);
  expect(read.notices).toEqual(notices);
  expect(read.setting.values.counts).toBe(0);
  for (const [name, value] of Object.entries(expected))
    expect((read.setting.values[name] ?? 0) / value).toBeCloseTo(1, 5);
});
