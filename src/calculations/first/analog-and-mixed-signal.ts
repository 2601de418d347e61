import type { Input, Label, Line, Plot, Point, Preset, Result } from './calculation.ts';
import { beside, clipToRange, decadeTicks, powersOfTen, samples } from './curveParts.ts';

/** Effective bits of a converter: TI SBAA653, equations 1 to 5. */

export interface ConverterInputs {
  fin_MHz: number;
  tclk_fs: number;
  sth_dB: number;
  n: number;
  tap_fs: number;
  vfs_V: number;
  temp_C: number;
  g: number;
}

export const inputs = [
  {
    name: 'fin_MHz',
    unit: 'MHz',
    min: 0.001,
    max: 10_000,
    scale: 'log',
    step: 40,
    default: 70,
    role: 'moved',
    ticks: [0.001, 0.1, 10, 1000],
  },
  {
    name: 'tclk_fs',
    unit: 'fs',
    min: 0,
    max: 100_000,
    scale: 'log0',
    from: 10,
    step: 40,
    default: 100,
    role: 'moved',
    ticks: [0, 100, 1000, 10_000],
  },
  {
    name: 'sth_dB',
    unit: 'dBFS',
    min: 50,
    max: 110,
    scale: 'linear',
    step: 0.1,
    default: 76.4,
    role: 'moved',
    ticks: [50, 70, 90, 110],
    minor: 5,
  },
  {
    name: 'n',
    unit: 'bit',
    min: 6,
    max: 24,
    scale: 'linear',
    step: 1,
    default: 16,
    role: 'held',
    whole: true,
  },
  {
    name: 'tap_fs',
    unit: 'fs',
    min: 0,
    max: 10_000,
    scale: 'linear',
    step: 1,
    default: 75,
    role: 'held',
  },
  {
    name: 'vfs_V',
    unit: 'V',
    min: 0.1,
    max: 10,
    scale: 'linear',
    step: 0.1,
    default: 2,
    role: 'held',
  },
  {
    name: 'temp_C',
    unit: '°C',
    min: -55,
    max: 175,
    scale: 'linear',
    step: 1,
    default: 27,
    role: 'held',
  },
  { name: 'g', unit: '', min: 1, max: 20, scale: 'linear', step: 0.1, default: 2, role: 'held' },
] as const satisfies readonly Input[];

export const presets: readonly Preset[] = [
  {
    key: 'bits16',
    values: {
      fin_MHz: 70,
      tclk_fs: 100,
      sth_dB: 76.4,
      n: 16,
      tap_fs: 75,
      vfs_V: 2,
      temp_C: 27,
      g: 2,
    },
  },
  {
    key: 'bits12',
    values: {
      fin_MHz: 170,
      tclk_fs: 200,
      sth_dB: 73.5,
      n: 12,
      tap_fs: 130,
      vfs_V: 2,
      temp_C: 27,
      g: 2,
    },
  },
  {
    key: 'bits18',
    values: {
      fin_MHz: 5,
      tclk_fs: 300,
      sth_dB: 84.2,
      n: 18,
      tap_fs: 180,
      vfs_V: 3.2,
      temp_C: 27,
      g: 2,
    },
  },
];

export const warningKeys = ['largeAngle', 'noBits'] as const;

const BOLTZMANN = 1.380_649e-23;
const ZERO_CELSIUS_K = 273.15;
/** Radians of the input by which the clock may miss: beyond it, jitter noise is no longer proportional. */
const LARGEST_ANGLE = 0.3;

/** Noise powers are relative to a full-scale sine, V²/8. */
const quantisation = (n: number) => (2 / 3) * 4 ** -n;
const decibels = (noise: number) => -10 * Math.log10(noise);
const bitsOf = (noise: number) => -0.5 * Math.log2(1.5 * noise);
/** 2π f for a frequency in MHz and times in femtoseconds. */
const perFemtosecond = (fin_MHz: number) => 2 * Math.PI * fin_MHz * 1e-9;

/** The frequency from which the clock decides; `null` without jitter, or with so little that no double holds it. */
function cornerOf(floor: number, tj: number): number | null {
  const corner = Math.sqrt(floor) / (perFemtosecond(1) * tj);
  return Number.isFinite(corner) ? corner : null;
}

export function compute(values: ConverterInputs): Result {
  const { fin_MHz, tclk_fs, sth_dB, n, tap_fs, vfs_V, temp_C, g } = values;
  const q = quantisation(n);
  const th = 10 ** (-sth_dB / 10);
  const tj = Math.hypot(tclk_fs, tap_fs);
  const omega = perFemtosecond(fin_MHz);
  const j = (omega * tj) ** 2;
  const aperture = (omega * tap_fs) ** 2;
  const sum = q + th + j;
  const vn_V = vfs_V * Math.sqrt(th / 8);
  const bits = bitsOf(sum);
  const atLeastNone = (x: number) => Math.max(0, x);

  const warnings: string[] = [];
  if (omega * tj > LARGEST_ANGLE) warnings.push('largeAngle');
  if (bits < 0) warnings.push('noBits');

  return {
    values: {
      snrQuant_dB: decibels(q),
      snrJitter_dB: j > 0 ? decibels(j) : null,
      snr_dB: decibels(sum),
      bits: atLeastNone(bits),
      limit: j >= th && j >= q ? 'clock' : th >= q ? 'thermal' : 'quantiser',
      shareClock: j / sum,
      corner_MHz: cornerOf(q + th, tj),
      bitsPerfectClock: atLeastNone(bitsOf(q + th + aperture)),
      bitsTwoMore: atLeastNone(bitsOf(quantisation(n + 2) + th + j)),
      tclkHalfBit_fs: Math.sqrt(q + th + aperture) / omega,
      vn_uV: vn_V * 1e6,
      cmin_pF: ((g * BOLTZMANN * (temp_C + ZERO_CELSIUS_K)) / vn_V ** 2) * 1e12,
    },
    warnings,
    curve: curve(values, q, th, tj, q + th + j),
  };
}

