/** The amplitude of a filter is known at k / 8192 of the sample rate. */
export const GRID = 8192;
/** Enough for a sketch and to rule filters out; no filter has as many taps. */
export const COARSE_GRID = 2048;

/** cos and −sin of 2πk/GRID, computed at the first use. */
let tables: { readonly cos: Float64Array; readonly sin: Float64Array } | undefined;

function waves() {
  tables ??= {
    cos: Float64Array.from({ length: GRID / 2 }, (_, k) => Math.cos((2 * Math.PI * k) / GRID)),
    sin: Float64Array.from({ length: GRID / 2 }, (_, k) => -Math.sin((2 * Math.PI * k) / GRID)),
  };
  return tables;
}

/**
 * |H| of a real impulse response at k / `size` of the sample rate, k = 0 … size / 2; `size` is a power of two up to
 * GRID. A radix-2 transform, because one filter needs dozens of them, and sums over all taps would take ten times as long.
 */
export function amplitudes(taps: Float64Array, size: number): Float64Array {
  const { cos, sin } = waves();
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  const bits = Math.log2(size);
  for (let at = 0; at < taps.length; at += 1) {
    let reversed = 0;
    for (let bit = 0; bit < bits; bit += 1) reversed = (reversed << 1) | ((at >> bit) & 1);
    real[reversed] = taps[at] as number;
  }
  for (let half = 1; half < size; half *= 2) {
    const stride = GRID / (2 * half);
    for (let k = 0; k < half; k += 1) {
      const c = cos[k * stride] as number;
      const s = sin[k * stride] as number;
      for (let a = k; a < size; a += 2 * half) {
        const b = a + half;
        const x = real[b] as number;
        const y = imaginary[b] as number;
        const p = real[a] as number;
        const q = imaginary[a] as number;
        const u = x * c - y * s;
        const w = x * s + y * c;
        real[b] = p - u;
        imaginary[b] = q - w;
        real[a] = p + u;
        imaginary[a] = q + w;
      }
    }
  }
  const amplitude = new Float64Array(size / 2 + 1);
  for (let k = 0; k < amplitude.length; k += 1) {
    const x = real[k] as number;
    const y = imaginary[k] as number;
    amplitude[k] = Math.sqrt(x * x + y * y);
  }
  return amplitude;
}

/** |H| at one frequency, as a share of the sample rate: band edges lie between the points of the grid. */
export function amplitudeAt(taps: Float64Array, frequency: number): number {
  const middle = (taps.length - 1) / 2;
  let sum = 0;
  for (let at = 0; at < taps.length; at += 1)
    sum += (taps[at] as number) * Math.cos(2 * Math.PI * frequency * (at - middle));
  return Math.abs(sum);
}
