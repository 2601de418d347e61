import { expect, test } from 'vitest';
import { kaiserFilters, kaiserTaps } from './kaiser.ts';
import { bandFigures } from './response.ts';

const EQUAL_RIPPLE_DB = 20 * Math.log10(1.0001 / 0.9999);
const LTE = { pass: 9 / 30.72, stop: 11 / 30.72, atten_dB: 80, ripple_dB: EQUAL_RIPPLE_DB };

/** The first window is for 1 dB less than is asked, and each further one for 0.25 dB more. */
const windowFor = (taps: number, more_dB: number) =>
  kaiserFilters(LTE, taps)[(more_dB + 1) * 4] ?? { taps, half: [] };

test('the formula has the example of Oppenheim and Schafer: 0.4π to 0.6π, 0.001 in both bands: 38 taps', () => {
  const specification = { pass: 0.2, stop: 0.3, atten_dB: 60, ripple_dB: 0.0174 };
  expect(kaiserTaps(specification, 0.1)).toBe(38);
});

test('the stricter of the two bands sets the window', () => {
  expect(kaiserTaps({ ...LTE, ripple_dB: 3 }, 0.065)).toBe(kaiserTaps(LTE, 0.065));
  expect(kaiserTaps({ ...LTE, atten_dB: 20 }, 0.065)).toBe(kaiserTaps(LTE, 0.065));
});

// SciPy: firwin with kaiser_beta of the attenuation of the design, measured with freqz on a dense grid.
test.each([
  [79, 0, 78.86],
  [79, 1.25, 80.26],
  [80, 1, 80.96],
])('%d taps for %f dB more than 80 have %f dB', (taps, more_dB, reached_dB) => {
  const { atten_dB } = bandFigures(windowFor(taps, more_dB), LTE);
  expect(Math.abs((atten_dB ?? 0) - reached_dB)).toBeLessThan(0.03);
});

test('each window has a gain of one at zero frequency', () => {
  for (const taps of [2, 3, 80, 81])
    for (const { half } of kaiserFilters(LTE, taps)) {
      const sum = half.reduce((total, each, index) => {
        const isMiddle = index === taps - 1 - index;
        return total + (isMiddle ? each : 2 * each);
      }, 0);
      expect(sum).toBeCloseTo(1, 12);
    }
});
