import { betaTails } from './betaTails.ts';
import { normalQuantile } from './normal.ts';

/** What a sample shows about a proportion: C. Clopper and E. Pearson, Biometrika 26, 1934. */

export interface Limits {
  readonly low: number;
  readonly high: number;
}

const PRECISION = 1e-14;
const MOST_STEPS = 200;

/**
 * Where a tail of the beta distribution is `share`. The logarithm of a tail is concave, so Newton's method comes
 * from one side; a step that leaves what is known of the place becomes a halving.
 */
function betaQuantile(tail: 'lower' | 'upper', share: number, a: number, b: number): number {
  const n = a + b;
  const side = tail === 'lower' ? -1 : 1;
  let [low, high] = [0, 1];
  let x = a / n + side * normalQuantile(share) * Math.sqrt(((a / n) * (b / n)) / (n + 1));
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (!(x > low && x < high)) x = low + (high - low) / 2;
    if (x <= low || x >= high) break;
    const tails = betaTails(x, a, b);
    const isAbove = tails[tail] > share === (tail === 'lower');
    if (isAbove) high = x;
    else low = x;
    const next = x + (side * (Math.log(tails[tail] / share) * tails[tail])) / tails.density;
    if (Math.abs(next - x) <= PRECISION * x) return next;
    x = next;
  }
  return x;
}

function limitsOf(x: number, n: number, alpha: number): Limits {
  const share = alpha / 2;
  const lowOf = (hits: number, others: number) =>
    others === 0 ? share ** (1 / n) : betaQuantile('lower', share, hits, others + 1);
  return {
    low: x === 0 ? 0 : lowOf(x, n - x),
    high:
      x === n
        ? 1
        : x === 0
          ? -Math.expm1(Math.log(share) / n)
          : betaQuantile('upper', share, x + 1, n - x),
  };
}

/** Sliders ask again and again for the same counts. */
const cache = new Map<string, Limits>();
const MOST_CACHED = 100;

/** Between these limits lies the proportion, with 1 − alpha, of which a sample of n showed x. */
export function proportionLimits(x: number, n: number, alpha: number): Limits {
  const key = `${x} ${n} ${alpha}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const limits = limitsOf(x, n, alpha);
  if (cache.size >= MOST_CACHED) cache.clear();
  cache.set(key, limits);
  return limits;
}

/** One-sided: half of what an interval of 95 % leaves out. */
export const OUTSIDE = 0.025;
const MOST_HITS = 2 ** 22;

/**
 * A sample that shows a proportion to be under `limit`, if it is `rate`: the upper of both limits of 95 % is under
 * it. Hits are whole and rounded up, so that one sample more may show less; the search, by hits and then by
 * samples, may therefore pass over a smaller one. `null` where there are more than four million hits.
 */
export function leastSamples(rate: number, limit: number): number | null {
  const shows = (hits: number, samples: number) =>
    samples > hits && betaTails(limit, hits + 1, samples - hits).upper <= OUTSIDE;
  const mostWith = (hits: number) => Math.floor(hits / rate + 1e-9);

  let most = 1;
  while (!shows(most, mostWith(most))) {
    most *= 2;
    if (most > MOST_HITS) return null;
  }
  const hits = leastWhole((count) => shows(count, mostWith(count)), Math.floor(most / 2), most);
  return leastWhole((samples) => shows(hits, samples), mostWith(hits - 1), mostWith(hits));
}

/** The least whole number above `no` for which a condition holds that holds for `yes`. */
function leastWhole(holds: (count: number) => boolean, no: number, yes: number): number {
  let [fails, least] = [no, yes];
  while (least - fails > 1) {
    const middle = Math.floor((fails + least) / 2);
    if (holds(middle)) least = middle;
    else fails = middle;
  }
  return least;
}
