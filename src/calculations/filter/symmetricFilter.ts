/** Coefficients that read the same from both ends: the first half, with the middle one of an odd length. */
export interface SymmetricFilter {
  readonly taps: number;
  readonly half: readonly number[];
}

/** How many coefficients of a length are different ones. */
export const halfOf = (taps: number): number => Math.ceil(taps / 2);

export const isEven = (taps: number): boolean => taps % 2 === 0;

export const allCoefficients = ({ taps, half }: SymmetricFilter): number[] => [
  ...half,
  ...half.slice(0, taps - half.length).reverse(),
];

export const largestOf = ({ half }: SymmetricFilter): number =>
  half.reduce((most, coefficient) => Math.max(most, Math.abs(coefficient)), 0);

/** Σ|h| over all coefficients. */
export const absoluteSum = ({ taps, half }: SymmetricFilter): number =>
  half.reduce((sum, coefficient, index) => {
    const times = index === taps - 1 - index ? 1 : 2;
    return sum + times * Math.abs(coefficient);
  }, 0);
