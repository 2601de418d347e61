// Noise and clock budget: the simulated front end and the converter in the calculation on the website.
import { calculate } from '../shared/calculate.ts';
import { readJson, writeJson } from '../shared/files.ts';

interface Report {
  readonly sampled: { readonly sampled_uV: { readonly least: number; readonly most: number } };
}
/** All that the converter samples: its own noise and that of the clock lie in the same band. */
const { sampled_uV } = readJson<Report>('analog/out/report.json').sampled;

/** The converter's reference. */
const RANGE_V = 2.5;
const FULL_SCALE_UV = (RANGE_V * 1e6) / Math.sqrt(8);
/** Downwards: noise is what one suffers. */
const level_dB = (noise: number) => Math.floor(2000 * Math.log10(FULL_SCALE_UV / noise)) / 100;

const converter = (says: string, noise: number) =>
  calculate(says, 'converter', {
    fin_MHz: 0.01,
    tclk_fs: 100_000,
    sth_dB: level_dB(noise),
    n: 16,
    tap_fs: 10_000,
    fs_MHz: 0.1024,
    bw_MHz: 0,
    want_bit: 14,
    vfs_V: RANGE_V,
    temp_C: 27,
    g: 2,
    thd_dB: 0,
    fclk_MHz: 0,
    pnlo_Hz: 1000,
    pnhi_Hz: 0,
  });

writeJson('analog/out/calculations.json', [
  converter('worst corner: noise and clock at 10 kHz', sampled_uV.most),
  converter('least noise of all corners: noise and clock at 10 kHz', sampled_uV.least),
]);
