import { bisect } from '../bisection.ts';
import type { BatteryInputs } from './inputs.ts';

/** Whether the cell holds its voltage while the main event takes its peak; all `null` if that is not looked at. */
export interface Peak {
  readonly vPeak_V: number | null;
  /** Above the lowest supply that works; negative: too low. */
  readonly marginPeak_mV: number | null;
  /** The largest resistance of the cell that does without a capacitor. */
  readonly rMost_ohm: number | null;
  /** The least capacitor beside the cell: 0 if none is needed, `null` if none helps. */
  readonly bufNeed_uF: number | null;
}

/** Differences of volts are off by less, in millivolts. */
const ROUNDING_MV = 1e-9;
export const isTooLow = (margin_mV: number | null) =>
  margin_mV !== null && margin_mV < -ROUNDING_MV;

/** A time constant this many doublings longer than the shortest that could do needs a capacitor that nobody has. */
const MOST_DOUBLINGS = 60;

/**
 * The part of the drop without a capacitor that is left with one, in the rhythm of the events: the peak discharges it
 * through the cell with the time constant RC, and the rest of the interval charges it again.
 */
const droppedPart = (constant_s: number, peak_s: number, T_s: number) =>
  constant_s > 0 && peak_s < T_s
    ? Math.expm1(-peak_s / constant_s) / Math.expm1(-T_s / constant_s)
    : 1;

/** The least time constant RC with which no more than a part, under 1, of the drop is left; `null` if there is none. */
function constantFor(part: number, peak_s: number, T_s: number): number | null {
  if (part <= 0 || peak_s >= T_s) return null;
  const holds = (constant: number) => droppedPart(constant, peak_s, T_s) <= part;
  // Where events are far apart, this is the constant; else it is too small.
  const least = -peak_s / Math.log1p(-part);
  let enough = least;
  for (let doubling = 0; doubling < MOST_DOUBLINGS; doubling += 1) {
    if (holds(enough)) return bisect((constant) => !holds(constant), least / 2, enough)[1];
    enough *= 2;
  }
  return null;
}

export function peakOf(inputs: BatteryInputs): Peak {
  const { T_s, peak_mA, rcell_ohm, vcell_V, vmin_V, tp_ms, buf_uF } = inputs;
  if (peak_mA === 0)
    return { vPeak_V: null, marginPeak_mV: null, rMost_ohm: null, bufNeed_uF: null };
  const peak_s = tp_ms / 1000;
  const drop_mV = peak_mA * rcell_ohm;
  const room_mV = 1000 * (vcell_V - vmin_V);
  const left_mV = drop_mV * droppedPart((rcell_ohm * buf_uF) / 1e6, peak_s, T_s);
  const constant = isTooLow(room_mV - drop_mV) ? constantFor(room_mV / drop_mV, peak_s, T_s) : 0;
  return {
    vPeak_V: vcell_V - left_mV / 1000,
    marginPeak_mV: room_mV - left_mV,
    rMost_ohm: Math.max(0, room_mV / peak_mA),
    bufNeed_uF: constant === null ? null : (constant / rcell_ohm) * 1e6,
  };
}
