import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainAmplitude, plainFigures } from '../../../tests/support/plainResponse.ts';
import { amplitudeOf, bandFigures } from './response.ts';
import { allCoefficients, halfOf, type SymmetricFilter } from './symmetricFilter.ts';

const whole = fc.integer({ min: -1000, max: 1000 });
const filters: fc.Arbitrary<SymmetricFilter> = fc
  .integer({ min: 1, max: 120 })
  .chain((taps) =>
    fc
      .array(whole, { minLength: halfOf(taps), maxLength: halfOf(taps) })
      .map((half) => ({ taps, half })),
  );
const frequency = fc.integer({ min: 0, max: 5000 }).map((part) => part / 10_000);

test('the amplitude is the sum of all its cosines', () => {
  fc.assert(
    fc.property(filters, frequency, (filter, at) => {
      const size = allCoefficients(filter).reduce((sum, each) => sum + Math.abs(each), 1);
      const difference = amplitudeOf(filter)(at) - plainAmplitude(filter, at);
      expect(Math.abs(difference)).toBeLessThan(1e-12 * size);
    }),
    { numRuns: 500 },
  );
});

describe('what is measured', () => {
  /** A low pass, so that there is a gain; rounded, so that its lobes are of any shape. */
  const lowPasses = fc
    .record({
      taps: fc.integer({ min: 3, max: 80 }),
      pass: fc.integer({ min: 10, max: 3000 }),
      width: fc.integer({ min: 10, max: 1900 }),
      scale: fc.integer({ min: 8, max: 4000 }),
    })
    .map(({ taps, pass, width, scale }) => {
      const band = { pass: pass / 10_000, stop: (pass + width) / 10_000 };
      const centre = band.pass + band.stop;
      const half = Array.from({ length: halfOf(taps) }, (_, index) => {
        const x = (taps - 1) / 2 - index;
        return Math.round(
          x === 0 ? scale * centre : (scale * Math.sin(Math.PI * centre * x)) / (Math.PI * x),
        );
      });
      return { filter: { taps, half }, band };
    });

  test('no point of a dense grid lies beyond it, and the largest come near it', () => {
    fc.assert(
      fc.property(lowPasses, ({ filter, band }) => {
        const told = bandFigures(filter, band);
        const dense = plainFigures(filter, band, 2000);
        expect(told.stopLargest).toBeGreaterThanOrEqual(dense.stopLargest * (1 - 1e-9));
        expect(told.stopLargest).toBeLessThanOrEqual(dense.stopLargest * (1 + 1e-3) + 1e-9);
        expect(told.pass.largest).toBeGreaterThanOrEqual(dense.largest - 1e-9);
        expect(told.pass.smallest).toBeLessThanOrEqual(dense.smallest + 1e-9);
      }),
      { numRuns: 60 },
    );
  });

  test('the top of a lobe that leans beside the stop edge is found', () => {
    // The first derivative is steep at the edge: a parabola through three points of the grid turns elsewhere.
    const half = [62, 788, 2236, 2864, 860, -2291, -2163, 1999, 3954, -882, -5908, -1512, 7402];
    const filter = { taps: 26, half };
    const told = bandFigures(filter, { pass: 0.01, stop: 0.2 });
    expect(told.stopLargest).toBeGreaterThanOrEqual(
      plainFigures(filter, { pass: 0.01, stop: 0.2 }, 100_000).stopLargest * (1 - 1e-12),
    );
  });

  test('a pass band that reaches below zero has no ripple, and one below zero no attenuation', () => {
    const band = { pass: 0.2, stop: 0.3 };
    expect(bandFigures({ taps: 2, half: [-1] }, band)).toMatchObject({
      atten_dB: null,
      ripple_dB: null,
    });
    expect(bandFigures({ taps: 3, half: [2, 1] }, { pass: 0.4, stop: 0.45 }).ripple_dB).toBeNull();
  });

  test('a stop band that computes as zero has an attenuation that can be told', () => {
    const { atten_dB } = bandFigures({ taps: 3, half: [1, 2] }, { pass: 0.1, stop: 0.5 - 1e-12 });
    expect(atten_dB).toBeGreaterThan(200);
    expect(atten_dB).toBeLessThan(400);
  });
});
