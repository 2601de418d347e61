import { YEAR_S } from './calculation.ts';
import { type Definition, isNull, numberOf } from './definition.ts';
import * as rtl from './rtl-design.ts';
import type { SynchroniserInputs } from './synchroniser.ts';

/** Expected failures from which they are counted; fewer are less than one in a hundred lives. */
const COUNTED = 0.01;

export const definition: Definition = {
  slug: 'rtl-design',
  version: 1,
  inputs: rtl.inputs,
  presets: rtl.presets,
  warningKeys: rtl.warningKeys,
  labelKeys: [
    'stages',
    'number',
    'hundredLivesAll',
    'hundredLivesOne',
    'lifeAll',
    'lifeOne',
    'years',
    'lifeShort',
    'periodUsed',
    'periodUsedShort',
    'noSettling',
    'cursorAll',
    'cursorOne',
    'yearsUnit',
  ],
  sentenceKeys: [
    'one',
    'all',
    'noSettling',
    'beyond',
    'expectedAll',
    'expectedOne',
    'expectedFew',
    'stages',
    'noStages',
    'tauFaster',
    'tauMayGrow',
    'tauAny',
    'slowerClock',
    'summaryOne',
    'summaryAll',
  ],
  told: {
    tr_ns: { unit: 'ns', side: 'near' },
    trOverTau: { unit: '', side: 'near' },
    lg: { unit: '', side: 'down' },
    lgMtbf_s: { unit: 'lg s', side: 'down' },
    lgMtbf_y: { unit: '', side: 'down' },
    mtbf_y: { unit: 'y', side: 'down' },
    lgField_y: { unit: '', side: 'down' },
    lgField_s: { unit: 'lg s', side: 'down' },
    expected: { unit: '', side: 'up' },
    pAny: { unit: 'share', side: 'up' },
    stagesFor1pc: { unit: 'count', side: 'up' },
    tauOneFailure_ps: { unit: 'ps', side: 'down', against: 'tau_ps' },
    decadesPerStage: { unit: '', side: 'down' },
    period_ns: { unit: 'ns', side: 'near' },
    period_ps: { unit: 'ps', side: 'down', against: 'tov_ps' },
    fmax_MHz: { unit: 'MHz', side: 'down' },
    timesFaster: { unit: '', side: 'up', against: 'same' },
    timesSlower: { unit: '', side: 'down', against: 'same' },
    same: { unit: '', side: 'near' },
  },
  compute: ({ values }) => rtl.compute(values as unknown as SynchroniserInputs),
  say: ({ values }, result) => {
    const { m = 1, fc_MHz = 1, tau_ps = 1, tov_ps = 0 } = values;
    const stuck = result.warnings.includes('noSettling');
    const lgField_y = numberOf(result, 'lgField_y');
    const tauOne = result.values.tauOneFailure_ps;
    const tau = typeof tauOne === 'number' ? tauOne : null;
    const all = m > 1 ? ['all'] : [];
    const expected =
      numberOf(result, 'expected') < COUNTED
        ? 'expectedFew'
        : m > 1
          ? 'expectedAll'
          : 'expectedOne';
    const tauFact =
      tau === null ? 'tauAny' : stuck ? 'slowerClock' : tau < tau_ps ? 'tauFaster' : 'tauMayGrow';
    return {
      answer: stuck
        ? ['noSettling']
        : result.warnings.includes('beyondMeaning')
          ? ['beyond']
          : ['one', ...all],
      facts: [[expected], [isNull(result, 'stagesFor1pc') ? 'noStages' : 'stages'], [tauFact]],
      summary: [m > 1 ? 'summaryAll' : 'summaryOne'],
      numbers: {
        lgField_s: lgField_y + Math.log10(YEAR_S),
        period_ns: 1000 / fc_MHz,
        period_ps: 1e6 / fc_MHz,
        fmax_MHz: tov_ps > 0 ? 1e6 / tov_ps : null,
        timesFaster: tau && tau_ps / tau,
        timesSlower: tau && tau / tau_ps,
        same: 1,
      },
    };
  },
};
