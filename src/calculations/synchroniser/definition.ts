import { defineCalculation } from '../defineCalculation.ts';
import { compute, type SynchroniserValues, TAU_FACTORS, warningKeys } from './compute.ts';
import { curve, labels } from './curve.ts';
import { inputs, presets, type SynchroniserInputs } from './inputs.ts';
import { upgrade } from './upgrade.ts';

const sentences = [
  'one',
  'all',
  'fitOne',
  'fitUnit',
  'noSettling',
  'beyond',
  'stages',
  'tooFew',
  'noStages',
  'margin',
  'noMargin',
  'marginSet',
  'tauFaster',
  'tauAny',
  'slower',
  'row',
  'rowNone',
  'clock',
  'oneMore',
  'loss',
  'lossAll',
  'summaryOne',
  'summaryAll',
] as const;
type Sentence = (typeof sentences)[number];

/** A smaller rate counts in no budget of failures. */
const LEAST_FIT = 1e-3;
/** A τ that may be less than this slower is told as none. */
const LEAST_MARGIN = 1.01;

/** What keeps the failures, and how wrong τ may be before it does not. */
function ofNeed(
  { n }: SynchroniserInputs,
  { stagesNeeded, tauMargin, tauMarginNeeded }: SynchroniserValues,
): Sentence[] {
  if (stagesNeeded === null) return ['noStages', 'tooFew'];
  if (tauMargin === null || tauMarginNeeded === null) return ['stages', 'tauAny'];
  const reserve = tauMarginNeeded < LEAST_MARGIN ? 'noMargin' : 'margin';
  if (n < stagesNeeded) return ['stages', 'tooFew', reserve, 'tauFaster'];
  return ['stages', reserve, ...(n > stagesNeeded ? (['marginSet'] as const) : [])];
}

export const synchroniser = defineCalculation({
  name: 'synchroniser',
  service: 'rtl-design',
  version: 2,
  inputs,
  tables: [],
  presets,
  outputs: {
    lgMtbf_s: { unit: 'lg s', side: 'down', listed: true },
    lgMtbf_y: { unit: 'lg y', side: 'down' },
    mtbf_y: { unit: 'y', side: 'down', nullable: true },
    lgField_y: { unit: 'lg y', side: 'down', listed: true },
    lgFitOne: { unit: '', side: 'up' },
    lgFitUnit: { unit: '', side: 'up' },
    fitUnit: { unit: '', side: 'up', listed: true },
    lgExpected: { unit: '', side: 'up' },
    expected: { unit: '', side: 'up', listed: true },
    pAny: { unit: 'share', side: 'near', listed: true },
    stagesNeeded: { unit: 'count', side: 'up', nullable: true, listed: true },
    tauMax_ps: { unit: 'ps', side: 'down', nullable: true, listed: true },
    tauMargin: { unit: '', side: 'down', nullable: true, listed: true },
    tauMarginNeeded: { unit: '', side: 'down', nullable: true, listed: true },
    tauOneFailure_ps: { unit: 'ps', side: 'down', nullable: true },
    fcMax_MHz: { unit: 'MHz', side: 'down', against: 'fc_MHz', nullable: true, listed: true },
    tov_ps: { unit: 'ps', side: 'near', digits: 4, listed: true },
    slack_ns: { unit: 'ns', side: 'down' },
    tr_ns: { unit: 'ns', side: 'near', listed: true },
    trOverTau: { unit: '', side: 'near' },
    decadesPerStage: { unit: '', side: 'near', listed: true },
    latency_ns: { unit: 'ns', side: 'near' },
    tableFactor: { unit: '', side: 'near', list: true },
    tableLgMtbf_y: { unit: 'lg y', side: 'down', list: true },
    tableLgField_y: { unit: 'lg y', side: 'down', list: true },
    tableStages: { unit: 'count', side: 'up', list: true, nullable: true },
  },
  numbers: {
    /** All synchronisers in the field. */
    m: { unit: 'count', side: 'near' },
    /** In the unit of what it stands beside. */
    period_ps: { unit: 'ps', side: 'near', digits: 4, against: 'tov_ps' },
    factor: { unit: '', side: 'near' },
    rowStages: { unit: 'count', side: 'up' },
    rowField_y: { unit: 'lg y', side: 'down' },
  },
  warnings: warningKeys,
  explained: ['windowOverPeriod', 'dataFasterThanClock'],
  sentences,
  labels,
  notices: ['oldLoss', 'oldDefaults'],
  compute,
  curve,
  upgrade,
  say: (inputs, values, has) => {
    const { k, units, fc_MHz } = inputs;
    const m = k * units;
    const isStuck = has('noSettling');
    const isBeyond = has('beyondMeaning');
    const fit = k > 1 ? 'fitUnit' : 'fitOne';
    // τ × 1 is what the other sentences say.
    const rows = TAU_FACTORS.slice(1).map((factor, at) => {
      const rowStages = values.tableStages[at + 1] ?? null;
      const rowField_y = values.tableLgField_y[at + 1] ?? null;
      return [rowStages === null ? 'rowNone' : 'row', { factor, rowStages, rowField_y }] as const;
    });
    const hasRows = values.stagesNeeded !== null && values.tauMargin !== null;
    return {
      answer: isBeyond
        ? ['beyond']
        : [
            isStuck ? 'noSettling' : 'one',
            ...(m > 1 ? (['all'] as const) : []),
            ...(values.fitUnit >= LEAST_FIT ? ([fit] as const) : []),
          ],
      facts: [
        isStuck ? ['lossAll'] : ofNeed(inputs, values),
        hasRows ? ['slower', ...rows] : [],
        [
          ...(values.fcMax_MHz === null ? [] : (['clock'] as const)),
          ...(isStuck ? [] : (['oneMore'] as const)),
        ],
        isStuck || values.tov_ps === 0 ? [] : ['loss'],
      ],
      summary: [m > 1 ? 'summaryAll' : 'summaryOne'],
      numbers: { m, period_ps: 1e6 / fc_MHz },
    };
  },
  compared: [
    { output: 'lgField_y', difference: 'powers' },
    { output: 'expected', difference: 'factor' },
    { output: 'stagesNeeded', difference: 'difference' },
    { output: 'tauMargin', difference: 'factor' },
  ],
  headline: ({ lgField_y }) => lgField_y,
  change: 'powers',
});
