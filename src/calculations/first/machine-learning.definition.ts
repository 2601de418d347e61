import { type Definition, isNull, numberOf } from './definition.ts';
import * as alarm from './machine-learning.ts';

export const definition: Definition = {
  slug: 'machine-learning',
  version: 1,
  inputs: alarm.inputs,
  presets: alarm.presets,
  warningKeys: alarm.warningKeys,
  labelKeys: ['good', 'faulty', 'threshold', 'false', 'missed', 'cheapest', 'evenOdds'],
  sentenceKeys: [
    'share',
    'oneIn',
    'noAlarms',
    'counts',
    'cost',
    'switchOff',
    'alwaysOn',
    'samples',
    'noSamples',
    'area',
    'summaryShare',
    'summaryOneIn',
  ],
  told: {
    tpr: { unit: 'share', side: 'near' },
    fpr: { unit: 'small share', side: 'up' },
    ppv: { unit: 'share', side: 'near' },
    auc: { unit: 'area', side: 'near' },
    found: { unit: '', side: 'near', against: 'faulty' },
    faulty: { unit: '', side: 'near' },
    missed: { unit: '', side: 'near' },
    falseAlarms: { unit: '', side: 'near' },
    alarmsPerFault: { unit: '', side: 'near' },
    cost: { unit: '', side: 'near' },
    tBest: { unit: '', side: 'near' },
    costBest: { unit: '', side: 'near', against: 'cost' },
    costNoModel: { unit: '', side: 'near', against: 'costBest' },
    tHalf: { unit: '', side: 'near' },
    cleanSamples: { unit: 'count', side: 'up' },
  },
  compute: ({ values }) => alarm.compute(values as unknown as alarm.AlarmInputs),
  say: ({ values }, result) => {
    const { n = 0, prevalence = 0, d = 0 } = values;
    const mostly = numberOf(result, 'ppv') > 0.5;
    const none = result.warnings.includes('noAlarms') || isNull(result, 'ppv');
    const best = numberOf(result, 'tBest');
    const extreme = best > d + 4 ? ['switchOff'] : best < -4 ? ['alwaysOn'] : [];
    return {
      answer: none ? ['noAlarms'] : [mostly ? 'share' : 'oneIn', 'counts'],
      facts: [
        ['cost', ...extreme],
        [isNull(result, 'cleanSamples') ? 'noSamples' : 'samples'],
        ['area'],
      ],
      summary: [mostly ? 'summaryShare' : 'summaryOneIn'],
      numbers: { faulty: n * prevalence },
    };
  },
};
