import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySettingOf } from '../../tests/support/randomSettings.ts';
import * as alarm from './alarm/inputs.ts';
import { calculations } from './all.ts';
import * as battery from './battery/inputs.ts';
import * as converter from './converter/inputs.ts';
import { defaultSetting } from './definition.ts';
import * as filter from './filter/inputs.ts';
import type { Input, Table } from './input.ts';
import { inputs as queueInputs } from './queue/inputs.ts';
import * as schedule from './schedule/inputs.ts';
import { type Change, changeOf, ranked, stepsFrom } from './sensitivity.ts';
import * as synchroniser from './synchroniser/inputs.ts';

interface Vector {
  readonly input: string;
  readonly low: number;
  readonly high: number;
  readonly changeLow: number;
  readonly changeHigh: number;
}
const vectorsOf = (name: string): readonly Vector[] =>
  JSON.parse(readFileSync(new URL(`${name}/vectors.json`, import.meta.url), 'utf8')).sensitivity;

const models: readonly (readonly [string, readonly Input[], readonly Table[]])[] = [
  ['alarm', alarm.inputs, []],
  ['battery', battery.inputs, []],
  ['converter', converter.inputs, []],
  ['filter', filter.inputs, []],
  ['queue', queueInputs, []],
  ['schedule', schedule.inputs, schedule.tables],
  ['synchroniser', synchroniser.inputs, []],
];

describe.each(models)('[55] %s', (name, inputs, tables) => {
  const steps = stepsFrom({ inputs, tables }, defaultSetting({ inputs, tables }));
  test.each(vectorsOf(name))('a step of $input', ({ input, low, high }) => {
    const step = steps.find((each) => each.name === input);
    expect(step).toBeDefined();
    // A vector has six digits; at the end of a range it has the end, where there is no step.
    expect(step?.low?.value ?? low).toBeCloseTo(low, 5 - Math.ceil(Math.log10(low)));
    expect(step?.high?.value ?? low).toBeCloseTo(high, 5 - Math.ceil(Math.log10(high)));
  });
});

describe.each(calculations.map((each) => [each.name, each] as const))(
  '[55] %s',
  (name, calculation) => {
    const { headline } = calculation;
    const usual = defaultSetting(calculation);
    const rankingOf = (setting = usual) => {
      const now = headline.of(setting);
      return now === null
        ? null
        : ranked(
            stepsFrom(calculation, setting).map((steps) =>
              changeOf(
                steps,
                now,
                steps.low && headline.of(steps.low.setting),
                steps.high && headline.of(steps.high.setting),
              ),
            ),
          );
    };

    test('the bars of the defaults are those of the vectors', () => {
      const rows = rankingOf()?.rows ?? [];
      const expected = vectorsOf(name).filter((vector, _, [first]) => {
        const effect = Math.max(Math.abs(vector.changeLow), Math.abs(vector.changeHigh));
        const most = Math.max(Math.abs(first?.changeLow ?? 0), Math.abs(first?.changeHigh ?? 0));
        return effect >= most / 100;
      });
      expect(rows.map((row) => row.name).sort()).toEqual(
        expected
          .slice(0, 8)
          .map(({ input }) => input)
          .sort(),
      );
      // The filter's vectors are shares, those of all others differences of logarithms or of the number itself.
      const told = (change: number | null) =>
        name === 'filter' ? Math.expm1(change ?? 0) : (change ?? 0);
      for (const row of rows) {
        const vector = expected.find(({ input }) => input === row.name);
        expect(told(row.changeLow)).toBeCloseTo(vector?.changeLow ?? Number.NaN, 4);
        expect(told(row.changeHigh)).toBeCloseTo(vector?.changeHigh ?? Number.NaN, 4);
      }
    });

    test.skipIf(calculation.isLong)('whatever is set, steps stay in their ranges', () => {
      fc.assert(
        fc.property(anySettingOf(calculation), (setting) => {
          for (const { low, high } of stepsFrom(calculation, setting))
            for (const step of [low, high])
              for (const { name: input, min, max } of step ? calculation.inputs : []) {
                const value = step?.setting.values[input] ?? min;
                expect(value >= min && value <= max).toBe(true);
              }
          for (const { effect } of rankingOf(setting)?.rows ?? [])
            expect(Number.isFinite(effect)).toBe(true);
        }),
        { numRuns: 100 },
      );
    });
  },
);

const change = (name: string, effect: number, isEnd = false): Change => ({
  name,
  low: null,
  high: null,
  changeLow: isEnd ? null : -effect,
  changeHigh: effect,
  isEnd,
  effect,
});

test('[55] what ends the result comes first, then what changes it most; equals keep their order', () => {
  const { rows } = ranked([change('a', 1), change('b', 2), change('c', 0.5, true), change('d', 2)]);
  expect(rows.map(({ name }) => name)).toEqual(['c', 'b', 'd', 'a']);
});

test('[55] eight are shown; what has less than a hundredth of the largest effect is named below', () => {
  const many = Array.from({ length: 9 }, (_, at) => change(`n${at}`, 2 - at / 10));
  const { rows, rest } = ranked([...many, change('small', 0.01)]);
  expect(rows).toHaveLength(8);
  expect(rest).toEqual(['n8', 'small']);
});

test('[55] the largest of ten times the next is off the scale', () => {
  expect(ranked([change('a', 20), change('b', 1)]).full).toBe(1);
  expect(ranked([change('a', 10), change('b', 1)]).full).toBe(10);
});

test('[55] a value of 0 has no tenth', () => {
  const input = { ...queueInputs[0], name: 'zero', min: 0, default: 0 };
  const calculation = { inputs: [input], tables: [] };
  expect(stepsFrom(calculation, defaultSetting(calculation))).toEqual([]);
});

test('[55] what is not there at all, as 0 dB of distortion, has no step', () => {
  const setting = { values: { thd_dB: 0 }, tables: {} };
  const inputs = converter.inputs.filter(({ name }) => name === 'thd_dB');
  expect(stepsFrom({ inputs, tables: [] }, setting)).toEqual([]);
  expect(stepsFrom({ inputs, tables: [] }, { ...setting, values: { thd_dB: 60 } })).toHaveLength(1);
});
