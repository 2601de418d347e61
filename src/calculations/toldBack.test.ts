import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { likelySettingOf } from '../../tests/support/randomSettings.ts';
import {
  brokenAgreements,
  brokenBounds,
  emptySentences,
  resultsOf,
} from '../../tests/support/toldBack.ts';
import { calculations } from './all.ts';

/** The same settings each time; `npm run test:full` takes others. */
const SEED = 55;
/** A calculation that takes long is tried less often. */
const RUNS = { short: 1000, long: 15 };

describe.each(calculations.map((each) => [each.name, each] as const))('%s', (_, calculation) => {
  const results = resultsOf(
    calculation,
    fc.sample(likelySettingOf(calculation), {
      seed: SEED,
      numRuns: calculation.isLong ? RUNS.long : RUNS.short,
    }),
  );

  test('[55] a bound that a sentence tells holds where it is entered', () => {
    expect(brokenBounds(calculation, results)).toEqual([]);
  });

  test('[55] sentences of one result agree with one another', () => {
    expect(brokenAgreements(calculation, results)).toEqual([]);
  });

  test('[55] no sentence lacks a number', () => {
    expect(emptySentences(results)).toEqual([]);
  });
});
