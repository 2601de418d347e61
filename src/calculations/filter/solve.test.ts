import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectFinite } from '../../../tests/support/calculationVectors.ts';
import { anyFilter, anyInside } from '../../../tests/support/filterInputs.ts';
import { plainFigures } from '../../../tests/support/plainResponse.ts';
import { compute, warningKeys } from './compute.ts';
import { FEWEST_BITS, type FilterInputs, inputs, presets } from './inputs.ts';
import { remez } from './remez.ts';
import { bandFigures } from './response.ts';
import { bitsBeside, type Designed, solve, specificationOf } from './solve.ts';

const defaults: FilterInputs = presets[0].values;

function expectTotal(values: FilterInputs) {
  const result = compute(values, structuredClone(solve(values)));
  expectFinite(result.values);
  expect(result.values.coefficients.every(Number.isInteger)).toBe(true);
  expect(result.warnings).toEqual(warningKeys.filter((key) => result.warnings.includes(key)));
}

describe('any setting has a result of numbers, or null, and known warnings in their order:', () => {
  test('whatever is typed', () => {
    fc.assert(fc.property(anyFilter, expectTotal), { numRuns: 150 });
  });
  test('with bands inside', () => {
    fc.assert(fc.property(anyInside, expectTotal), { numRuns: 20 });
  });
  const ends = ['min', 'max'] as const;
  test.each(inputs.flatMap(({ name }) => ends.map((end) => ({ name, end }))))(
    '$name at its $end',
    ({ name, end }) => {
      const input = inputs.find((each) => each.name === name);
      if (input) expectTotal({ ...defaults, [name]: input[end] });
    },
  );
  test.each([
    // Beside 0, beside half the sample rate, beside both, and bands that all but touch.
    { fpass_MHz: 1e-6 },
    { fpass_MHz: 1e-6, fstop_MHz: 15.359_999_999 },
    { fpass_MHz: 14, fstop_MHz: 15, atten_dB: 120 },
    { fpass_MHz: 14, fstop_MHz: 15.359_999_999_999, atten_dB: 20, ripple_dB: 3 },
    { fpass_MHz: 9, fstop_MHz: 9.000_000_000_000_002 },
    { atten_dB: 20, ripple_dB: 3, fpass_MHz: 1, fstop_MHz: 15 },
    { atten_dB: 120, ripple_dB: 0.001, bits: 27 },
    { fs_MHz: 10_000, fpass_MHz: 1e-6, fstop_MHz: 4999.999_999 },
  ])('%j', (change) => {
    expectTotal({ ...defaults, ...change });
    expectTotal({ ...defaults, ...change, equiripple: 0 });
  });
});

const designs = anyInside
  .map((values) => ({ values, solved: solve(values) }))
  .filter(
    (each): each is { values: FilterInputs; solved: Designed } => each.solved.kind === 'designed',
  );

test('told attenuation and ripple hold on a dense grid, and what is said to meet does', () => {
  fc.assert(
    fc.property(designs, ({ values, solved }) => {
      const specification = specificationOf(values);
      const { filter, figures } = solved.fixed;
      const dense = plainFigures(filter, specification, 12 * filter.taps);
      if (figures.atten_dB === null || figures.ripple_dB === null) return;
      expect(figures.ripple_dB).toBeGreaterThanOrEqual(dense.ripple_dB - 1e-9);
      // The middle of the pass band on a grid can lie a little beside its place.
      expect(figures.atten_dB).toBeLessThanOrEqual(dense.atten_dB + 1e-3);
      if (!solved.meets) return;
      expect(dense.atten_dB).toBeGreaterThanOrEqual(values.atten_dB - values.tol_dB - 1e-3);
      expect(dense.ripple_dB).toBeLessThanOrEqual(values.ripple_dB + 1e-6);
    }),
    { numRuns: 15 },
  );
});

test('no shorter equiripple filter keeps the specification', () => {
  fc.assert(
    fc.property(designs, ({ values, solved }) => {
      if (values.equiripple === 0 || solved.hasExchangeFailed) return;
      const specification = specificationOf(values);
      const shorter = [1, 2, 3]
        .map((less) => solved.tapsExact - less)
        .filter((taps) => taps >= 2 && !(values.oddOnly === 1 && taps % 2 === 0));
      for (const taps of shorter) {
        const exchange = remez(specification, taps);
        if (!exchange) throw new Error(`no exchange of ${taps} taps`);
        const { atten_dB, ripple_dB } = bandFigures(exchange.filter, specification);
        const keeps =
          atten_dB !== null &&
          ripple_dB !== null &&
          atten_dB >= values.atten_dB &&
          ripple_dB <= values.ripple_dB;
        expect(keeps, `${taps} taps`).toBe(false);
      }
    }),
    { numRuns: 15 },
  );
});

test('what is told of bits is so: the length with each of them, and the fewest', () => {
  fc.assert(
    fc.property(designs, ({ values, solved }) => {
      const { bitsNeeded, tapsAtBits, meets } = solved;
      const at = (bits: number) => tapsAtBits[bitsBeside(values.bits).indexOf(bits)];
      expect(at(values.bits)).toBe(meets ? solved.fixed.filter.taps : null);
      if (meets) expect(bitsNeeded).toBeLessThanOrEqual(values.bits);
      const bits = values.bits > FEWEST_BITS ? values.bits - 1 : values.bits + 1;
      const other = solve({ ...values, bits });
      if (other.kind !== 'designed') throw new Error(other.kind);
      expect(other.meets ? other.fixed.filter.taps : null).toBe(at(bits));
      expect(other.bitsNeeded).toBe(bitsNeeded);
    }),
    { numRuns: 5 },
  );
});

test.each([
  [6, [6, 7, 8, 9, 10]],
  [18, [16, 17, 18, 19, 20]],
  [27, [23, 24, 25, 26, 27]],
])('beside %s bits no length is told of bits that cannot be set', (bits, beside) => {
  expect(bitsBeside(bits)).toEqual(beside);
});

test('odd lengths alone are odd, and never shorter', () => {
  fc.assert(
    fc.property(designs, ({ values, solved }) => {
      const odd = solve({ ...values, oddOnly: 1 });
      if (odd.kind !== 'designed') return;
      expect(odd.fixed.filter.taps % 2).toBe(1);
      expect(odd.tapsExact % 2).toBe(1);
      if (!odd.hasExchangeFailed && !solved.hasExchangeFailed)
        expect(odd.tapsExact).toBeGreaterThanOrEqual(solved.tapsExact);
    }),
    { numRuns: 5 },
  );
});

test('clock, data and family change the cost alone', () => {
  const other = { ...defaults, fclk_MHz: 100, data: 24, symmetric: 0, family: 3 };
  expect(solve(other)).toEqual(solve(defaults));
});

test('where the exchange ends in rounding, a window takes its place, keeps the specification, and it is said', () => {
  // Both bands are narrower than a millionth of the sample rate.
  const values = {
    ...defaults,
    fs_MHz: 10,
    fpass_MHz: 9.59e-6,
    fstop_MHz: 4.999_994_25,
    atten_dB: 116.07,
    ripple_dB: 0.151,
  };
  const solved = solve(values);
  const { values: told, warnings } = compute(values, solved);
  expect(warnings).toContain('exchangeFailed');
  expect(told.meets).toBe(1);
  expect(told.attenExact_dB).toBeGreaterThanOrEqual(values.atten_dB - 1e-6);
});
