import type {
  Input,
  Label,
  Limit,
  Line,
  Outputs,
  Plot,
  Point,
  Preset,
  Region,
  Result,
} from './calculation.ts';
import { amplitudeAt, amplitudes, GRID } from './fourier.ts';

/** What a filter costs: J. F. Kaiser's window design; slices as AMD PG149 (FIR Compiler 7.2) counts them. */

export interface FilterInputs {
  width_pc: number;
  atten_dB: number;
  bits: number;
  centre_pc: number;
  fs_MHz: number;
  fclk_MHz: number;
  data: number;
  symmetric: number | boolean;
}

/** From 9 to 11 MHz at 30.72 MS/s. Rounded, the last bits of the coefficients would be others. */
const LTE_WIDTH_PC = (100 * 2) / 30.72;
const LTE_CENTRE_PC = (100 * 10) / 30.72;

export const inputs = [
  {
    name: 'width_pc',
    unit: '%',
    min: 1,
    max: 25,
    scale: 'log',
    step: 40,
    default: LTE_WIDTH_PC,
    role: 'moved',
    ticks: [1, 2, 5, 10, 20],
  },
  {
    name: 'atten_dB',
    unit: 'dB',
    min: 30,
    max: 120,
    scale: 'linear',
    step: 1,
    default: 80,
    role: 'moved',
    ticks: [30, 60, 90, 120],
    minor: 10,
  },
  {
    name: 'bits',
    unit: 'bit',
    min: 6,
    max: 25,
    scale: 'linear',
    step: 1,
    default: 18,
    role: 'moved',
    whole: true,
    ticks: [6, 12, 18, 25],
    minor: 1,
  },
  {
    name: 'centre_pc',
    unit: '%',
    min: 2,
    max: 48,
    scale: 'linear',
    step: 0.1,
    default: LTE_CENTRE_PC,
    role: 'held',
  },
  {
    name: 'fs_MHz',
    unit: 'MS/s',
    min: 0.001,
    max: 10_000,
    scale: 'log',
    step: 40,
    default: 30.72,
    role: 'held',
  },
  {
    name: 'fclk_MHz',
    unit: 'MHz',
    min: 1,
    max: 1000,
    scale: 'log',
    step: 40,
    default: 245.76,
    role: 'held',
  },
  {
    name: 'data',
    unit: 'bit',
    min: 4,
    max: 32,
    scale: 'linear',
    step: 1,
    default: 16,
    role: 'held',
    whole: true,
  },
  {
    name: 'symmetric',
    unit: '',
    min: 0,
    max: 1,
    scale: 'linear',
    step: 1,
    default: 1,
    role: 'held',
    whole: true,
    flag: true,
  },
] as const satisfies readonly Input[];

export const presets: readonly Preset[] = [
  {
    key: 'lte',
    values: {
      width_pc: LTE_WIDTH_PC,
      atten_dB: 80,
      bits: 18,
      centre_pc: LTE_CENTRE_PC,
      fs_MHz: 30.72,
      fclk_MHz: 245.76,
      data: 16,
      symmetric: 1,
    },
  },
  {
    key: 'audio',
    values: {
      width_pc: 4.16667,
      atten_dB: 110,
      bits: 24,
      centre_pc: 22.9167,
      fs_MHz: 0.096,
      fclk_MHz: 98.304,
      data: 23,
      symmetric: 1,
    },
  },
  {
    key: 'rf',
    values: {
      width_pc: 3,
      atten_dB: 60,
      bits: 14,
      centre_pc: 20,
      fs_MHz: 2457.6,
      fclk_MHz: 491.52,
      data: 16,
      symmetric: 1,
    },
  },
];

export const warningKeys = [
  'bandOutside',
  'notMet',
  'coefficientsTooCoarse',
  'fasterThanClock',
] as const;

/** A quotient that is whole but for rounding counts as whole. */
const ROUNDING = 1e-9;
const ceil = (x: number) => Math.ceil(x - ROUNDING);
const floor = (x: number) => Math.floor(x + ROUNDING);

