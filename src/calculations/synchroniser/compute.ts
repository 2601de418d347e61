import {
  lgFieldYears,
  lgMtbfSeconds,
  lgMtbfYears,
  loss_ps,
  type OperatingPoint,
  slack_ps,
} from './failures.ts';
import type { SynchroniserInputs } from './inputs.ts';
import { largestClock_MHz, largestTau_ps, stagesNeeded } from './limits.ts';

export interface SynchroniserValues {
  readonly tov_ps: number;
  readonly slack_ns: number;
  /** Settling time of all stages. */
  readonly tr_ns: number;
  readonly trOverTau: number;
  readonly lgMtbf_s: number;
  readonly lgMtbf_y: number;
  /** `null`: more than a double holds. */
  readonly mtbf_y: number | null;
  /** Of all synchronisers in the field together. */
  readonly lgField_y: number;
  /** Failures in 10⁹ hours, of one synchroniser and of one unit. */
  readonly lgFitOne: number;
  readonly lgFitUnit: number;
  readonly fitUnit: number;
  /** Failures of all in the life of the product. */
  readonly lgExpected: number;
  readonly expected: number;
  readonly pAny: number;
  /** `null`: more than sixteen. */
  readonly stagesNeeded: number | null;
  /** `null`, as its margins: no τ is too slow. */
  readonly tauMax_ps: number | null;
  readonly tauMargin: number | null;
  /** With the flip-flops that are needed instead of those that are set. */
  readonly tauMarginNeeded: number | null;
  readonly tauOneFailure_ps: number | null;
  /** `null`: every clock between 10 kHz and 20 GHz keeps the failures allowed, or none does. */
  readonly fcMax_MHz: number | null;
  /** What one more stage brings, in powers of ten, and what it costs. */
  readonly decadesPerStage: number;
  readonly latency_ns: number;
  readonly tableFactor: readonly number[];
  readonly tableLgMtbf_y: readonly number[];
  readonly tableLgField_y: readonly number[];
  readonly tableStages: readonly (number | null)[];
}

export const warningKeys = [
  'noSettling',
  'noStages',
  'beyondMeaning',
  'windowOverPeriod',
  'dataFasterThanClock',
] as const;
export type SynchroniserWarning = (typeof warningKeys)[number];

/**
 * How much slower τ may turn out. 3.3 is what docs/CDC_MTBF.md of mac8 says of a chip of 65 nm (Beer and Ginosar, 2010),
 * measured against its prediction.
 */
export const TAU_FACTORS = [1, 1.5, 2, 3.3] as const;

/** Above this power of ten of years the number is right and means nothing. */
export const LARGEST_LG_YEARS = 30;

/** lg of 10⁹ hours in seconds, the time in which FIT are counted. */
const LG_FIT_S = Math.log10(3.6e12);

const finiteOrNull = (value: number) => (Number.isFinite(value) ? value : null);

function warningsOf(
  { tw_ps, fc_MHz, fd_Mps }: SynchroniserInputs,
  { slack_ns, stagesNeeded: stages, lgMtbf_y }: SynchroniserValues,
): SynchroniserWarning[] {
  const holds: Record<SynchroniserWarning, boolean> = {
    noSettling: slack_ns === 0,
    noStages: stages === null,
    beyondMeaning: lgMtbf_y > LARGEST_LG_YEARS,
    windowOverPeriod: tw_ps * fc_MHz * 1e-6 > 1,
    dataFasterThanClock: fd_Mps > fc_MHz,
  };
  return warningKeys.filter((key) => holds[key]);
}

export function compute(inputs: SynchroniserInputs): {
  values: SynchroniserValues;
  warnings: SynchroniserWarning[];
} {
  const { fc_MHz, n, tau_ps, k, life_y } = inputs;
  const slack = slack_ps(inputs);
  const tr_ps = (n - 1) * slack;
  const lgMtbf_s = lgMtbfSeconds(inputs);
  const lgMtbf_y = lgMtbfYears(inputs);
  const lgField_y = lgFieldYears(inputs);
  const lgFitOne = LG_FIT_S - lgMtbf_s;
  const lgFitUnit = lgFitOne + Math.log10(k);
  const lgExpected = Math.log10(life_y) - lgField_y;
  const expected = 10 ** lgExpected;
  const stages = stagesNeeded(inputs);
  const tauMax_ps = largestTau_ps(inputs);
  const tauMaxNeeded_ps = stages === null ? null : largestTau_ps(inputs, inputs.allow, stages);
  const table = TAU_FACTORS.map(
    (factor): OperatingPoint => ({ fc_MHz, n, tau_ps: factor * tau_ps }),
  );
  const values: SynchroniserValues = {
    tov_ps: loss_ps(inputs),
    slack_ns: slack / 1000,
    tr_ns: tr_ps / 1000,
    trOverTau: tr_ps / tau_ps,
    lgMtbf_s,
    lgMtbf_y,
    mtbf_y: finiteOrNull(10 ** lgMtbf_y),
    lgField_y,
    lgFitOne,
    lgFitUnit,
    fitUnit: 10 ** lgFitUnit,
    lgExpected,
    expected,
    pAny: -Math.expm1(-expected),
    stagesNeeded: stages,
    tauMax_ps,
    tauMargin: tauMax_ps === null ? null : tauMax_ps / tau_ps,
    tauMarginNeeded: tauMaxNeeded_ps === null ? null : tauMaxNeeded_ps / tau_ps,
    tauOneFailure_ps: largestTau_ps(inputs, 1),
    fcMax_MHz: largestClock_MHz(inputs),
    decadesPerStage: (slack / tau_ps) * Math.LOG10E,
    latency_ns: 1000 / fc_MHz,
    tableFactor: TAU_FACTORS,
    tableLgMtbf_y: table.map((point) => lgMtbfYears(inputs, point)),
    tableLgField_y: table.map((point) => lgFieldYears(inputs, point)),
    tableStages: table.map((point) => stagesNeeded(inputs, point.tau_ps)),
  };
  return { values, warnings: warningsOf(inputs, values) };
}
