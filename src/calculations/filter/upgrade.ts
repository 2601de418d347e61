import type { Upgraded } from '../definition.ts';
import { passRipple_dB } from './specification.ts';

/** What a link of version 1 leaves out: its defaults, from 9 to 11 MHz at 30.72 MS/s. */
const FIRST = {
  width: (100 * 2) / 30.72,
  centre: (100 * 10) / 30.72,
  atten: 80,
  fs: 30.72,
};
const LEAST_RIPPLE_DB = 0.001;
/** What version 1 assumed without saying so: a window, powers of two, a loss of 1 dB, and the 7 series. */
const FIRST_METHOD = { equiripple: '0', full: '0', tol: '1', family: '0' };

const sixDigits = (value: number) => String(Number(value.toPrecision(6)));

/**
 * Version 1 had the width and the middle of the transition band in per cent of the sample rate, and the same ripple in
 * both bands.
 */
export function upgrade(old: URLSearchParams): Upgraded {
  const numberOf = (key: keyof typeof FIRST) => {
    const asked = old.get(key)?.trim();
    const number = asked ? Number(asked) : Number.NaN;
    return Number.isFinite(number) ? number : FIRST[key];
  };
  const [width, centre, fs] = [numberOf('width'), numberOf('centre'), numberOf('fs')];
  const query = new URLSearchParams(old);
  query.delete('width');
  query.delete('centre');
  query.set('v', '2');
  query.set('fpass', sixDigits((fs * (centre - width / 2)) / 100));
  query.set('fstop', sixDigits((fs * (centre + width / 2)) / 100));
  query.set('ripple', sixDigits(Math.max(LEAST_RIPPLE_DB, passRipple_dB(numberOf('atten')))));
  for (const [key, value] of Object.entries(FIRST_METHOD)) query.set(key, value);
  return { query, notices: ['firstMethod'] };
}