export function kaiserBeta(attenuation: number): number {
  if (attenuation > 50) return 0.1102 * (attenuation - 8.7);
  if (attenuation < 21) return 0;
  return 0.5842 * (attenuation - 21) ** 0.4 + 0.078_86 * (attenuation - 21);
}

const kaiserTaps = (attenuation: number, width: number) =>
  ceil((attenuation - 7.95) / (2.285 * 2 * Math.PI * width) + 1);

/** The modified Bessel function I₀ by its series. */
function bessel(x: number): number {
  let [term, sum] = [1, 1];
  for (let k = 1; term > sum * 1e-17; k += 1) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

/** A windowed sinc, scaled to a gain of 1 at zero frequency. */
function lowPass(count: number, beta: number, centre: number): Float64Array {
  const middle = (count - 1) / 2;
  const taps = Float64Array.from({ length: count }, (_, index) => {
    const x = index - middle;
    const ideal = x === 0 ? 2 * centre : Math.sin(2 * Math.PI * centre * x) / (Math.PI * x);
    const inside = middle === 0 ? 0 : 1 - (x / middle) ** 2;
    return ideal * bessel(beta * Math.sqrt(Math.max(0, inside)));
  });
  const gain = taps.reduce((sum, tap) => sum + tap, 0);
  return taps.map((tap) => tap / gain);
}

/** Coefficients of `bits` bits: h·2^s rounded to whole numbers, s as large as they allow. */
function quantise(taps: Float64Array, bits: number): { taps: Float64Array; shift: number } {
  const largest = taps.reduce((most, tap) => Math.max(most, Math.abs(tap)), 0);
  const limit = 2 ** (bits - 1) - 1;
  let shift = Math.floor(Math.log2(limit / largest));
  if (largest * 2 ** (shift + 1) <= limit) shift += 1;
  if (largest * 2 ** shift > limit) shift -= 1;
  return { taps: taps.map((tap) => Math.floor(tap * 2 ** shift + 0.5)), shift };
}

interface Band {
  /** Shares of the sample rate. */
  pass: number;
  stop: number;
}

/** The largest amplitude in the stop band below that at zero, in dB. */
function attenuation(taps: Float64Array, { stop }: Band): number {
  const amplitude = amplitudes(taps);
  const zero = amplitude[0] as number;
  let largest = amplitudeAt(taps, stop);
  for (let k = Math.ceil(stop * GRID - ROUNDING); k <= GRID / 2; k += 1)
    largest = Math.max(largest, amplitude[k] as number);
  return -20 * Math.log10(largest / zero);
}

/** The ripple of the pass band from its highest to its lowest point, in dB. */
function ripple(taps: Float64Array, { pass }: Band): number {
  const amplitude = amplitudes(taps);
  let [lowest, highest] = [amplitudeAt(taps, pass), amplitudeAt(taps, pass)];
  for (let k = 0; k <= floor(pass * GRID); k += 1) {
    lowest = Math.min(lowest, amplitude[k] as number);
    highest = Math.max(highest, amplitude[k] as number);
  }
  return 20 * Math.log10(highest / lowest);
}

type SliceInputs = Pick<FilterInputs, 'bits' | 'fs_MHz' | 'fclk_MHz' | 'data' | 'symmetric'> & {
  taps: number;
};

/** DSP slices, as PG149 counts them under "Parallel Datapaths" and "Data and Coefficient Bit Width", table 1. */
export function countSlices({ taps, bits, fs_MHz, fclk_MHz, data, symmetric }: SliceInputs) {
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

const DESIGN_STEP_DB = 0.25;
const MOST_DESIGN_STEPS = 24; // +6 dB
/** Coefficients may cost this much attenuation. */
const COARSE_DB = 1;
const [FEWEST_BITS, MOST_BITS] = [6, 25];

interface Filter {
  design: number;
  taps: Float64Array;
  reached: number;
}

/** Kaiser's fits end about 1 dB short: the design is raised until the response itself has the attenuation. */
function* design(band: Band, atten_dB: number, width: number): Generator<undefined, Filter> {
  const centre = (band.pass + band.stop) / 2;
  for (let step = 0; ; step += 1) {
    const raised = atten_dB + step * DESIGN_STEP_DB;
    const taps = lowPass(kaiserTaps(raised, width), kaiserBeta(raised), centre);
    const reached = attenuation(taps, band);
    if (reached >= atten_dB || step === MOST_DESIGN_STEPS) return { design: raised, taps, reached };
    yield;
  }
}

/** The fewest bits with which the coefficients are not too coarse. */
function* fewestBits(
  taps: Float64Array,
  band: Band,
  atten_dB: number,
): Generator<undefined, number | null> {
  for (let bits = FEWEST_BITS; bits <= MOST_BITS; bits += 1) {
    if (attenuation(quantise(taps, bits).taps, band) >= atten_dB - COARSE_DB) return bits;
    yield;
  }
  return null;
}

/** What the values are where the band lies outside: all of them unknown. */
const NOTHING: Outputs = Object.fromEntries(
  [
    'tapsFormula',
    'taps',
    'design_dB',
    'betaFormula',
    'beta',
    'attenExact_dB',
    'attenFixed_dB',
    'bitsNeeded',
    'ripple_dB',
    'shift',
    'columns',
    'share',
    'slices',
    'delay_us',
    'gmacs',
    'tapsEquiripple',
  ].map((key) => [key, null]),
);

const bandOf = ({ width_pc, centre_pc }: FilterInputs): Band => ({
  pass: (centre_pc - width_pc / 2) / 100,
  stop: (centre_pc + width_pc / 2) / 100,
});
const isOutside = ({ pass, stop }: Band) => pass <= 0 || stop >= 0.5;

/**
 * The calculation in steps of a transform or two. The island does a few of them in a task, so that no task is long;
 * `compute` does all at once.
 */
export function* steps(values: FilterInputs): Generator<undefined, Result> {
  const { width_pc, atten_dB, bits, fs_MHz, fclk_MHz } = values;
  const band = bandOf(values);
  if (isOutside(band))
    return { values: NOTHING, warnings: ['bandOutside'], curve: curve(values, null, null, GRID) };
  const width = width_pc / 100;
  const exact = yield* design(band, atten_dB, width);
  const fixed = quantise(exact.taps, bits);
  const attenFixed_dB = attenuation(fixed.taps, band);
  yield;
  const bitsNeeded = yield* fewestBits(exact.taps, band, atten_dB);
  const taps = exact.taps.length;
  const { unique, columns, share, slices } = countSlices({ ...values, taps });

  const warnings: string[] = [];
  if (exact.reached < atten_dB) warnings.push('notMet');
  if (attenFixed_dB < atten_dB - COARSE_DB) warnings.push('coefficientsTooCoarse');
  if (fs_MHz > fclk_MHz) warnings.push('fasterThanClock');

  const result: Result = {
    values: {
      tapsFormula: kaiserTaps(atten_dB, width),
      taps,
      design_dB: exact.design,
      betaFormula: kaiserBeta(atten_dB),
      beta: kaiserBeta(exact.design),
      attenExact_dB: exact.reached,
      attenFixed_dB,
      bitsNeeded,
      ripple_dB: ripple(fixed.taps, band),
      shift: fixed.shift,
      columns,
      share,
      slices,
      delay_us: (taps - 1) / 2 / fs_MHz,
      gmacs: (unique * fs_MHz) / 1000,
      tapsEquiripple: ceil((atten_dB - 13) / (14.6 * width) + 1),
    },
    warnings,
    curve: curve(values, exact.taps, fixed.taps, GRID),
  };
  return result;
}

export function compute(values: FilterInputs): Result {
  const calculation = steps(values);
  for (;;) {
    const { done, value } = calculation.next();
    if (done) return value;
  }
}

/** While a rule is moved: the curve of the formula's length on a coarse grid, which fits into a frame. */
export function sketch(values: FilterInputs): Plot {
  const band = bandOf(values);
  if (isOutside(band)) return curve(values, null, null, SKETCH_GRID);
  const taps = lowPass(
    kaiserTaps(values.atten_dB, values.width_pc / 100),
    kaiserBeta(values.atten_dB),
    (band.pass + band.stop) / 2,
  );
  return curve(values, taps, quantise(taps, values.bits).taps, SKETCH_GRID);
}

const SKETCH_GRID = 2048;
const [TOP_DB, BOTTOM_DB] = [5, -140];
/** Columns of the drawing: each shows the largest value in it, so that no lobe is lost. */
const COLUMNS = 256;

function response(taps: Float64Array, grid: number): Point[] {
  const amplitude = amplitudes(taps, grid);
  const zero = amplitude[0] as number;
  const each = grid / 2 / COLUMNS;
  return Array.from({ length: COLUMNS + 1 }, (_, column): Point => {
    let largest = 0;
    for (
      let k = Math.max(0, (column - 0.5) * each);
      k <= Math.min(grid / 2, (column + 0.5) * each);
      k += 1
    )
      largest = Math.max(largest, amplitude[k] as number);
    const level = largest > 0 ? 20 * Math.log10(largest / zero) : BOTTOM_DB;
    return [(column * 50) / COLUMNS, Math.max(BOTTOM_DB, Math.min(TOP_DB, level))];
  });
}

function curve(
  values: FilterInputs,
  exact: Float64Array | null,
  fixed: Float64Array | null,
  grid: number,
): Plot {
  const { atten_dB, width_pc, centre_pc, fs_MHz } = values;
  const pass = Math.max(0, centre_pc - width_pc / 2);
  const stop = Math.min(50, centre_pc + width_pc / 2);
  const limits: Limit[] = [
    { axis: 'y', at: 0, to: pass },
    { axis: 'x', at: pass, from: BOTTOM_DB, to: 0 },
    { axis: 'y', at: -atten_dB, from: stop },
    { axis: 'x', at: stop, from: -atten_dB, to: TOP_DB },
  ];
  const lines: Line[] = [];
  const regions: Region[] = [];
  if (exact && fixed) {
    const rounded = response(fixed, grid);
    lines.push({ look: 'thin', points: response(exact, grid) }, { look: 'main', points: rounded });
    // What the coefficients let through above the mask.
    const above = rounded
      .filter(([x]) => x >= stop)
      .map(([x, y]): Point => [x, Math.max(y, -atten_dB)]);
    const [first, last] = [above[0], above.at(-1)];
    if (first && last && above.some(([, y]) => y > -atten_dB + COARSE_DB))
      regions.push({ points: [...above, [last[0], -atten_dB], [first[0], -atten_dB]] });
  }
  const labels: Label[] = [
    {
      key: 'pass',
      x: pass,
      y: BOTTOM_DB,
      line: -0.8,
      anchor: pass > 12 ? 'end' : 'start',
      shift: pass > 12 ? -8 : 8,
      values: { f_MHz: (fs_MHz * pass) / 100 },
      strong: true,
    },
    {
      key: 'stop',
      x: stop,
      y: 0,
      line: 1.2,
      anchor: stop < 36 ? 'start' : 'end',
      shift: stop < 36 ? 8 : -8,
      values: { f_MHz: (fs_MHz * stop) / 100 },
      strong: true,
    },
    {
      key: 'mask',
      x: 50,
      y: -atten_dB,
      line: -0.5,
      anchor: 'end',
      values: { atten_dB },
      strong: true,
    },
  ];
  return {
    kind: 'plot',
    x: {
      scale: 'linear',
      min: 0,
      max: 50,
      ticks: [0, 10, 20, 30, 40, 50],
      minor: Array.from({ length: 26 }, (_, index) => index * 2),
      unit: '%',
    },
    y: {
      scale: 'linear',
      min: BOTTOM_DB,
      max: TOP_DB,
      ticks: [-140, -120, -100, -80, -60, -40, -20, 0],
      unit: 'dB',
    },
    lines,
    limits,
    regions,
    labels,
    marks: [],
    cursor: { x: stop, y: null, input: 'width_pc' },
  };
}
