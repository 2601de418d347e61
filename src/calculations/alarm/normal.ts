import { bisect } from '../bisection.ts';

/**
 * The complementary error function, which JavaScript does not have: its series below 2, its continued fraction above.
 * Relative error 10⁻¹² or better.
 */
function erfc(x: number): number {
  if (x < 0) return 2 - erfc(-x);
  if (x < 2) {
    let [term, sum] = [x, x];
    for (let k = 1; k < 100 && Math.abs(term) > 1e-20; k += 1) {
      term *= (-x * x) / k;
      sum += term / (2 * k + 1);
    }
    return 1 - (2 / Math.sqrt(Math.PI)) * sum;
  }
  let fraction = 0;
  for (let k = 120; k > 0; k -= 1) fraction = k / 2 / (x + fraction);
  return Math.exp(-x * x) / Math.sqrt(Math.PI) / (x + fraction);
}

/** The upper tail of the normal distribution. */
export const normalTail = (z: number) => 0.5 * erfc(z / Math.SQRT2);

/** Beyond 39 the tail is less than the smallest double. */
const FARTHEST = 40;

/** The z whose upper tail is `share`. The rest, 1 − share, is given too: next to 1 the share itself has lost it. */
export function normalQuantile(share: number, rest = 1 - share): number {
  if (share > rest) return -normalQuantile(rest, share);
  return bisect((z) => normalTail(z) > share, 0, FARTHEST)[0];
}
