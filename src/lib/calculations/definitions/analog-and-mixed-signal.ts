import * as converter from '../analog-and-mixed-signal.ts';
import { type Definition, isNull, numberOf } from './definition.ts';

export const definition: Definition = {
  slug: 'analog-and-mixed-signal',
  version: 1,
  inputs: converter.inputs,
  presets: converter.presets,
  warningKeys: converter.warningKeys,
  labelKeys: ['steps', 'heat', 'clock', 'corner', 'cursor'],
  sentenceKeys: [
    'bits',
    'noBits',
    'limitClock',
    'limitThermal',
    'limitQuantiser',
    'corner',
    'noJitter',
    'perfectClock',
    'capacitor',
    'summary',
  ],
  termKeys: ['clock', 'thermal', 'quantiser'],
  compute: ({ values }) => converter.compute(values as unknown as converter.ConverterInputs),
  say: (_, result) => {
    const { limit } = result.values;
    const takes =
      limit === 'clock' ? 'limitClock' : limit === 'thermal' ? 'limitThermal' : 'limitQuantiser';
    return {
      answer: result.warnings.includes('noBits') ? ['noBits'] : ['bits', takes],
      facts: [
        [isNull(result, 'corner_MHz') ? 'noJitter' : 'corner'],
        ['perfectClock'],
        ['capacitor'],
      ],
      summary: ['summary'],
      numbers: {
        gainClock: numberOf(result, 'bitsPerfectClock') - numberOf(result, 'bits'),
        gainBits: numberOf(result, 'bitsTwoMore') - numberOf(result, 'bits'),
      },
    };
  },
};
