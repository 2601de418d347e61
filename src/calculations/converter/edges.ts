import type { Edge } from '../input.ts';

/** Oscillators are specified so: the limits of the table are then others. */
const quiet = [
  { offset_Hz: 10, level_dBcHz: -90 },
  { offset_Hz: 1e9, level_dBcHz: -175 },
];

export const edges: readonly Edge[] = [
  { name: 'no-bits', values: { fin_MHz: 10_000, tclk_fs: 100_000 } },
  { name: 'out-of-reach', values: { want_bit: 13 } },
  { name: 'clock-over', values: { tclk_fs: 400 } },
  // 12 bits allow 283.9 fs.
  { name: 'at-limit', values: { tclk_fs: 283 } },
  { name: 'no-clock-jitter', values: { tclk_fs: 0 } },
  { name: 'no-jitter', values: { tclk_fs: 0, tap_fs: 0 } },
  { name: 'few-steps', values: { n: 8, want_bit: 7 } },
  { name: 'band', values: { bw_MHz: 20 } },
  { name: 'band-of-table', values: { bw_MHz: 20 }, tables: { pn: quiet } },
  { name: 'band-over-nyquist', values: { bw_MHz: 400 } },
  { name: 'distortion', values: { thd_dB: 80 } },
  { name: 'table-inside', values: { pnhi_Hz: 1e8 }, tables: { pn: quiet } },
  { name: 'limits-crossed', values: { pnlo_Hz: 1e6, pnhi_Hz: 1e3 }, tables: { pn: quiet } },
];
