import { ceil, floor } from '../rounding.ts';
import { halfOf } from './symmetricFilter.ts';

/** What a filter takes of an FPGA: AMD as PG149 (FIR Compiler 7.2) counts slices, Altera in blocks of two multipliers. */

/** The input counts families: 0 is the 7 series, 1 UltraScale, 2 Versal, 3 Stratix 10 and Arria 10. */
const ALTERA = 3;

interface Multiplier {
  readonly wide: number;
  readonly narrow: number;
}
/** 25 × 18: PG149, "Data and Coefficient Bit Width", table 1. 27 × 18: AM004 on DSP48E2. 27 × 24: AM004. */
const MULTIPLIERS: readonly Multiplier[] = [
  { wide: 25, narrow: 18 },
  { wide: 27, narrow: 18 },
  { wide: 27, narrow: 24 },
];
/** Bits of the accumulator of a slice or block, by family. */
const ACCUMULATORS = [48, 48, 58, 64] as const;

export interface LoadInputs {
  readonly taps: number;
  readonly bits: number;
  readonly fs_MHz: number;
  readonly fclk_MHz: number;
  readonly data: number;
  readonly symmetric: number;
  readonly family: number;
}

export interface Load {
  /** Slices side by side for one product; half a block counts as 0.5. */
  readonly columns: number;
  /** Products that one multiplier makes in turn. */
  readonly share: number;
  /** Copies of the filter side by side, where samples come faster than the clock. */
  readonly lanes: number;
  /** Products a sample. */
  readonly unique: number;
  readonly slices: number;
  /** Before anything is rounded up. */
  readonly slicesExact: number;
}

/** Table 1 of PG149; the pre-adder of symmetric filters takes a bit of data more. */
function amdColumns({ wide, narrow }: Multiplier, data: number, bits: number): number {
  if ((data <= wide && bits <= narrow) || (data <= narrow && bits <= wide)) return 1;
  if ((data > wide && bits > narrow) || (data > narrow && bits > wide)) return 4;
  return 2;
}

/** Arria 10 683583, Stratix 10 683832: two 18 × 19 in a block, or one 27 × 27; the pre-adder takes 18 or 26 bits. */
function alteraBlocks({ data, bits, symmetric }: LoadInputs): number {
  const isHalf = symmetric
    ? data <= 18 && bits <= 18
    : (data <= 19 && bits <= 18) || (data <= 18 && bits <= 19);
  if (isHalf) return 0.5;
  return data > (symmetric ? 26 : 27) ? 2 : 1;
}

export function dspLoad(inputs: LoadInputs): Load {
  const { taps, bits, fs_MHz, fclk_MHz, data, symmetric, family } = inputs;
  const multiplier = MULTIPLIERS[family];
  const columns = multiplier
    ? amdColumns(multiplier, data + (symmetric ? 1 : 0), bits)
    : alteraBlocks(inputs);
  const unique = symmetric ? halfOf(taps) : taps;
  const slicesExact = (columns * unique * fs_MHz) / fclk_MHz;
  if (fs_MHz > fclk_MHz) {
    // PG149, "Super Sample Rate Filters": symmetry is exploited for single rate.
    const lanes = ceil(fs_MHz / fclk_MHz);
    const slices = Math.ceil(columns * unique * lanes);
    return { columns, share: 1, lanes, unique, slices, slicesExact };
  }
  const share = Math.max(1, floor(fclk_MHz / fs_MHz));
  const multipliers = Math.ceil(unique / share);
  // PG149, "Parallel Datapaths": a slice more adds up what several multipliers have made in turn.
  const adder = family !== ALTERA && share > 1 && multipliers > 1 ? 1 : 0;
  const slices = Math.ceil(columns * (multipliers + adder));
  return { columns, share, lanes: 1, unique, slices, slicesExact };
}

/** Bits that hold every sum: data and ⌈log₂ Σ|c|⌉. */
export const accumulatorBits = (data: number, sum: number): number =>
  data + Math.ceil(Math.log2(sum));

/** Longer sums take more slices than are counted (PG149, note to table 1). */
export const isAccumulatorOver = (bits: number, family: number): boolean =>
  bits > (ACCUMULATORS[family] ?? 0);
