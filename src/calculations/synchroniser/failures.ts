import { YEAR_S } from '../time.ts';
import type { SynchroniserInputs } from './inputs.ts';

/**
 * Mean time between failures of a synchroniser: R. Ginosar, "Metastability and Synchronizers: A Tutorial", 2011. Only
 * logarithms are formed, because exp(t_r/τ) overflows from 709.
 */

/** What the drawing varies along its axis, and from line to line. */
export type OperatingPoint = Pick<SynchroniserInputs, 'fc_MHz' | 'n' | 'tau_ps'>;

/** Time to settle that computes as less than this is the rounding of a difference. */
const LEAST_SLACK_PS = 1e-6;

const LG_PICOSECOND = -12;
const LG_MEGAHERTZ = 6;
const LG_YEAR_S = Math.log10(YEAR_S);

/** What each stage loses of a period. */
export const loss_ps = ({ tpath_ps, tsu_ps, tunc_ps }: SynchroniserInputs) =>
  tpath_ps + tsu_ps + tunc_ps;

/** What each stage leaves for settling. */
export function slack_ps(
  inputs: SynchroniserInputs,
  { fc_MHz }: Pick<OperatingPoint, 'fc_MHz'> = inputs,
): number {
  const slack = 1e6 / fc_MHz - loss_ps(inputs);
  return slack < LEAST_SLACK_PS ? 0 : slack;
}

/** lg of the chances to fail, a second, of one synchroniser: T_w f_c f_d. */
const lgChances_s = ({ tw_ps, fd_Mps }: SynchroniserInputs, fc_MHz: number) =>
  Math.log10(tw_ps) +
  LG_PICOSECOND +
  Math.log10(fc_MHz) +
  LG_MEGAHERTZ +
  Math.log10(fd_Mps) +
  LG_MEGAHERTZ;

/** lg of the synchronisers in the field. */
const lgCount = ({ k, units }: SynchroniserInputs) => Math.log10(k) + Math.log10(units);

/** lg of the mean time between failures of one synchroniser, in seconds. */
export function lgMtbfSeconds(inputs: SynchroniserInputs, point: OperatingPoint = inputs): number {
  const { fc_MHz, n, tau_ps } = point;
  const settling = ((n - 1) * slack_ps(inputs, point)) / tau_ps;
  return settling * Math.LOG10E - lgChances_s(inputs, fc_MHz);
}

/** The same in years. */
export const lgMtbfYears = (inputs: SynchroniserInputs, point: OperatingPoint = inputs) =>
  lgMtbfSeconds(inputs, point) - LG_YEAR_S;

/** The same for all synchronisers in the field together. */
export const lgFieldYears = (inputs: SynchroniserInputs, point: OperatingPoint = inputs) =>
  lgMtbfYears(inputs, point) - lgCount(inputs);

/** Settling time that keeps the failures of all lives at a number, in τ; at most 0 if no time is needed. */
export const settlingFor = (failures: number, inputs: SynchroniserInputs, fc_MHz: number) =>
  Math.LN10 *
  (Math.log10(inputs.life_y) +
    LG_YEAR_S +
    lgCount(inputs) +
    lgChances_s(inputs, fc_MHz) -
    Math.log10(failures));
