import { defineCalculation } from '../defineCalculation.ts';
import { type AlarmValues, type AlarmWarning, compute, warningKeys } from './compute.ts';
import { curve, labels, MOST_FREQUENT, surelyPaysFrom } from './curve.ts';
import { type AlarmInputs, inputs, presets } from './inputs.ts';
import { isCleanCount, ratesOf } from './rates.ts';
import { upgrade } from './upgrade.ts';

const sentences = [
  'oneIn',
  'share',
  'noneReal',
  'atLeast',
  'noAlarms',
  'noCounts',
  'interval',
  'testSet',
  'rates',
  'worth',
  'worthAtLeast',
  'worthUnclear',
  'worthNothing',
  'above',
  'anyRate',
  'counts',
  'countsClean',
  'cost',
  'costMore',
  'cheapest',
  'switchOff',
  'alwaysOn',
  'faulty',
  'noFaulty',
  'good',
  'clean',
  'noGood',
  'summaryOneIn',
  'summaryShare',
  'summaryNoneReal',
  'summaryAtLeast',
  'summaryNone',
] as const;
type Sentence = (typeof sentences)[number];

type Has = (warning: AlarmWarning) => boolean;

const MOSTLY = 0.5;
/** Thresholds that lie so far beyond the middle of a curve leave nothing of it. */
const FAR = 4;

/** The share of alarms that are real, in one of the ways to say it. */
function kindOf(inputs: AlarmInputs, { ppv, alarmsPerFault }: AlarmValues, has: Has) {
  if (has('noCounts')) return 'noCounts';
  if (has('noAlarms') || ppv === null) return 'noAlarms';
  if (isCleanCount(inputs)) return 'atLeast';
  if (alarmsPerFault === null) return 'noneReal';
  return ppv > MOSTLY ? 'share' : 'oneIn';
}

const SUMMARIES = {
  noCounts: 'summaryNone',
  noAlarms: 'summaryNone',
  atLeast: 'summaryAtLeast',
  noneReal: 'summaryNoneReal',
  share: 'summaryShare',
  oneIn: 'summaryOneIn',
} as const satisfies Record<string, Sentence>;

/** Below it a base rate is told as one in so many. */
const oneIn = (values: AlarmValues) => {
  const from = surelyPaysFrom(values);
  return from === null || from === 0 ? null : 1 / from;
};

const ofCounts = ({ precisionTest }: AlarmValues): Sentence[] => [
  'rates',
  ...(precisionTest === null ? [] : (['testSet'] as const)),
];

function ofWorth(inputs: AlarmInputs, values: AlarmValues): Sentence[] {
  const { worth, worthLow, worthHigh } = values;
  if (worth === null) return [];
  const isUnclear = worthLow !== null && worthHigh !== null && worthLow <= 0 && worthHigh > 0;
  const some = isCleanCount(inputs) ? 'worthAtLeast' : 'worth';
  const from = surelyPaysFrom(values);
  const isReached = from !== null && from <= MOST_FREQUENT;
  return [
    isUnclear ? 'worthUnclear' : worth > 0 ? some : 'worthNothing',
    ...(from === 0 ? (['anyRate'] as const) : isReached ? (['above'] as const) : []),
  ];
}

function ofThreshold({ d, tBest }: AlarmValues): Sentence[] {
  if (d === null || tBest === null) return [];
  if (tBest > d + FAR) return ['switchOff'];
  return [tBest < -FAR ? 'alwaysOn' : 'cheapest'];
}

function ofSamples({ fpr, faultyNeeded, goodNeeded, cleanSamples }: AlarmValues): Sentence[] {
  if (fpr === null) return [];
  const ofGood: Sentence[] =
    goodNeeded !== null
      ? ['good']
      : cleanSamples !== null
        ? ['clean']
        : fpr < MOSTLY
          ? ['noGood']
          : [];
  return [faultyNeeded === null ? 'noFaulty' : 'faulty', ...ofGood];
}

