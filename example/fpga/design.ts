// Coefficients of the decimation filter, designed by the calculation that stands on the website.
import { allCoefficients } from '../../src/calculations/filter/symmetricFilter.ts';
import { calculate } from '../shared/calculate.ts';
import { writeJson, writeText } from '../shared/files.ts';

/** One output for four inputs of 102.4 kS/s: 25.6 kS/s, where 15.6 kHz would fold to 10 kHz. */
const designed = calculate('the decimation filter', 'filter', {
  fpass_MHz: 0.01,
  fstop_MHz: 0.0156,
  atten_dB: 80,
  ripple_dB: 0.05,
  bits: 16,
  full: 0,
  tol_dB: 0,
  equiripple: 1,
  oddOnly: 0,
  fs_MHz: 0.1024,
  fclk_MHz: 9.6,
  data: 16,
  symmetric: 0,
  family: 0,
});
const { taps, coefficients } = designed.values as { taps: number; coefficients: number[] };
const all = allCoefficients({ taps, half: coefficients });
const sum = all.reduce((total, each) => total + each, 0);
/** The gain is a power of two but for rounding, so that a shift takes it away. */
const shift = Math.round(Math.log2(sum));

const MEMORY = 128;
const hex = (value: number) => (value & 0xffff).toString(16).padStart(4, '0');
const padded = [...all, ...Array<number>(MEMORY - all.length).fill(0)];
writeText('fpga/out/coefficients.csv', `# h*2^${shift}\n${all.join('\n')}\n`);
writeText('fpga/out/coefficients.hex', `${padded.map(hex).join('\n')}\n`);
writeText(
  'fpga/out/filter_size.svh',
  `localparam int FILTER_TAPS = ${taps};\nlocalparam int FILTER_SHIFT = ${shift};\n`,
);
writeJson('fpga/out/calculations.json', [designed]);
