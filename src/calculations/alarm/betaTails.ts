/**
 * The incomplete beta function: both tails of the beta distribution, for parameters from 1 to 10⁹ and beyond. The
 * continued fraction by Lentz's method; the factor before it as C. Loader gives it in "Fast and Accurate
 * Computation of Binomial Probabilities", 2000, where nothing cancels however large the parameters are.
 */

const MOST_TERMS = 200_000;
const PRECISION = 1e-14;

/** From here on five terms of Stirling's series are exact. */
const STIRLING_FROM = 15;

/** What ln Γ(z + 1) is above Stirling's formula, ½ ln 2πz + z ln z − z. */
function stirlingError(z: number): number {
  let [sum, x] = [0, z];
  for (; x < STIRLING_FROM; x += 1) sum += (x + 0.5) * Math.log1p(1 / x) - 1;
  const s = 1 / (x * x);
  return sum + (1 / 12 - s * (1 / 360 - s * (1 / 1260 - s * (1 / 1680 - s / 1188)))) / x;
}

/** x ln(x/mean) + mean − x, which is 0 where both are equal. */
function deviance(x: number, mean: number): number {
  const difference = x - mean;
  const ratio = difference / (x + mean);
  if (Math.abs(ratio) > 0.1) return x * Math.log(x / mean) - difference;
  let sum = difference * ratio;
  let term = 2 * x * ratio;
  for (let k = 3; ; k += 2) {
    term *= ratio * ratio;
    const next = sum + term / k;
    if (next === sum) return sum;
    sum = next;
  }
}

/** x^a (1 − x)^b / B(a, b). */
function front(x: number, a: number, b: number): number {
  const n = a + b;
  const exponent =
    stirlingError(n) -
    stirlingError(a) -
    stirlingError(b) -
    deviance(a, n * x) -
    deviance(b, n * (1 - x));
  return Math.sqrt((a / n) * (b / (2 * Math.PI))) * Math.exp(exponent);
}

/** Converges fast for x below (a + 1)/(a + b + 2). */
function continuedFraction(x: number, a: number, b: number): number {
  const notZero = (y: number) => (Math.abs(y) < 1e-300 ? 1e-300 : y);
  let c = 1;
  let d = 1 / notZero(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= MOST_TERMS; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / notZero(1 + even * d);
    c = notZero(1 + even / c);
    fraction *= c * d;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / notZero(1 + odd * d);
    c = notZero(1 + odd / c);
    fraction *= c * d;
    if (Math.abs(c * d - 1) < PRECISION) break;
  }
  return fraction;
}

export interface BetaTails {
  readonly lower: number;
  readonly upper: number;
  readonly density: number;
}

/** For 0 < x < 1. The smaller tail keeps all its digits. */
export function betaTails(x: number, a: number, b: number): BetaTails {
  const factor = front(x, a, b);
  const density = factor / (x * (1 - x));
  if (x < (a + 1) / (a + b + 2)) {
    const lower = (factor * continuedFraction(x, a, b)) / a;
    return { lower, upper: 1 - lower, density };
  }
  const upper = (factor * continuedFraction(1 - x, b, a)) / b;
  return { lower: 1 - upper, upper, density };
}
