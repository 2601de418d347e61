import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inEvenRatios } from '../../../tests/support/randomInputs.ts';
import { betaTails } from './betaTails.ts';
import { normalQuantile, normalTail } from './normal.ts';
import { leastSamples, proportionLimits } from './proportion.ts';

interface Interval {
  readonly name: string;
  readonly inputs: { readonly x: number; readonly n: number; readonly alpha: number };
  readonly outputs: { readonly low: number; readonly high: number };
}
const { intervals } = JSON.parse(
  readFileSync(new URL('vectors.json', import.meta.url), 'utf8'),
) as { readonly intervals: readonly Interval[] };

const isClose = (actual: number, expected: number) =>
  Math.abs(actual - expected) <= Math.max(1e-9, 1e-5 * expected);

test.each(intervals)('limits of $name', ({ inputs, outputs }) => {
  const { low, high } = proportionLimits(inputs.x, inputs.n, inputs.alpha);
  expect(low).toSatisfy((limit: number) => isClose(limit, outputs.low));
  expect(high).toSatisfy((limit: number) => isClose(limit, outputs.high));
});

/** The chance of x hits or more, summed term by term. */
function chanceOf(x: number, n: number, p: number): number {
  let [sum, ways] = [0, 1];
  for (let k = 0; k <= n; k += 1) {
    if (k >= x) sum += ways * p ** k * (1 - p) ** (n - k);
    ways *= (n - k) / (k + 1);
  }
  return sum;
}

const aSample = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 60 }))
  .map(([n, x]) => [Math.min(x, n), n] as const);

test('at each limit the sample is as unlikely as the interval says', () => {
  fc.assert(
    fc.property(aSample, fc.constantFrom(0.1, 0.05, 0.025), ([x, n], alpha) => {
      const { low, high } = proportionLimits(x, n, alpha);
      if (x > 0) expect(chanceOf(x, n, low) / (alpha / 2)).toBeCloseTo(1, 8);
      if (x < n) expect((1 - chanceOf(x + 1, n, high)) / (alpha / 2)).toBeCloseTo(1, 8);
    }),
  );
});

test('hits and misses change places', () => {
  fc.assert(
    fc.property(aSample, ([x, n]) => {
      const [hits, misses] = [proportionLimits(x, n, 0.05), proportionLimits(n - x, n, 0.05)];
      expect(hits.low).toBeCloseTo(1 - misses.high, 12);
      expect(hits.high).toBeCloseTo(1 - misses.low, 12);
    }),
  );
});

test('the tails are those of the beta distribution, by SciPy 1.17', () => {
  expect(betaTails(0.3, 2, 5).lower).toBeCloseTo(0.579825, 12);
  expect(betaTails(0.501, 5e5, 5e5).upper / 0.022750050961631484).toBeCloseTo(1, 8);
  expect(betaTails(1e-8, 2, 1e9).upper / 0.0004993992024199583).toBeCloseTo(1, 6);
});

test('the quantile is where the tail is', () => {
  fc.assert(
    fc.property(inEvenRatios(1e-300, 1), (share) => {
      if (share === 1) return;
      expect(normalTail(normalQuantile(share)) / share).toBeCloseTo(1, 9);
    }),
  );
});

test('a rate that is hardly under its limit is not shown by any number of hits that is looked at', () => {
  expect(leastSamples(0.5, 0.5 + 1e-6)).toBeNull();
});
