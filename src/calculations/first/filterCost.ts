import { ceil, floor } from '../rounding.ts';

/** What a filter of a given length costs. */
export interface CostInputs {
  taps: number;
  bits: number;
  fs_MHz: number;
  fclk_MHz: number;
  data: number;
  symmetric: number | boolean;
}

/** DSP slices, as PG149 counts them under "Parallel Datapaths" and "Data and Coefficient Bit Width", table 1. */
export function countSlices({ taps, bits, fs_MHz, fclk_MHz, data, symmetric }: CostInputs) {
  const width = data + (symmetric ? 1 : 0);
  const fits = (width <= 25 && bits <= 18) || (width <= 18 && bits <= 25);
  const columns = fits ? 1 : width <= 25 || bits <= 25 ? 2 : 4;
  const unique = symmetric ? Math.ceil(taps / 2) : taps;
  const share = Math.max(1, floor(fclk_MHz / fs_MHz));
  if (fs_MHz > fclk_MHz)
    return { unique, columns, share, slices: columns * taps * ceil(fs_MHz / fclk_MHz) };
  const multipliers = Math.ceil(unique / share);
  return {
    unique,
    columns,
    share,
    slices: columns * (multipliers + (share > 1 && multipliers > 1 ? 1 : 0)),
  };
}
