import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandsFrom } from '../../../tests/support/filterInputs.ts';
import { evenly, inEvenRatios } from '../../../tests/support/randomInputs.ts';
import { designer, isCertified } from './design.ts';
import { herrmannTaps, leastLength, MOST_TAPS } from './leastLength.ts';
import { remez } from './remez.ts';
import { amplitudeOf, bandFigures } from './response.ts';
import { passDeviation, type Specification, stopDeviation } from './specification.ts';

const LTE: Specification = { pass: 9 / 30.72, stop: 11 / 30.72, atten_dB: 80, ripple_dB: 0.1 };
/** As much ripple in the pass band as in the stop band. */
const EQUAL: Specification = { ...LTE, ripple_dB: 20 * Math.log10(1.0001 / 0.9999) };

const designed = (specification: Specification, taps: number) => {
  const exchange = remez(specification, taps);
  if (!exchange) throw new Error(`no exchange of ${taps} taps`);
  return { ...exchange, figures: bandFigures(exchange.filter, specification) };
};

// SciPy 1.17 (remez, grid density 64) has these figures within what its grid costs.
test.each([
  [LTE, 52, 80.5157],
  [LTE, 53, 79.8931],
  [EQUAL, 72, 79.04],
  [EQUAL, 73, 81.63],
])('%j with %d taps has %f dB', (specification, taps, atten_dB) => {
  expect(designed(specification, taps).figures.atten_dB).toBeCloseTo(atten_dB, 2);
});

test('two taps are one cosine, whose errors at zero and at both band edges are equal or smaller', () => {
  const specification = { ...LTE, pass: 0.1, stop: 0.4 };
  const { filter, delta } = designed(specification, 2);
  // 1 − a cos(π/10) = δ and W a cos(4π/10) = δ.
  const weight = passDeviation(specification) / stopDeviation(specification);
  const factor = 1 / (Math.cos(0.1 * Math.PI) + weight * Math.cos(0.4 * Math.PI));
  expect(filter.half).toHaveLength(1);
  expect(filter.half[0]).toBeCloseTo(factor / 2, 12);
  expect(delta).toBeCloseTo(1 - factor * Math.cos(0.1 * Math.PI), 12);
});

const specifications = fc
  .record({ band: bandsFrom(0.008), atten_dB: evenly(20, 120), ripple_dB: inEvenRatios(0.001, 3) })
  .map(({ band, atten_dB, ripple_dB }): Specification => ({ ...band, atten_dB, ripple_dB }));

/** The search tries at most ten per cent more than the least length: beyond, double precision may end. */
const designs = fc
  .tuple(specifications, evenly(0.95, 1.1))
  .map(([specification, longer]) => {
    const estimate = herrmannTaps(specification, specification.stop - specification.pass);
    const design = designer('equiripple', specification);
    const isEnough = (taps: number) => design(taps).kind !== 'short';
    const least = estimate > MOST_TAPS ? null : leastLength({ estimate, oddOnly: false }, isEnough);
    return { specification, taps: Math.max(2, Math.round((least ?? MOST_TAPS) * longer)) };
  })
  .filter(({ taps }) => taps < MOST_TAPS);

test('60 random designs up to 400 taps have what the exchange promises, and errors that alternate', () => {
  fc.assert(
    fc.property(designs, ({ specification, taps }) => {
      const exchange = designed(specification, taps);
      const { filter, delta, reference, figures } = exchange;
      expect(isCertified(figures, exchange, specification)).toBe(true);
      expect(filter.taps).toBe(taps);
      // Chebyshev: one point more than there are coefficients, with errors of one size and alternating signs.
      expect(reference).toHaveLength(filter.half.length + 1);
      const amplitude = amplitudeOf(filter);
      const weight = passDeviation(specification) / stopDeviation(specification);
      const errors = Array.from(reference, (frequency) =>
        frequency <= specification.pass ? 1 - amplitude(frequency) : -weight * amplitude(frequency),
      );
      errors.forEach((error, index) => {
        expect(Math.abs(Math.abs(error) / delta - 1)).toBeLessThan(1e-3);
        if (index > 0) expect(Math.sign(error)).not.toBe(Math.sign(errors[index - 1] ?? 0));
      });
    }),
    { numRuns: 60 },
  );
});

test('the reference of another length leads to the same filter', () => {
  fc.assert(
    fc.property(designs, fc.integer({ min: -4, max: 4 }), ({ specification, taps }, more) => {
      const other = designed(specification, Math.max(2, taps + more));
      const near = remez(specification, taps, other.reference);
      const { filter } = designed(specification, taps);
      filter.half.forEach((coefficient, index) => {
        expect(near?.filter.half[index]).toBeCloseTo(coefficient, 9);
      });
    }),
    { numRuns: 10 },
  );
});
