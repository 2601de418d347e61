// Time to failure of each crossing, by the calculation on the website, with the paths of the routed FPGA.
import { calculate } from '../shared/calculate.ts';
import { readJson, writeJson } from '../shared/files.ts';

interface Report {
  readonly settling_ns: { readonly clk_adc: number; readonly clk_sys: number };
  readonly setup_ns: number;
}
const { settling_ns, setup_ns } = readJson<Report>('fpga/out/report.json');
const picoseconds = (nanoseconds: number) => Math.round(nanoseconds * 1000);

const common = {
  n: 2,
  // No figures of this FPGA are published that we know of: those of a 130 nm cell at its slow corner stand in.
  tau_ps: 134.19,
  tw_ps: 23.34,
  tsu_ps: picoseconds(setup_ns),
  // Assumed: nothing is published of the oscillator's jitter.
  tunc_ps: 1000,
  k: 1,
  units: 10_000,
  life_y: 10,
  allow: 0.01,
};
/** A pointer changes once a sample. */
const SAMPLES_MPS = 0.1024;
/** A sample is lost once in a life; this is the least that the page takes, one change in ten seconds. */
const FLAG_MPS = 1e-7;

const crossing = (says: string, domain: 'clk_adc' | 'clk_sys', fc_MHz: number, fd_Mps: number) =>
  calculate(says, 'synchroniser', {
    ...common,
    fc_MHz,
    fd_Mps,
    tpath_ps: picoseconds(settling_ns[domain] - setup_ns),
  });

writeJson('rtl/out/calculations.json', [
  crossing('write pointer to clk_sys', 'clk_sys', 14.4, SAMPLES_MPS),
  crossing('read pointer to clk_adc', 'clk_adc', 12.288, SAMPLES_MPS),
  crossing('flag of a lost sample to clk_sys', 'clk_sys', 14.4, FLAG_MPS),
]);
