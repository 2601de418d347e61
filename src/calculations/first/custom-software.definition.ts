import * as queue from './custom-software.ts';
import { type Definition, isNull } from './definition.ts';

export const definition: Definition = {
  slug: 'custom-software',
  version: 1,
  inputs: queue.inputs,
  presets: queue.presets,
  warningKeys: queue.warningKeys,
  labelKeys: ['mean', 'oneLess', 'split', 'target', 'full', 'cursor', 'noEnd'],
  sentenceKeys: [
    'wait',
    'waits',
    'endless',
    'oneLess',
    'noSpare',
    'need',
    'noNeed',
    'largest',
    'split',
    'outage',
    'summary',
    'summaryEndless',
  ],
  told: {
    utilisation: { unit: 'share', side: 'near' },
    need: { unit: 'count', side: 'up' },
    rateForTarget: { unit: '', side: 'down', against: 'rate' },
    pWait: { unit: 'share', side: 'near' },
    wait_ms: { unit: 'ms', side: 'up' },
    waitQ_ms: { unit: 'ms', side: 'up', against: 'target_ms' },
    waitQOneLess_ms: { unit: 'ms', side: 'up' },
    waitQSplit_ms: { unit: 'ms', side: 'up' },
    mean_ms: { unit: 'ms', side: 'up' },
    catchUp_min: { unit: 'min', side: 'up' },
  },
  compute: ({ values }) => queue.compute(values as unknown as queue.QueueInputs),
  say: (_, result) => {
    const full = result.warnings.includes('overload');
    const need = isNull(result, 'need') ? 'noNeed' : 'need';
    return {
      answer: full ? ['endless'] : ['wait'],
      facts: full
        ? [[need], ['largest'], []]
        : [
            [isNull(result, 'waitQOneLess_ms') ? 'noSpare' : 'oneLess', need],
            ['largest', 'split'],
            ['waits', 'outage'],
          ],
      summary: [full ? 'summaryEndless' : 'summary'],
      numbers: {},
    };
  },
};
