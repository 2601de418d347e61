import type { AlarmInputs } from './inputs.ts';
import { normalTail } from './normal.ts';
import { leastSamples, OUTSIDE } from './proportion.ts';
import {
  EITHER_OUTSIDE,
  ONE_OUTSIDE,
  precisionCurve,
  type Rates,
  rateLimits,
  ratesOf,
} from './rates.ts';
import { aucMiss, cheapestThreshold, isSeparated, scoreCurves } from './scoreCurves.ts';

/** In the order in which they are told. */
export const warningKeys = [
  'noCounts',
  'noAlarms',
  'noSeparation',
  'noCurve',
  'worseThanNoModel',
  'hardlyBetterThanNoModel',
] as const;
export type AlarmWarning = (typeof warningKeys)[number];

/** Everything is `null` without counts where counts are set. Intervals have 95 %, and are `null` for set rates. */
export interface AlarmValues {
  /** Recall, and the false-alarm rate of good parts. */
  readonly tpr: number | null;
  readonly fpr: number | null;
  readonly tprLow: number | null;
  readonly tprHigh: number | null;
  readonly fprLow: number | null;
  readonly fprHigh: number | null;
  /** The share of alarms that are real: in the test set, and at the base rate of the field. */
  readonly precisionTest: number | null;
  readonly ppv: number | null;
  readonly ppvLow: number | null;
  readonly ppvHigh: number | null;
  readonly alarmsPerFault: number | null;
  /** A day. */
  readonly found: number | null;
  readonly missed: number | null;
  readonly falseAlarms: number | null;
  /** What an alarm saves, in false alarms. */
  readonly worth: number | null;
  readonly worthLow: number | null;
  readonly worthHigh: number | null;
  /** The base rate above which an alarm is worth its trouble. */
  readonly breakEven: number | null;
  readonly breakEvenHigh: number | null;
  /** A day, in false alarms. */
  readonly cost: number | null;
  readonly costNoModel: number | null;
  readonly saved: number | null;
  /** Distance of the score curves and threshold, if both are normal and equally wide; 1 − AUC. */
  readonly d: number | null;
  readonly t: number | null;
  readonly aucMiss: number | null;
  /** At the cheapest threshold. */
  readonly tBest: number | null;
  readonly tprBest: number | null;
  readonly fprBest: number | null;
  readonly costBest: number | null;
  /** Good parts without a false alarm that show a lower rate; good parts that show it to a factor of two. */
  readonly cleanSamples: number | null;
  readonly goodNeeded: number | null;
  /** Faulty parts that show recall to within `h_pc`, and how many parts are produced for that. */
  readonly faultyNeeded: number | null;
  readonly producedForFaulty: number | null;
}

/** Alarms a day below which there are none to speak of: one in three thousand years. */
const FEWEST_ALARMS = 1e-6;
/** A model that saves less than a twentieth of what having none costs is hardly better. */
const WORTH_HAVING = 0.95;
/** Good samples beyond 3·10¹⁵ cannot be collected. */
const SMALLEST_RATE = 1e-15;

/** A whole number that a quotient misses by rounding is that number. */
const ceil = (x: number) => Math.ceil(x * (1 - 1e-12));

/** Independent samples without a single hit that leave `share` to chance, where a hit has this probability. */
const cleanRun = (share: number, probability: number) =>
  ceil(Math.log(share) / Math.log1p(-probability));

const NO_INTERVALS = {
  tprLow: null,
  tprHigh: null,
  fprLow: null,
  fprHigh: null,
  precisionTest: null,
  breakEvenHigh: null,
};

/** What counts show beyond the rates. */
function intervals(inputs: AlarmInputs): Record<keyof typeof NO_INTERVALS, number | null> {
  const one = rateLimits(inputs, ONE_OUTSIDE);
  const both = rateLimits(inputs, EITHER_OUTSIDE);
  if (!one || !both) return NO_INTERVALS;
  const { tp, fp, r } = inputs;
  const raised = tp + fp;
  return {
    tprLow: one.recall.low,
    tprHigh: one.recall.high,
    fprLow: one.alarmed.low,
    fprHigh: one.alarmed.high,
    precisionTest: raised > 0 ? tp / raised : null,
    breakEvenHigh: raised > 0 ? breakEvenOf(both.recall.low, both.alarmed.high, r) : null,
  };
}

const breakEvenOf = (recall: number, alarmed: number, r: number) =>
  recall > 0 || alarmed > 0 ? alarmed / (alarmed + r * recall) : null;

const NO_ALARM_VALUES = {
  ppv: null,
  ppvLow: null,
  ppvHigh: null,
  alarmsPerFault: null,
  worth: null,
  worthLow: null,
  worthHigh: null,
};

