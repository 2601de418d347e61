import type { Calculated } from '../shared/calculate.ts';
import { readJson } from '../shared/files.ts';
import {
  addressOf,
  digits,
  fixed,
  passed,
  percent,
  type RequirementResult,
  type Specimen,
  table,
} from '../shared/specimen.ts';

interface Broken {
  readonly name: string;
  readonly caught: boolean;
  readonly by: string;
}
interface Range {
  readonly least: number;
  readonly most: number;
  readonly typical: number;
}
type Figure =
  | 'output_V'
  | 'fold_dB'
  | 'gain_mV_per_g'
  | 'flatness_dB'
  | 'low_Hz'
  | 'noise_mg'
  | 'offset_mV'
  | 'phase_margin_deg';
interface Report {
  readonly corners: number;
  readonly units: number;
  readonly amplifier: Readonly<
    Record<'gbw' | 'pole2' | 'a0' | 'rout' | 'slew' | 'en' | 'fcorner' | 'vos', number>
  >;
  readonly nominal: Readonly<Record<'cs' | 'cw' | 'cf' | 'rf', number>>;
  readonly tolerance: Readonly<Record<'cs' | 'cw' | 'cf' | 'rf', number>>;
  readonly leak: Readonly<Record<string, number>>;
  readonly figures: Readonly<Record<Figure, Range>>;
  readonly formula: Readonly<Record<string, number>>;
  readonly simulated: Readonly<Record<string, number>>;
  /** The largest distance of a corner, as a share of what is allowed. */
  readonly apart: Readonly<Record<string, number>>;
  readonly 'thd of the slew limit, %': number;
  readonly 'sensitivity before calibration': {
    readonly least: number;
    readonly most: number;
    readonly 'outside 2 %': number;
  };
  readonly 'may be': Readonly<
    Record<'gbw' | 'pole2' | 'a0' | 'rout' | 'slew' | 'en' | 'fcorner' | 'vos' | 'leak', number>
  >;
  /** With what folds at the converter. */
  readonly sampled: Readonly<
    Record<'sampled_uV' | 'delivered_mg', { readonly least: number; readonly most: number }>
  >;
}

const SENSITIVITY = 71.4;
const WITHIN = 0.02;
const SHARE_OF_CLOCK = 0.1;
const FOLD_DB = 80;
const HALF_RANGE_V = 1.25;
const FULL_G = 16;

const three = ({ least, typical, most }: Range) =>
  [least, typical, most].map((value) => digits(value)).join(' / ');

