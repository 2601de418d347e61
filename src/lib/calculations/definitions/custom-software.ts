import * as queue from '../custom-software.ts';
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