export const alarm = defineCalculation({
  name: 'alarm',
  service: 'machine-learning',
  version: 2,
  inputs,
  tables: [],
  presets,
  outputs: {
    tpr: { unit: 'share', side: 'near', nullable: true, listed: true },
    fpr: { unit: 'small share', side: 'up', nullable: true, listed: true },
    tprLow: { unit: 'share', side: 'down', nullable: true },
    tprHigh: { unit: 'share', side: 'up', nullable: true },
    fprLow: { unit: 'small share', side: 'down', nullable: true },
    fprHigh: { unit: 'small share', side: 'up', nullable: true },
    precisionTest: { unit: 'share', side: 'near', nullable: true },
    ppv: { unit: 'share', side: 'near', nullable: true, listed: true },
    ppvLow: { unit: 'small share', side: 'down', nullable: true, listed: true },
    ppvHigh: { unit: 'small share', side: 'up', nullable: true, listed: true },
    alarmsPerFault: {
      unit: '',
      side: 'near',
      against: ['fewestPerFault', 'mostPerFault'],
      nullable: true,
    },
    found: { unit: '', side: 'near', against: 'faulty', nullable: true, listed: true },
    missed: { unit: '', side: 'near', nullable: true, listed: true },
    falseAlarms: { unit: '', side: 'near', nullable: true, listed: true },
    worth: { unit: '', side: 'down', nullable: true, listed: true },
    worthLow: { unit: '', side: 'down', nullable: true },
    worthHigh: { unit: '', side: 'up', nullable: true },
    breakEven: { unit: 'small share', side: 'up', nullable: true, listed: true },
    breakEvenHigh: { unit: 'small share', side: 'up', nullable: true },
    cost: { unit: '', side: 'up', nullable: true, listed: true },
    costNoModel: { unit: '', side: 'near', against: 'cost', nullable: true },
    saved: { unit: '', side: 'down', nullable: true },
    d: { unit: '', side: 'near', nullable: true },
    t: { unit: '', side: 'near', nullable: true },
    aucMiss: { unit: 'small share', side: 'up', nullable: true, listed: true },
    tBest: { unit: '', side: 'near', nullable: true },
    tprBest: { unit: 'share', side: 'near', nullable: true },
    fprBest: { unit: 'small share', side: 'near', nullable: true },
    costBest: { unit: '', side: 'up', against: 'cost', nullable: true },
    cleanSamples: { unit: 'count', side: 'up', nullable: true },
    goodNeeded: { unit: 'count', side: 'up', nullable: true, listed: true },
    faultyNeeded: { unit: 'count', side: 'up', nullable: true, listed: true },
    producedForFaulty: { unit: 'count', side: 'up', nullable: true },
  },
  numbers: {
    /** Faulty parts a day. */
    faulty: { unit: '', side: 'near' },
    /** Parts of the test set. */
    tested: { unit: 'count', side: 'near' },
    testedFaulty: { unit: 'count', side: 'near' },
    testedGood: { unit: 'count', side: 'near' },
    leastCost: { unit: '', side: 'up', against: 'costNoModel' },
    /** An alarm pays where one part in so many is faulty, or more. */
    payingOneIn: { unit: 'one in', side: 'down', against: 'baseOneIn' },
    /** The base rate that is set, in the same way. */
    baseOneIn: { unit: 'one in', side: 'near' },
    /** Alarms for each that is real, at the limits of the counts. */
    fewestPerFault: { unit: '', side: 'down' },
    mostPerFault: { unit: '', side: 'up' },
  },
  warnings: warningKeys,
  explained: ['noSeparation', 'noCurve', 'hardlyBetterThanNoModel'],
  sentences,
  labels,
  notices: ['converted'],
  compute,
  curve,
  upgrade,
  // Rows for faulty and good parts, columns for alarm and none.
  pasted: { inputs: ['tp', 'fn', 'fp', 'tn'], values: { counts: 1 } },
  shownInstead: (values) => {
    if (values.counts === 0) return {};
    const rates = ratesOf(values);
    return {
      tpr_pc: rates && 100 * rates.recall,
      fpr_pc: rates && 100 * rates.alarmed,
    };
  },
  say: (values, result, has) => {
    const { counts, tp, fn, fp, tn, n, prevalence } = values;
    const kind = kindOf(values, result, has);
    const isCounted = counts === 1 && !has('noCounts');
    const hasInterval = isCounted && kind !== 'atLeast' && kind !== 'noAlarms';
    return {
      answer: [kind, ...(hasInterval ? (['interval'] as const) : [])],
      facts: [
        [...(isCounted ? ofCounts(result) : []), ...ofWorth(values, result)],
        has('noCounts')
          ? []
          : [
              isCleanCount(values) ? 'countsClean' : 'counts',
              has('worseThanNoModel') ? 'costMore' : 'cost',
              ...ofThreshold(result),
            ],
        ofSamples(result),
      ],
      summary: [SUMMARIES[kind]],
      numbers: {
        faulty: n * prevalence,
        tested: tp + fn + fp + tn,
        testedFaulty: tp + fn,
        testedGood: fp + tn,
        leastCost: result.costBest,
        payingOneIn: oneIn(result),
        baseOneIn: 1 / prevalence,
        fewestPerFault: result.ppvHigh && 1 / result.ppvHigh,
        mostPerFault: result.ppvLow && 1 / result.ppvLow,
      },
    };
  },
  compared: [
    { output: 'ppv', difference: 'points' },
    { output: 'tpr', difference: 'points' },
    { output: 'worth', difference: 'difference' },
    { output: 'faultyNeeded', difference: 'difference' },
  ],
  headline: ({ ppv }) =>
    ppv === null || ppv === 0 || ppv === 1 ? null : Math.log(ppv / (1 - ppv)),
  change: 'odds',
});
