import type { PhaseNoisePoint } from './inputs.ts';

/**
 * The integral of a table of phase noise: straight in dB over the logarithm of the offset between its points, in closed
 * form. Outside the table more is counted, not less: below the first point its slope goes on, or its level if that
 * slope rises; above the last point its level stays.
 */

/** By offset, each offset once. */
export type PhaseNoise = readonly [PhaseNoisePoint, PhaseNoisePoint, ...PhaseNoisePoint[]];

export interface Segment {
  readonly from_Hz: number;
  readonly to_Hz: number;
  /** Of one sideband, in rad². */
  readonly power: number;
  /** Beyond the first or the last point. */
  readonly isOutside: boolean;
}

/**
 * The least offset that can be set, and a level there that no clock has: two points may lie so close to each other that
 * their slope, as it goes on, would overflow.
 */
const [LEAST_OFFSET_HZ, LARGEST_LEVEL_DB] = [0.01, 1000];

/** `null` where there are not two offsets: one point alone is no table. */
export function phaseNoiseOf(rows: readonly PhaseNoisePoint[]): PhaseNoise | null {
  const byOffset = new Map(rows.map((row) => [row.offset_Hz, row]));
  const [first, second, ...rest] = [...byOffset.values()].sort(
    (one, other) => one.offset_Hz - other.offset_Hz,
  );
  return first && second ? [first, second, ...rest] : null;
}

/** ln(to/from), not 0 for neighbouring doubles. */
const lnRatio = (from: number, to: number) => Math.log1p((to - from) / from);

const slopeBetween = (one: PhaseNoisePoint, other: PhaseNoisePoint) =>
  (other.level_dBcHz - one.level_dBcHz) / lnRatio(one.offset_Hz, other.offset_Hz);

/** How the table goes on below its first point. */
function slopeBelow(first: PhaseNoisePoint, second: PhaseNoisePoint): number {
  const steepest =
    (first.level_dBcHz - LARGEST_LEVEL_DB) / lnRatio(LEAST_OFFSET_HZ, first.offset_Hz);
  return Math.min(0, Math.max(steepest, slopeBetween(first, second)));
}

function levelAt(table: PhaseNoise, offset_Hz: number): number {
  const [first, second] = table;
  const next = table.findIndex((point) => point.offset_Hz >= offset_Hz);
  const [before, after] = [table[next - 1], table[next]];
  if (!after) return (table.at(-1) ?? second).level_dBcHz;
  if (after.offset_Hz === offset_Hz) return after.level_dBcHz;
  if (before)
    return before.level_dBcHz + slopeBetween(before, after) * lnRatio(before.offset_Hz, offset_Hz);
  return first.level_dBcHz - slopeBelow(first, second) * lnRatio(offset_Hz, first.offset_Hz);
}

/** The integral of 10^(L/10) from one offset to another, where L is straight over the logarithm of the offset. */
function powerBetween(from_Hz: number, fromLevel: number, to_Hz: number, toLevel: number): number {
  const width = lnRatio(from_Hz, to_Hz);
  const exponent = ((toLevel - fromLevel) * Math.LN10) / 10 + width;
  const mean = Math.abs(exponent) <= 1e-12 ? 1 : Math.expm1(exponent) / exponent;
  return 10 ** (fromLevel / 10) * from_Hz * width * mean;
}

/** From point to point between two offsets; none if the offsets are crossed. */
export function segmentsBetween(table: PhaseNoise, from_Hz: number, to_Hz: number): Segment[] {
  if (to_Hz <= from_Hz) return [];
  const [{ offset_Hz: first }] = table;
  const last = table.at(-1)?.offset_Hz ?? first;
  const inside = table
    .map(({ offset_Hz }) => offset_Hz)
    .filter((offset_Hz) => offset_Hz > from_Hz && offset_Hz < to_Hz);
  const ends = [...inside, to_Hz];
  return ends.map((end, index): Segment => {
    const start = ends[index - 1] ?? from_Hz;
    return {
      from_Hz: start,
      to_Hz: end,
      power: powerBetween(start, levelAt(table, start), end, levelAt(table, end)),
      isOutside: start < first || end > last,
    };
  });
}

export const powerOf = (segments: readonly Segment[]) =>
  segments.reduce((sum, { power }) => sum + power, 0);

/** Both sidebands, rms. */
export const phaseOf_rad = (power: number) => Math.sqrt(2 * power);

export const jitterOf_fs = (power: number, clock_Hz: number) =>
  (phaseOf_rad(power) / (2 * Math.PI * clock_Hz)) * 1e15;
