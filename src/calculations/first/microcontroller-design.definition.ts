import type { BatteryInputs } from './batteryLife.ts';
import { type Definition, numberOf } from './definition.ts';
import * as battery from './microcontroller-design.ts';

const SHARES = ['shareEvents', 'shareSleep', 'shareRegulator', 'shareSelf'] as const;
/** What one microampere less asleep would bring is said in words. */
const LESS_UA = 1;

export const definition: Definition = {
  slug: 'microcontroller-design',
  version: 1,
  inputs: battery.inputs,
  presets: battery.presets,
  warningKeys: battery.warningKeys,
  labelKeys: [
    'boardOnly',
    'eventsOnly',
    'shelfLife',
    'cursor',
    'knee',
    'second',
    'minute',
    'hour',
    'day',
    'week',
    'month',
    'year',
    'tenYears',
  ],
  sentenceKeys: [
    'life',
    'mean',
    'sharesEvents',
    'sharesSleep',
    'sharesRegulator',
    'sharesSelf',
    'knee',
    'noKnee',
    'lessAsleep',
    'noEvents',
    'summary',
  ],
  told: {
    mean_uA: { unit: 'µA', side: 'near' },
    life_y: { unit: 'y', side: 'down', against: 'lifeNoEvents_y' },
    shareEvents: { unit: 'share', side: 'near' },
    shareSleep: { unit: 'share', side: 'near' },
    shareRegulator: { unit: 'share', side: 'near' },
    shareSelf: { unit: 'share', side: 'near' },
    knee_s: { unit: 's', side: 'up' },
    lifeNoEvents_y: { unit: 'y', side: 'down' },
    gain_y: { unit: 'y', side: 'down' },
  },
  compute: ({ values }) => battery.compute(values as unknown as BatteryInputs),
  say: ({ values }, result) => {
    const largest = SHARES.reduce((most, key) =>
      numberOf(result, key) > numberOf(result, most) ? key : most,
    );
    const inputs = values as unknown as BatteryInputs;
    const less = battery.compute({ ...inputs, is_uA: Math.max(0, inputs.is_uA - LESS_UA) });
    return {
      answer: ['life', 'mean'],
      facts: [
        [largest.replace('share', 'shares')],
        [numberOf(result, 'knee_s') > 1 ? 'knee' : 'noKnee'],
        inputs.is_uA > LESS_UA ? ['noEvents', 'lessAsleep'] : ['noEvents'],
      ],
      summary: ['summary'],
      numbers: { gain_y: numberOf(less, 'life_y') - numberOf(result, 'life_y') },
    };
  },
};
