/** A straight scale of longitudes, in whole steps, wide enough for the places on it. */
export interface LongitudeAxis {
  from: number;
  to: number;
  /** Degrees between two labels; every step has six ticks. */
  step: number;
}

const TICKS_PER_STEP = 6;

/** Places close together need a finer scale, or their dies stand on one another. */
const stepFor = (span: number) => (span > 60 ? 30 : 10);

export function axisOf(longitudes: readonly number[]): LongitudeAxis {
  const west = Math.min(...longitudes);
  const east = Math.max(...longitudes);
  const step = stepFor(east - west);
  const from = Math.floor(west / step) * step;
  const to = Math.max(Math.ceil(east / step) * step, from + step);
  return { from, to, step };
}

const twoDigits = (value: number) => Math.round(value * 100) / 100;

/** Where a longitude stands on the axis, in percent of its length. */
export function placeOn(axis: LongitudeAxis, longitude: number): number {
  return twoDigits(((longitude - axis.from) / (axis.to - axis.from)) * 100);
}

/** The longitudes that carry a label. */
export function labelsOf({ from, to, step }: LongitudeAxis): number[] {
  return Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);
}

/** Ticks from end to end, the width of both drawings below: whole steps repeat and compress well. */
export const ticksAcross = ({ from, to, step }: LongitudeAxis) =>
  ((to - from) / step) * TICKS_PER_STEP;

/** The axis with its ticks: 14 px at a label, 9 px and 5 px between. */
export function ticksOf(axis: LongitudeAxis): string {
  const count = ticksAcross(axis);
  const height = (index: number) => (index % TICKS_PER_STEP === 0 ? 14 : index % 2 === 0 ? 9 : 5);
  const gaps = Array.from({ length: count }, (_, index) => `v${height(index)}m1-${height(index)}`);
  return `M0 0h${count}M0 0${gaps.join('')}v${height(count)}`;
}

/** Leads from places on the axis down to the starts of equal columns, like bond wires. */
export function leadsOf(axis: LongitudeAxis, places: readonly number[]): string {
  const at = (share: number) => twoDigits(share * ticksAcross(axis));
  return places
    .map((place, column) => `M${at(place / 100)} 22V44L${at(column / places.length)} 104V128`)
    .join('');
}