export function specimen(): Specimen {
  const report = readJson<Report>('analog/out/report.json');
  const calculations = readJson<readonly [Calculated, Calculated]>('analog/out/calculations.json');
  const broken = readJson<readonly Broken[]>('analog/out/broken.json');
  const [worst] = calculations;
  const { amplifier, figures, nominal, tolerance } = report;
  const { delivered_mg: delivered, sampled_uV: sampled } = report.sampled;
  const before = report['sensitivity before calibration'];
  const clock = Math.max(
    ...calculations.map(({ values }) => (values as { shareClock: number }).shareClock),
  );
  const { bits, tclkHalfBit_fs } = worst.values as { bits: number; tclkHalfBit_fs: number };
  const isSensitive =
    figures.gain_mV_per_g.least >= SENSITIVITY * (1 - WITHIN) &&
    figures.gain_mV_per_g.most <= SENSITIVITY * (1 + WITHIN);
  const flat = Math.max(Math.abs(figures.flatness_dB.least), Math.abs(figures.flatness_dB.most));
  const picofarads = (farads: number) => `${digits(farads * 1e12, 4)} pF`;
  const names: Readonly<Record<string, readonly [name: string, unit: string]>> = {
    gain_mV_per_g: ['sensitivity', 'mV/g'],
    flatness_dB: ['gain at 10 kHz', 'dB'],
    fold_dB: ['attenuation at 92.4 kHz', 'dB'],
    low_Hz: ['lower −3 dB point', 'Hz'],
    noise_uV: ['noise', 'µV'],
    offset_mV: ['offset', 'mV'],
  };

  const requirements: readonly RequirementResult[] = [
    {
      id: 'R1',
      what: 'Output at 16 g, element + 5 %, with offset',
      limit: `≤ ${HALF_RANGE_V} V`,
      result: `${three(figures.output_V)} V`,
      verdict: passed(figures.output_V.most <= HALF_RANGE_V),
    },
    {
      id: 'R1',
      what: 'Sensitivity at 160 Hz, the parts’ tolerances alone',
      limit: `${SENSITIVITY} mV/g ± ${percent(WITHIN)}`,
      result: `${three(figures.gain_mV_per_g)} mV/g`,
      verdict: passed(isSensitive),
    },
    {
      id: 'R1',
      what: 'Gain at 10 kHz over 160 Hz, half of ± 0.2 dB',
      limit: '± 0.1 dB',
      result: `${three(figures.flatness_dB)} dB`,
      verdict: passed(flat <= 0.1),
    },
    {
      id: 'R1',
      what: 'Lower −3 dB point',
      limit: '≤ 12 Hz',
      result: `${three(figures.low_Hz)} Hz`,
      verdict: passed(figures.low_Hz.most <= 12),
    },
    {
      id: 'R1',
      what: 'Output offset',
      limit: '≤ 50 mV',
      result: `${three(figures.offset_mV)} mV`,
      verdict: passed(figures.offset_mV.most <= 50),
    },
    {
      id: 'R1',
      what: 'Phase margin of the loop, by formula',
      limit: '≥ 50°',
      result: `${three(figures.phase_margin_deg)}°`,
      verdict: passed(figures.phase_margin_deg.least >= 50),
    },
    {
      id: 'R2',
      what: 'Noise, 10 Hz to 10 kHz',
      limit: '≤ 0.5 mg rms',
      result: `${three(figures.noise_mg)} mg`,
      verdict: passed(figures.noise_mg.most <= 0.5),
    },
    {
      id: 'R2',
      what: 'The same behind the sampler, with what folds below 10 kHz, by formula',
      limit: '≤ 0.5 mg rms',
      result: `${digits(delivered.least, 2)} to ${digits(delivered.most, 2)} mg`,
      verdict: passed(delivered.most <= 0.5),
      ...(delivered.most <= 0.5 ? {} : { finding: 'F1' }),
    },
    {
      id: 'R3',
      what: 'Distortion at 16 g, 1 kHz',
      limit: '≤ 0.1 %',
      result: `${digits(report['thd of the slew limit, %'], 2)} % from the slew rate; the rest is the part’s`,
      verdict: 'not shown',
      finding: 'F2',
    },
    {
      id: 'R4',
      what: 'Supply current',
      limit: '≤ 120 µA',
      result: 'a limit for the part; none is chosen',
      verdict: 'not shown',
      finding: 'F2',
    },
    {
      id: 'R5',
      what: 'Share of the clock in the noise at 10 kHz, 100 ps',
      limit: `≤ ${percent(SHARE_OF_CLOCK)}`,
      result: percent(clock, 1),
      verdict: passed(clock <= SHARE_OF_CLOCK),
    },
    {
      id: 'R6',
      what: 'Attenuation at 92.4 kHz, which the converter folds to 10 kHz',
      limit: `≥ ${FOLD_DB} dB`,
      result: `${three(figures.fold_dB)} dB`,
      verdict: passed(figures.fold_dB.least >= FOLD_DB),
      ...(figures.fold_dB.least >= FOLD_DB ? {} : { finding: 'F1' }),
    },
    {
      id: 'R2',
      what: 'Broken circuits that the formulas notice',
      limit: 'all',
      result: `${broken.filter(({ caught }) => caught).length} of ${broken.length}`,
      verdict: passed(broken.every(({ caught }) => caught)),
    },
  ];
  return {
    layer: 'analog',
    title: 'Charge amplifier: worst case, and what its amplifier must keep',
    document: 'Block specification, with the worst case of tolerances; noise and clock budget',
    issue: 2,
    date: '2026-11-19',
    requirements,
    calculations,
    plots: [
      {
        id: 'response',
        title: 'Response of the front end by formula, nominal parts',
        file: 'out/response.csv',
        x: { column: 'Hz', label: 'frequency, Hz', scale: 'log', min: 1, max: 200_000 },
        y: {
          column: 'dB',
          label: 'gain over that at 160 Hz, dB',
          scale: 'linear',
          min: -24,
          max: 6,
        },
        limits: [
          { from: [12, -3], to: [10_000, -3] },
          { from: [92_400, -24], to: [92_400, 6] },
        ],
      },
    ],
    findings: [
      `**R6 is met behind the converter and not before it.** The digital filter removes what lies between 15.6 and 51.2 kHz. What vibrates at 92.4 kHz reaches the converter with ${digits(figures.fold_dB.least, 2)} dB less, and is 10 kHz behind it. Found when the requirement was read again for this layer; the drawing of the chain had hidden it. The front end’s own noise folds in the same way, from every multiple of 102.4 kHz: what is delivered below 10 kHz has more than R2 allows, as a reader computed. It needs a filter before the converter, or a converter that samples ten times as fast and a longer filter in the FPGA; the element’s own resonance decides which.`,
      'There is no part. An early draft was a transistor design in a public process, whose models are not ours to publish. No catalogue amplifier was chosen instead: what is simulated are the limits that a part must keep, so that distortion and current, which belong to the part, are not shown.',
      `The first design took 1 V from peak to peak, and the converter wants 2.5 V. The second took 68 pF and was never asked for ± 16 g, the first words of R1: with the element 5 % high and the offset it needs 1.27 V of ± ${HALF_RANGE_V} V, and clips from 15.7 g on, as a reader computed. The feedback is ${picofarads(nominal.cf)} now, and R1 says ${SENSITIVITY} mV/g. The codes are ${percent(1 - (FULL_G * figures.gain_mV_per_g.typical) / 1000 / HALF_RANGE_V)} smaller than the model of the signal takes them.`,
      `Element and feedback spread by ± 5 % and ± 1 %: ${before['outside 2 %']} of ${report.units} random units leave ± ${percent(WITHIN)}, from ${digits(before.least)} to ${digits(before.most)} mV/g. **Each unit must be calibrated**, as R1 says; the table of corners cannot show it.`,
      'The first distortion figures were 1.1 % at every corner, to four digits: too equal to be true. The transient had begun away from its operating point, and what was measured was its way back.',
      'Simulator and formulas were compared at 27 °C only. When the check was extended to all corners, the simulated noise was 7 % too large at 85 °C and 7 % too small at −40 °C: ngspice does not take `temp` of a resistor into its noise. The figures before were 0.266 to 0.404 mg. The formula for 92.4 kHz was wrong by 1 %, too: it had left the feedback out of what loads the output.',
      'The first issue asked the table of limits of one corner only, which was the best one for the phase margin, and had no row for the output’s resistance. It also set noise below 10 kHz against noise of the clock up to 51.2 kHz, and gave 14.5 bits. A reader found both: every limit is that of the worst corner now, and both noises are those that the converter samples.',
    ],
    open: [
      {
        text: 'The filter before the converter.',
        needs: 'the resonance of the element, and a decision',
      },
      { text: 'A part that keeps the limits.', needs: 'data sheets, read' },
      {
        text: 'The element’s drift over temperature, and its calibration: ± 2 % are asked for, and only the parts around it were computed.',
        needs: 'the element’s data sheet',
      },
      {
        text: 'The kick of the sampling switch into 1 nF, which settles with the loop.',
        needs: 'the converter’s data sheet',
      },
      {
        text: 'Protection of the input, its leakage, and the layout around 220 MΩ.',
        needs: 'a board: 1 GΩ of dirt to a rail of 1.25 V would be 275 mV of offset',
      },
    ],
    attack: [
      {
        doubt: 'An amplifier of ideal sources is no circuit.',
        answer:
          'It is a specification. Its use is the table of what each limit may become before a requirement fails: that is what one takes to a data sheet, or to a designer.',
      },
      {
        doubt: 'Flicker noise is typed in.',
        answer: `It is one of the limits: the corner may lie at ${digits(Math.floor(report['may be'].fcorner / 100) / 10, 2)} kHz before the noise is too large, at the worst corner.`,
      },
      {
        doubt: 'Corners of tolerances are not corners of a process.',
        answer:
          'No. A process has no place here until there is a part. The tolerances are those of the parts around it, and every combination of them was run at each temperature.',
      },
    ],
    files: [
      { path: 'analog/front_end.spice', what: 'the circuit' },
      { path: 'analog/simulate.py', what: 'corners, formulas, limits' },
      { path: 'analog/broken.py', what: 'the broken circuits' },
      { path: 'analog/out/corners.csv', what: 'every corner' },
      {
        path: 'analog/out/report.json',
        what: 'figures of this sheet; the rest is in calculations.json and broken.json',
      },
    ],
    body: `
Results are least / typical / largest of ${report.corners} corners: every combination of the parts’ tolerances at −40, 27 and 85 °C.

## The circuit

Element 5 pC/g behind ${picofarads(nominal.cs)} ± ${percent(tolerance.cs)}; wiring ${picofarads(nominal.cw)} ± ${percent(tolerance.cw)}; feedback ${picofarads(nominal.cf)} ± ${percent(tolerance.cf)} and ${digits(nominal.rf / 1e6)} MΩ ± ${percent(tolerance.rf)}; leakage of the input ${digits((report.leak['85'] ?? 0) * 1e12)} pA at 85 °C. The converter takes its sample from 1 nF behind 100 Ω.

[Response of the front end](out/response.csv)

## What the amplifier must keep

${table(
  ['Limit', 'simulated with', 'may become, all else as simulated, at the worst corner'],
  [
    [
      'Gain-bandwidth',
      `${digits(amplifier.gbw / 1e6)} MHz`,
      `${digits(Math.ceil(report['may be'].gbw / 1e4) / 100, 2)} MHz`,
    ],
    [
      'Second pole',
      `${digits(amplifier.pole2 / 1e6)} MHz`,
      `${digits(Math.ceil(report['may be'].pole2 / 1e3) / 1000, 3)} MHz`,
    ],
    [
      'White noise of the input',
      `${digits(amplifier.en * 1e9)} nV/√Hz`,
      `${digits(Math.floor(report['may be'].en * 1e10) / 10, 3)} nV/√Hz`,
    ],
    [
      'Corner of flicker noise',
      `${digits(amplifier.fcorner / 1000)} kHz`,
      `${digits(Math.floor(report['may be'].fcorner / 100) / 10, 2)} kHz`,
    ],
    [
      'Offset',
      `${digits(amplifier.vos * 1e3)} mV`,
      `${digits(Math.floor(report['may be'].vos * 1e4) / 10, 3)} mV`,
    ],
    [
      'Slew rate',
      `${digits(amplifier.slew / 1e6)} V/µs`,
      `${digits(Math.ceil(report['may be'].slew / 1e3) / 1000, 2)} V/µs, at 16 g and 10 kHz`,
    ],
    [
      'Output resistance',
      `${digits(amplifier.rout)} Ω`,
      `${digits(Math.floor(report['may be'].rout / 10) / 100, 3)} kΩ`,
    ],
    [
      'Leakage of the input at 85 °C',
      `${digits((report.leak['85'] ?? 0) * 1e12)} pA`,
      `${Math.floor(report['may be'].leak * 1e12)} pA, with the offset as simulated`,
    ],
    [
      'Gain',
      `${digits(20 * Math.log10(amplifier.a0))} dB`,
      `${Math.ceil(20 * Math.log10(report['may be'].a0))} dB`,
    ],
  ],
)}

## The simulator and the formulas

Both were written apart: the circuit for ngspice, and closed formulas for the same figures. A run fails if they differ at any corner by more than one in a hundred, or a gain by more than 0.01 dB. The table has nominal parts at 27 °C, and the largest difference of all ${report.corners} corners.

${table(
  ['Figure', 'formula', 'ngspice', 'largest, of what is allowed'],
  Object.entries(names).map(([key, [name, unit]]) => [
    `${name}, ${unit}`,
    digits(report.formula[key] ?? 0, 4),
    digits(report.simulated[key] ?? 0, 4),
    percent(Math.ceil((report.apart[key] ?? 0) * 100) / 100),
  ]),
)}

## Broken on purpose

Each circuit has one mistake, and is simulated with nominal parts at 85 °C, where the leakage is largest.

${table(
  ['Circuit with one mistake', 'figures that leave the formulas'],
  broken.map(({ name, by }) => [name, by]),
)}

## Noise and clock

At the worst corner [the calculation](${addressOf(worst)}) gives ${fixed(bits, 1)} bits at 10 kHz; from ${digits(Math.ceil(sampled.most * 10) / 10)} µV that the converter samples, most of them folded; the front end’s noise decides, not the clock. The converter’s own noise is not in it. Jitter, assumed to be 100 ps, would have to reach ${digits(Math.floor(tclkHalfBit_fs / 1e4) / 100, 2)} ns to cost half a bit: a plain crystal oscillator will do.
`,
  };
}
