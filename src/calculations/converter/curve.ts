import type { Label, Line, Plot, Point } from '../curve.ts';
import { beside, clipToRange, decadeTicks, powersOfTen, samples } from '../curveParts.ts';
import { clockOf } from './clock.ts';
import type { ConverterValues } from './compute.ts';
import type { ConverterInputs } from './inputs.ts';
import {
  decibels,
  largestFrequency_MHz,
  noiseOf,
  powerOfBits,
  quantisationOf,
  snrAt,
} from './noise.ts';

export const labels = ['quantisation', 'thermal', 'jitter', 'wanted', 'corner', 'cursor'] as const;

type ConverterLabel = Label & { readonly key: (typeof labels)[number] };

const [LEAST_MHZ, MOST_MHZ] = [0.01, 100_000];
const [LEAST_DB, MOST_DB] = [0, 130];
const GRID_DB = [0, 20, 40, 60, 80, 100, 120];
/** A label is as high as this. */
const LABEL_DB = 8;

/** Signal to noise over the input frequency: each noise alone, their sum, and the sum with a perfect clock. */
export function curve(
  inputs: ConverterInputs,
  { snr_dB, bits, corner_MHz }: ConverterValues,
): Omit<Plot, 'labels'> & { readonly labels: readonly ConverterLabel[] } {
  const { fin_MHz, n, sth_dB, want_bit } = inputs;
  const noise = noiseOf(inputs, clockOf(inputs));
  const points = samples({ scale: 'log', min: LEAST_MHZ, max: MOST_MHZ }, 180).map((f) => ({
    f,
    ...snrAt(noise, f),
  }));
  type Sample = (typeof points)[number];
  const line = (
    name: string,
    look: Line['look'],
    of: (sample: Sample) => number | null,
    from = 0,
    to = Infinity,
  ) =>
    clipToRange(
      points
        .filter(({ f }) => f >= from && f <= to)
        .flatMap((sample): Point[] => {
          const y = of(sample);
          return y === null ? [] : [[sample.f, y]];
        }),
      LEAST_DB,
      MOST_DB,
    ).map((part): Line => ({ name, look, points: part }));

  const quantisation_dB = decibels(quantisationOf(n));
  const end = largestFrequency_MHz(noise) ?? Infinity;
  const jitter = line('jitter', 'thin', ({ jitter_dB }) => jitter_dB);
  const wanted_dB = decibels(powerOfBits(want_bit));

  const named: ConverterLabel[] = [];
  const flat = (key: 'quantisation' | 'thermal', y: number, others: readonly number[]) => {
    const isFree = (from: number, to: number) =>
      [...others, ...GRID_DB].every((each) => each <= from || each >= to);
    const isBelow = !isFree(y, y + LABEL_DB) && isFree(y - LABEL_DB, y);
    if (y > LEAST_DB && y < MOST_DB)
      named.push({
        key,
        x: LEAST_MHZ,
        y,
        line: isBelow ? 1.2 : -0.5,
        shift: 44,
        values: { dB: y },
      });
  };
  named.push({
    key: 'wanted',
    x: MOST_MHZ,
    y: wanted_dB,
    line: -0.5,
    anchor: 'end',
    shift: -4,
    values: { want_bit },
    strong: true,
  });
  const y = Math.max(LEAST_DB, Math.min(MOST_DB, snr_dB));
  const side = fin_MHz < 100 ? 'right' : 'left';
  named.push({
    key: 'cursor',
    x: fin_MHz,
    y,
    line: side === 'right' ? -0.8 : 1.6,
    ...beside(side, 12),
    values: { snr_dB, bits },
    strong: true,
  });
  const hasCorner = corner_MHz !== null && corner_MHz > LEAST_MHZ && corner_MHz < MOST_MHZ;
  // Not across the line from the cursor to the axis; near the left edge there is no room on the other side.
  if (hasCorner)
    named.push({
      key: 'corner',
      x: corner_MHz,
      y: LEAST_DB,
      line: -0.7,
      ...beside(corner_MHz < fin_MHz && corner_MHz > 1 ? 'left' : 'right', 8),
      values: { corner_MHz },
      strong: true,
    });
  flat('quantisation', quantisation_dB, [sth_dB, wanted_dB]);
  flat('thermal', sth_dB, [quantisation_dB, wanted_dB]);
  const foot = jitter[0]?.points.findLast(([, each]) => each > MOST_DB - 16);
  if (foot) named.push({ key: 'jitter', x: foot[0], y: foot[1], anchor: 'start', shift: 10 });

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
    y: { scale: 'linear', min: LEAST_DB, max: MOST_DB, ticks: GRID_DB, unit: 'dB' },
    lines: [
      ...line('quantisation', 'thin', () => quantisation_dB),
      ...line('thermal', 'thin', () => sth_dB),
      ...jitter,
      ...line('perfectClock', 'dashed', ({ perfectClock_dB }) => perfectClock_dB),
      ...line('sum', 'main', ({ sum_dB }) => sum_dB, 0, end),
      ...line('sum', 'dashed', ({ sum_dB }) => sum_dB, end),
    ],
    limits: [{ axis: 'y', at: wanted_dB }],
    regions: [],
    labels: named,
    marks: hasCorner ? [{ x: corner_MHz, y: LEAST_DB }] : [],
    cursor: { x: fin_MHz, y, input: 'fin_MHz' },
  };
}
