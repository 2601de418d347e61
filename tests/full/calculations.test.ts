import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculations } from '../../src/calculations/all.ts';
import { anySettingOf, likelySettingOf } from '../support/randomSettings.ts';
import { brokenAgreements, brokenBounds, emptySentences, resultsOf } from '../support/toldBack.ts';

/** A calculation that takes long is tried less often. */
const RUNS = { short: 1000, long: 40 };

/** Ten thousand random inputs of each calculation, in tests of a few seconds. */
const parts = calculations.flatMap((calculation) =>
  Array.from({ length: 10 }, (_, part) => [calculation.name, part + 1, calculation] as const),
);

test.each(parts)('%s, part %i: random inputs give numbers or null', (_name, _part, calculation) => {
  fc.assert(
    fc.property(anySettingOf(calculation), (setting) => {
      const { values, warnings } = calculation.compute(setting);
      for (const each of Object.values(values).flat())
        if (typeof each === 'number' && !Number.isFinite(each)) throw new Error(`${each}`);
      if (!warnings.every((key) => calculation.warnings.includes(key)))
        throw new Error(`unknown: ${warnings}`);
    }),
    { numRuns: calculation.isLong ? RUNS.long : RUNS.short },
  );
});

/** Other settings each time, so that what the fixed ones of `npm test` leave out is found some day. */
test.each(parts)(
  '%s, part %i: what is told holds, agrees and is never empty',
  (_name, _part, calculation) => {
    const results = resultsOf(
      calculation,
      fc.sample(likelySettingOf(calculation), calculation.isLong ? RUNS.long : RUNS.short),
    );
    expect(emptySentences(results)).toEqual([]);
    expect(brokenAgreements(calculation, results)).toEqual([]);
    expect(brokenBounds(calculation, results)).toEqual([]);
  },
);
