import type { Label, Limit, Line, Plot, Point, Region } from '../curve.ts';
import { beside, clipToRange, evenTicks } from '../curveParts.ts';
import { type Amplitude, amplitudeOf } from './response.ts';
import { isOutside } from './solve.ts';

export const labels = ['pass', 'stop', 'mask', 'strip'] as const;

type FilterLabel = Label & { readonly key: (typeof labels)[number] };

interface DrawnInputs {
  readonly fpass_MHz: number;
  readonly fstop_MHz: number;
  readonly fs_MHz: number;
  readonly atten_dB: number;
  readonly ripple_dB: number;
}

interface DrawnValues {
  readonly taps: number | null;
  readonly meets: number;
  /** The first halves; empty where no filter is designed. */
  readonly coefficients: readonly number[];
  readonly exactCoefficients: readonly number[];
}

const [TOP_DB, BOTTOM_DB] = [5, -140];
/** Columns of the drawing: each shows the largest value in it, so that no lobe is lost. */
const COLUMNS = 384;
const POINTS_A_LOBE = 12;
const MOST_STRIP_POINTS = 480;
const LEAST_TICKS = 4;
/** Numbers of an axis that begin with so many zeros are told in kHz. */
const LEAST_MHZ = 0.1;
const KHZ = 0.001;

interface Response {
  readonly amplitude: Amplitude;
  readonly taps: number;
  /** (Largest + smallest amplitude of the pass band) / 2: attenuation counts from there. */
  readonly middle: number;
}

const level = (amplitude: number, middle: number) =>
  amplitude > 0 ? 20 * Math.log10(amplitude / middle) : BOTTOM_DB;

/** Frequencies from 0 to the edge of the pass band, as shares of the sample rate. */
function passGrid(taps: number, pass: number): number[] {
  const count = Math.min(MOST_STRIP_POINTS, Math.max(96, Math.ceil(taps * pass * POINTS_A_LOBE)));
  return Array.from({ length: count + 1 }, (_, index) => (index / count) * pass);
}

function responseOf(taps: number, half: readonly number[], pass: number): Response {
  const amplitude = amplitudeOf({ taps, half });
  const inside = passGrid(taps, pass).map(amplitude);
  const middle = (Math.max(...inside) + Math.min(...inside)) / 2;
  return { amplitude, taps, middle: middle > 0 ? middle : Math.max(...inside.map(Math.abs)) };
}

/** From 0 to half the sample rate. */
function columnsOf({ amplitude, taps, middle }: Response, half_MHz: number): Point[] {
  const each = Math.max(1, Math.ceil((taps * POINTS_A_LOBE) / 2 / COLUMNS));
  const samples = Float64Array.from({ length: COLUMNS * each + 1 }, (_, index) =>
    Math.abs(amplitude((0.5 * index) / (COLUMNS * each))),
  );
  return Array.from({ length: COLUMNS + 1 }, (_, column): Point => {
    const [from, to] = [Math.ceil((column - 0.5) * each), Math.floor((column + 0.5) * each)];
    let largest = 0;
    for (let index = Math.max(0, from); index <= Math.min(samples.length - 1, to); index += 1)
      largest = Math.max(largest, samples[index] as number);
    const shown = Math.max(BOTTOM_DB, Math.min(TOP_DB, level(largest, middle)));
    return [(column * half_MHz) / COLUMNS, shown];
  });
}

/** Where the pass band is drawn again, magnified: where nothing else is drawn. */
interface Strip {
  readonly left: number;
  readonly right: number;
  readonly middle_dB: number;
  /** Of twice the ripple. */
  readonly height_dB: number;
}

function stripOf(inputs: DrawnInputs, half: number): Strip | null {
  const { fpass_MHz, fstop_MHz, atten_dB } = inputs;
  if (fpass_MHz >= 0.35 * half)
    return { left: 0.12 * half, right: fpass_MHz - 0.04 * half, middle_dB: -66, height_dB: 22 };
  if (fstop_MHz > 0.65 * half || atten_dB < 60) return null;
  const height_dB = Math.min(22, (atten_dB - 34) / 2);
  const middle_dB = -(24 + height_dB);
  return { left: fstop_MHz + 0.08 * half, right: 0.97 * half, middle_dB, height_dB };
}

