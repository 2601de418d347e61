import { expect, test } from 'vitest';
import { brokenAgreements, resultsOf } from '../../../tests/support/toldBack.ts';
import { defaultSetting } from '../definition.ts';
import { synchroniser } from './definition.ts';

test.each([407.1, 407.2])(
  'a stage and a period that hardly differ are told apart: %d MHz',
  (fc_MHz) => {
    const usual = defaultSetting(synchroniser);
    const setting = { ...usual, values: { ...usual.values, fc_MHz } };
    const results = resultsOf(synchroniser, [setting]);
    const told = Object.assign({}, ...results.flatMap(({ said }) => said.map(({ told }) => told)));
    expect(told.period_ps).not.toBe(told.tov_ps);
    expect(brokenAgreements(synchroniser, results)).toEqual([]);
  },
);