function alarmValues(inputs: AlarmInputs): Record<keyof typeof NO_ALARM_VALUES, number | null> {
  const precision = precisionCurve(inputs)(inputs.prevalence);
  if (!precision) return NO_ALARM_VALUES;
  const { ppv, low, high } = precision;
  const worthOf = (share: number | null) => (share === null ? null : share * (inputs.r + 1) - 1);
  const alarmsPerFault = 1 / ppv;
  return {
    ppv,
    ppvLow: low,
    ppvHigh: high,
    alarmsPerFault: Number.isFinite(alarmsPerFault) ? alarmsPerFault : null,
    worth: worthOf(ppv),
    worthLow: worthOf(low),
    worthHigh: worthOf(high),
  };
}

/** What a day costs, in false alarms. */
const costOf = ({ prevalence, n, r }: AlarmInputs, miss: number, alarmed: number) =>
  r * (n * prevalence * miss) + n * (1 - prevalence) * alarmed;

/** Never an alarm, or always one. */
const costWithoutModel = (inputs: AlarmInputs) =>
  Math.min(costOf(inputs, 1, 0), costOf(inputs, 0, 1));

const NO_CURVES = {
  d: null,
  t: null,
  aucMiss: null,
  tBest: null,
  tprBest: null,
  fprBest: null,
  costBest: null,
};

function curveValues(
  inputs: AlarmInputs,
  rates: Rates,
): Record<keyof typeof NO_CURVES, number | null> {
  const curves = scoreCurves(rates);
  if (!curves) return NO_CURVES;
  const { d, t } = curves;
  const tBest = cheapestThreshold(curves, inputs.prevalence, inputs.r);
  const fprBest = normalTail(tBest);
  return {
    d,
    t,
    aucMiss: aucMiss(curves),
    tBest,
    tprBest: normalTail(tBest - d),
    fprBest,
    costBest: costOf(inputs, normalTail(d - tBest), fprBest),
  };
}

const NO_SAMPLES = {
  cleanSamples: null,
  goodNeeded: null,
  faultyNeeded: null,
  producedForFaulty: null,
};

function sampleValues(
  { prevalence, h_pc }: AlarmInputs,
  { recall, miss, alarmed }: Rates,
): Record<keyof typeof NO_SAMPLES, number | null> {
  const isRare = alarmed < SMALLEST_RATE;
  const within = h_pc / 100;
  const faultyNeeded = faultyFor(recall, miss, within);
  return {
    cleanSamples: isRare || alarmed >= 1 ? null : cleanRun(0.05, alarmed),
    goodNeeded: isRare || 2 * alarmed >= 1 ? null : leastSamples(alarmed, 2 * alarmed),
    faultyNeeded,
    producedForFaulty: faultyNeeded === null ? null : ceil(faultyNeeded / prevalence),
  };
}

function faultyFor(recall: number, miss: number, within: number): number | null {
  const limit = miss + within;
  if (recall <= within || limit >= 1) return null;
  return miss === 0 ? cleanRun(OUTSIDE, limit) : leastSamples(miss, limit);
}

export function compute(inputs: AlarmInputs): { values: AlarmValues; warnings: AlarmWarning[] } {
  const rates = ratesOf(inputs);
  if (!rates) return { values: NO_VALUES, warnings: ['noCounts'] };
  const { prevalence, n, r } = inputs;
  const { recall, miss, alarmed } = rates;
  const found = n * prevalence * recall;
  const falseAlarms = n * (1 - prevalence) * alarmed;
  const cost = costOf(inputs, miss, alarmed);
  const costNoModel = costWithoutModel(inputs);
  const curves = curveValues(inputs, rates);

  const warnings: AlarmWarning[] = [];
  if (found + falseAlarms < FEWEST_ALARMS) warnings.push('noAlarms');
  if (!isSeparated(rates)) warnings.push('noSeparation');
  else if (curves.d === null) warnings.push('noCurve');
  if (cost > costNoModel) warnings.push('worseThanNoModel');
  if (curves.costBest !== null && curves.costBest > WORTH_HAVING * costNoModel)
    warnings.push('hardlyBetterThanNoModel');

  return {
    values: {
      tpr: recall,
      fpr: alarmed,
      found,
      missed: n * prevalence * miss,
      falseAlarms,
      breakEven: breakEvenOf(recall, alarmed, r),
      cost,
      costNoModel,
      saved: costNoModel - cost,
      ...intervals(inputs),
      ...alarmValues(inputs),
      ...curves,
      ...sampleValues(inputs, rates),
    },
    warnings,
  };
}

const NO_VALUES: AlarmValues = {
  tpr: null,
  fpr: null,
  found: null,
  missed: null,
  falseAlarms: null,
  breakEven: null,
  cost: null,
  costNoModel: null,
  saved: null,
  ...NO_INTERVALS,
  ...NO_ALARM_VALUES,
  ...NO_CURVES,
  ...NO_SAMPLES,
};
