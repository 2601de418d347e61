import type { Label, Limit, Line, Plot, Point, Region } from './calculation.ts';
import { beside } from './curveParts.ts';
import { COARSE_DB } from './filterDesign.ts';

interface CurveInputs {
  readonly atten_dB: number;
  readonly width_pc: number;
  readonly centre_pc: number;
  readonly fs_MHz: number;
}

const [TOP_DB, BOTTOM_DB] = [5, -140];
/** Columns of the drawing: each shows the largest value in it, so that no lobe is lost. */
const COLUMNS = 256;

function response(amplitude: Float64Array): Point[] {
  const zero = amplitude[0] as number;
  const last = amplitude.length - 1;
  const each = last / COLUMNS;
  return Array.from({ length: COLUMNS + 1 }, (_, column): Point => {
    let largest = 0;
    for (
      let k = Math.max(0, (column - 0.5) * each);
      k <= Math.min(last, (column + 0.5) * each);
      k += 1
    )
      largest = Math.max(largest, amplitude[k] as number);
    const level = largest > 0 ? 20 * Math.log10(largest / zero) : BOTTOM_DB;
    return [(column * 50) / COLUMNS, Math.max(BOTTOM_DB, Math.min(TOP_DB, level))];
  });
}

/** Amplitudes from zero to half the sample rate: of the exact filter, and with its coefficients in fixed point. */
export interface Responses {
  readonly exact: Float64Array;
  readonly fixed: Float64Array;
}

/** The response between its limits; `null` where the band lies outside. */
export function filterCurve(values: CurveInputs, responses: Responses | null): Plot {
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
  if (responses) {
    const rounded = response(responses.fixed);
    lines.push(
      { look: 'thin', points: response(responses.exact) },
      { look: 'main', points: rounded },
    );
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
      ...beside(pass > 12 ? 'left' : 'right', 8),
      values: { f_MHz: (fs_MHz * pass) / 100 },
      strong: true,
    },
    {
      key: 'stop',
      x: stop,
      y: 0,
      line: 1.2,
      ...beside(stop < 36 ? 'right' : 'left', 8),
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
