import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCertified } from '../../src/calculations/filter/design.ts';
import { herrmannTaps } from '../../src/calculations/filter/leastLength.ts';
import { remez } from '../../src/calculations/filter/remez.ts';
import { bandFigures } from '../../src/calculations/filter/response.ts';
import type { Specification } from '../../src/calculations/filter/specification.ts';
import { bandsFrom } from '../support/filterInputs.ts';
import { evenly, inEvenRatios } from '../support/randomInputs.ts';

const MOST_TAPS = 400;
const [PARTS, DESIGNS] = [10, 50];

/** Of about the length that is needed: beside 0 and half the sample rate the estimate would be far too long. */
const designs = fc
  .record({
    band: bandsFrom(0.008).filter(({ pass, stop }) => pass > 0.02 && stop < 0.48),
    atten_dB: evenly(20, 120),
    ripple_dB: inEvenRatios(0.001, 3),
    longer: evenly(0.95, 1.1),
  })
  .map(({ band, atten_dB, ripple_dB, longer }) => {
    const specification: Specification = { ...band, atten_dB, ripple_dB };
    const estimate = herrmannTaps(specification, band.stop - band.pass);
    return { specification, taps: Math.max(2, Math.round(estimate * longer)) };
  })
  .filter(({ taps }) => taps <= MOST_TAPS);

test.each(Array.from({ length: PARTS }, (_, part) => part + 1))(
  '[55] part %i: the exchange certifies each of fifty random designs of up to 400 taps',
  () => {
    fc.assert(
      fc.property(fc.noBias(designs), ({ specification, taps }) => {
        const exchange = remez(specification, taps);
        if (!exchange) throw new Error('no exchange');
        const figures = bandFigures(exchange.filter, specification);
        expect(isCertified(figures, exchange, specification)).toBe(true);
      }),
      { numRuns: DESIGNS },
    );
  },
);
