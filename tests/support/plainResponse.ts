/** The response of a filter by the sum of all its terms, on a dense grid: slow, and independent of the calculation. */

interface Mirrored {
  readonly taps: number;
  readonly half: readonly number[];
}

export const plainAmplitude = ({ taps, half }: Mirrored, frequency: number): number =>
  half.reduce((sum, coefficient, index) => {
    const distance = (taps - 1) / 2 - index;
    const times = distance === 0 ? 1 : 2;
    return sum + times * coefficient * Math.cos(2 * Math.PI * frequency * distance);
  }, 0);

/** Points in each band, its edges among them. */
export function plainFigures(
  filter: Mirrored,
  band: { readonly pass: number; readonly stop: number },
  points: number,
) {
  const amplitudes = (from: number, to: number) =>
    Array.from({ length: points + 1 }, (_, index) =>
      plainAmplitude(filter, from + ((to - from) * index) / points),
    );
  const pass = amplitudes(0, band.pass);
  const stop = amplitudes(band.stop, 0.5);
  const [smallest, largest] = [Math.min(...pass), Math.max(...pass)];
  const stopLargest = Math.max(...stop.map(Math.abs));
  return {
    smallest,
    largest,
    stopLargest,
    atten_dB: 20 * Math.log10((largest + smallest) / 2 / stopLargest),
    ripple_dB: 20 * Math.log10(largest / smallest),
  };
}
