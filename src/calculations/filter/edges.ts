import type { Edge } from '../input.ts';

export const edges: readonly Edge[] = [
  { name: 'outside', values: { fstop_MHz: 15.5 } },
  { name: 'too-long', values: { fpass_MHz: 9.98, fstop_MHz: 10 } },
  { name: 'too-long-blocks', values: { fpass_MHz: 9.98, fstop_MHz: 10, family: 3 } },
  { name: 'too-coarse', values: { bits: 12 } },
  // The shortest filter keeps it with 20 bits, so that nothing is lost.
  { name: 'nothing-lost', values: { bits: 20 } },
  // A narrow pass band: its strip stands above the stop band.
  { name: 'narrow-pass', values: { fpass_MHz: 1, fstop_MHz: 3 } },
  // What version 1 assumed: the window, powers of two, and a loss of 1 dB.
  { name: 'within', values: { equiripple: 0, full: 0, tol_dB: 1, family: 0 } },
  { name: 'blocks', values: { family: 3 } },
  { name: 'no-sharing', values: { fclk_MHz: 40 } },
  { name: 'accumulator-over', values: { bits: 27, data: 32 } },
];
