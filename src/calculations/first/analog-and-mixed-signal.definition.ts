import * as converter from './analog-and-mixed-signal.ts';
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
  told: {
    snrQuant_dB: { unit: 'level', side: 'near' },
    snrJitter_dB: { unit: 'level', side: 'near' },
    snr_dB: { unit: 'level', side: 'near' },
    bits: { unit: 'bits', side: 'near' },
    shareClock: { unit: 'share', side: 'near' },
    corner_MHz: { unit: 'MHz', side: 'near' },
    bitsPerfectClock: { unit: 'bits', side: 'near' },
    bitsTwoMore: { unit: 'bits', side: 'near' },
    tclkHalfBit_fs: { unit: 'fs', side: 'down' },
    vn_uV: { unit: 'µV', side: 'near' },
    cmin_pF: { unit: 'pF', side: 'up' },
    gainClock: { unit: 'bits more', side: 'near' },
    gainBits: { unit: 'bits more', side: 'near' },
  },
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
