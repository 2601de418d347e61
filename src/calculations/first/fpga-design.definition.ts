import type { Definition, Setting } from './definition.ts';
import * as filter from './fpga-design.ts';

const inputsOf = ({ values }: Setting) => values as unknown as filter.FilterInputs;

export const definition: Definition = {
  slug: 'fpga-design',
  version: 1,
  inputs: filter.inputs,
  presets: filter.presets,
  warningKeys: filter.warningKeys,
  labelKeys: ['pass', 'stop', 'mask'],
  sentenceKeys: [
    'cost',
    'reached',
    'outside',
    'bits',
    'bitsBeyond',
    'delay',
    'equiripple',
    'move',
    'noFilter',
    'summary',
  ],
  told: {
    tapsFormula: { unit: 'count', side: 'near' },
    taps: { unit: 'count', side: 'near' },
    design_dB: { unit: 'level', side: 'near' },
    betaFormula: { unit: '', side: 'near' },
    beta: { unit: '', side: 'near' },
    attenExact_dB: { unit: 'level', side: 'down', against: 'atten_dB' },
    attenFixed_dB: { unit: 'level', side: 'down', against: 'atten_dB' },
    bitsNeeded: { unit: 'count', side: 'up' },
    ripple_dB: { unit: 'level', side: 'up', digits: 2 },
    shift: { unit: 'count', side: 'near' },
    columns: { unit: 'count', side: 'near' },
    share: { unit: 'count', side: 'near' },
    slices: { unit: 'count', side: 'up' },
    delay_us: { unit: 'µs', side: 'up' },
    gmacs: { unit: 'G/s', side: 'up' },
    tapsEquiripple: { unit: 'count', side: 'up' },
    pass_MHz: { unit: 'MHz', side: 'near', digits: 5 },
    stop_MHz: { unit: 'MHz', side: 'near', digits: 5 },
  },
  compute: (setting) => filter.compute(inputsOf(setting)),
  steps: (setting) => filter.steps(inputsOf(setting)),
  sketch: (setting) => filter.sketch(inputsOf(setting)),
  say: ({ values }, result) => {
    const { centre_pc = 0, width_pc = 0, fs_MHz = 0 } = values;
    const outside = result.warnings.includes('bandOutside');
    return {
      answer: outside ? ['outside'] : ['cost', 'reached'],
      facts: outside
        ? [['move'], ['noFilter'], []]
        : [[result.values.bitsNeeded === null ? 'bitsBeyond' : 'bits'], ['delay'], ['equiripple']],
      summary: outside ? ['outside'] : ['summary'],
      numbers: {
        pass_MHz: (fs_MHz * (centre_pc - width_pc / 2)) / 100,
        stop_MHz: (fs_MHz * (centre_pc + width_pc / 2)) / 100,
      },
    };
  },
};