const [LEAST_MHZ, MOST_MHZ] = [0.01, 10_000];
const [LEAST_DB, MOST_DB] = [20, 120];
const GRID_DB = [20, 40, 60, 80, 100, 120];
/** A label is as high as this. */
const LABEL_DB = 6;

function curve(values: ConverterInputs, q: number, th: number, tj: number, noise: number): Plot {
  const snr = decibels(noise);
  const { fin_MHz, tap_fs } = values;
  const at = samples({ scale: 'log', min: LEAST_MHZ, max: MOST_MHZ }, 180);
  const line = (
    look: Line['look'],
    noise: (f: number) => number,
    from = 0,
    to = Infinity,
  ): Line[] =>
    clipToRange(
      at.filter((f) => f >= from && f <= to).map((f): Point => [f, decibels(noise(f))]),
      LEAST_DB,
      MOST_DB,
    ).map((points) => ({ look, points }));
  const clock = (f: number) => (perFemtosecond(f) * tj) ** 2;
  const sum = (f: number) => q + th + clock(f);
  const end = tj > 0 ? LARGEST_ANGLE / (perFemtosecond(1) * tj) : Infinity;
  const corner = cornerOf(q + th, tj);
  const jitter = tj > 0 ? line('thin', clock) : [];
  const labels: Label[] = [];
  const flat = (key: string, noise: number, other: number) => {
    const y = decibels(noise);
    const isFree = (from: number, to: number) =>
      [decibels(other), ...GRID_DB].every((line) => line <= from || line >= to);
    const below = !isFree(y, y + LABEL_DB) && isFree(y - LABEL_DB, y);
    if (y > LEAST_DB && y < MOST_DB)
      labels.push({ key, x: LEAST_MHZ, y, line: below ? 1.2 : -0.5, shift: 44, values: { dB: y } });
  };
  flat('steps', q, th);
  flat('heat', th, q);
  const foot = jitter[0]?.points.findLast(([, y]) => y > MOST_DB - 14);
  if (foot)
    labels.push({ key: 'clock', x: foot[0], y: foot[1], line: 0, anchor: 'start', shift: 10 });
  // Not across the line from the cursor to the axis; near the left edge there is no room on the other side.
  const leftOfCursor = corner !== null && corner < fin_MHz && corner > 1;
  if (corner !== null && corner > LEAST_MHZ && corner < MOST_MHZ)
    labels.push({
      key: 'corner',
      x: corner,
      y: LEAST_DB,
      line: -0.7,
      ...beside(leftOfCursor ? 'left' : 'right', 8),
      values: { f_MHz: corner },
      strong: true,
    });
  const y = Math.max(LEAST_DB, Math.min(MOST_DB, snr));
  const side = fin_MHz < 30 ? 'right' : 'left';
  const cursor: Label = {
    key: 'cursor',
    x: fin_MHz,
    y,
    line: side === 'right' ? -0.8 : 1.6,
    ...beside(side, 12),
    values: { snr_dB: snr, bits: Math.max(0, bitsOf(noise)) },
    strong: true,
  };
  // A narrow drawing has no room for it beside a label that hangs below its line: it stands one line lower.
  const isBesideFlat = labels.some(
    (flat) => flat.x === LEAST_MHZ && (flat.line ?? 0) > 0 && Math.abs(flat.y - y) < LABEL_DB,
  );
  if (side === 'right' || !isBesideFlat) labels.push(cursor);
  else labels.push({ ...cursor, wide: true }, { ...cursor, narrow: true, line: 2.7 });
  return {
    kind: 'plot',
    x: {
      scale: 'log',
      min: LEAST_MHZ,
      max: MOST_MHZ,
      ticks: powersOfTen(LEAST_MHZ, MOST_MHZ),
      minor: decadeTicks(LEAST_MHZ, MOST_MHZ),
      unit: 'MHz',
    },
    y: {
      scale: 'linear',
      min: LEAST_DB,
      max: MOST_DB,
      ticks: GRID_DB,
      unit: 'dB',
    },
    lines: [
      ...line('thin', () => q),
      ...line('thin', () => th),
      ...jitter,
      ...line('dashed', (f) => q + th + (perFemtosecond(f) * tap_fs) ** 2),
      ...line('main', sum, 0, end),
      ...line('dashed', sum, end),
    ],
    limits: [],
    regions: [],
    labels,
    marks:
      corner !== null && corner > LEAST_MHZ && corner < MOST_MHZ
        ? [{ x: corner, y: LEAST_DB }]
        : [],
    cursor: { x: fin_MHz, y, input: 'fin_MHz' },
  };
}
