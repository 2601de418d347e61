import { expect, test } from 'vitest';
import { readQuery } from '../address.ts';
import { filter } from './definition.ts';

const notices = [{ kind: 'oldVersion' }, { kind: 'upgraded', key: 'firstMethod' }];
/** What version 1 assumed without saying so. */
const method = { equiripple: 0, full: 0, tol_dB: 1, family: 0 };

test('a link of version 1 has its defaults where it names none', () => {
  const read = readQuery(filter, '?v=1&bits=16');
  expect(read.notices).toEqual(notices);
  expect(read.setting.values).toEqual({
    fpass_MHz: 9,
    fstop_MHz: 11,
    atten_dB: 80,
    // Both bands rippled by 10^(−80/20).
    ripple_dB: 0.00173718,
    bits: 16,
    fs_MHz: 30.72,
    fclk_MHz: 245.76,
    data: 16,
    symmetric: 1,
    oddOnly: 0,
    ...method,
  });
});

test('width and middle of the transition band become its edges', () => {
  const { setting } = readQuery(filter, '?v=1&width=3&centre=20&fs=2457.6&atten=60&symmetric=0');
  expect(setting.values).toMatchObject({
    fpass_MHz: 454.656,
    fstop_MHz: 528.384,
    ripple_dB: 0.0173718,
    symmetric: 0,
    ...method,
  });
});

test('a band that began below zero is clamped, and said', () => {
  const { setting, notices: said } = readQuery(filter, '?v=1&width=25&centre=10');
  expect(setting.values.fpass_MHz).toBe(1e-6);
  expect(said).toContainEqual({
    kind: 'clamped',
    name: 'fpass_MHz',
    asked: '-0.768',
    used: 1e-6,
  });
});

test('the ripple of 120 dB is less than can be set, and becomes the least', () => {
  expect(readQuery(filter, '?v=1&atten=120').setting.values.ripple_dB).toBe(0.001);
});