function stripLines(
  inputs: DrawnInputs,
  { left, right, middle_dB, height_dB }: Strip,
  { amplitude, taps, middle }: Response,
): { lines: Line[]; limits: Limit[]; label: FilterLabel } {
  const { fpass_MHz, fs_MHz, ripple_dB } = inputs;
  const pass = fpass_MHz / fs_MHz;
  const scale = height_dB / (2 * ripple_dB);
  const points = passGrid(taps, pass).map((frequency): Point => {
    const x = left + (frequency / pass) * (right - left);
    return [x, middle_dB + scale * level(amplitude(frequency), middle)];
  });
  const limit = (sign: number): Limit => ({
    axis: 'y',
    at: middle_dB + (sign * scale * ripple_dB) / 2,
    from: left,
    to: right,
  });
  const [lowest, highest] = [middle_dB - height_dB, middle_dB + height_dB];
  return {
    lines: clipToRange(points, lowest, highest).map(
      (part): Line => ({ look: 'thin', isInset: true, points: part }),
    ),
    limits: [limit(1), limit(-1)],
    label: {
      key: 'strip',
      x: left,
      y: middle_dB + height_dB / 2,
      line: -0.5,
      anchor: 'start',
      values: { ripple_dB },
    },
  };
}

/** What rounded coefficients let through above the mask. */
function letThrough(points: readonly Point[], stop_MHz: number, atten_dB: number): Region[] {
  const above = points
    .filter(([x]) => x >= stop_MHz)
    .map(([x, y]): Point => [x, Math.max(y, -atten_dB)]);
  const [first, last] = [above[0], above.at(-1)];
  if (!first || !last || !above.some(([, y]) => y > -atten_dB)) return [];
  return [{ points: [...above, [last[0], -atten_dB], [first[0], -atten_dB]] }];
}

/** The response between its limits, and the pass band once more, magnified. */
export function curve(
  inputs: DrawnInputs & Parameters<typeof isOutside>[0],
  { taps, meets, coefficients, exactCoefficients }: DrawnValues,
): Omit<Plot, 'labels'> & { readonly labels: readonly FilterLabel[] } {
  const { fpass_MHz, fstop_MHz, fs_MHz, atten_dB } = inputs;
  const half = fs_MHz / 2;
  const inside = (frequency: number) => Math.min(half, frequency);
  const [pass, stop] = [inside(fpass_MHz), inside(fstop_MHz)];
  const limits: Limit[] = [
    { axis: 'y', at: 0, to: pass },
    { axis: 'x', at: pass, from: BOTTOM_DB, to: 0 },
    { axis: 'y', at: -atten_dB, from: stop },
    { axis: 'x', at: stop, from: -atten_dB, to: 0 },
  ];
  const lines: Line[] = [];
  const regions: Region[] = [];
  const strips: FilterLabel[] = [];
  if (taps !== null && coefficients.length > 0 && !isOutside(inputs)) {
    const share = fpass_MHz / fs_MHz;
    const fixed = responseOf(taps, coefficients, share);
    const points = columnsOf(fixed, half);
    lines.push(
      {
        name: 'exact',
        look: 'thin',
        points: columnsOf(responseOf(taps, exactCoefficients, share), half),
      },
      { name: 'rounded', look: 'main', points },
    );
    if (meets === 0) regions.push(...letThrough(points, stop, atten_dB));
    const strip = stripOf(inputs, half);
    if (strip) {
      const magnified = stripLines(inputs, strip, fixed);
      lines.push(...magnified.lines);
      limits.push(...magnified.limits);
      strips.push(magnified.label);
    }
  }
  const isSmall = half < LEAST_MHZ;
  const size = isSmall ? KHZ : 1;
  return {
    kind: 'plot',
    x: {
      scale: 'linear',
      min: 0,
      max: half,
      ticks: evenTicks(half / size, LEAST_TICKS).map((tick) => tick * size),
      unit: isSmall ? 'kHz' : 'MHz',
      size,
      // The edge that the cursor moves is one of its frequencies, and no name for all.
      name: 'f_MHz',
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
    labels: [
      {
        key: 'pass',
        x: pass,
        y: 0,
        line: -0.6,
        anchor: pass > 0.35 * half ? 'end' : 'start',
        values: { f_MHz: fpass_MHz },
        strong: true,
      },
      {
        key: 'stop',
        x: stop,
        y: 0,
        line: 1.2,
        ...beside('right', 8),
        values: { f_MHz: fstop_MHz },
        strong: true,
      },
      {
        key: 'mask',
        x: half,
        y: -atten_dB,
        line: -0.5,
        anchor: 'end',
        values: { atten_dB },
        strong: true,
      },
      ...strips,
    ],
    marks: [],
    cursor: { x: stop, y: -atten_dB, input: 'fstop_MHz', isNamed: true },
  };
}
