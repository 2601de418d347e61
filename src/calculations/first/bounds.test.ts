import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySetting } from '../../../tests/support/randomCalculations.ts';
import { allLanguages } from '../../settings.ts';
import { namedNumber } from '../numberText.ts';
import { readNumber } from '../readNumber.ts';
import { plainText } from '../richText.ts';
import { definitionOf } from './all.ts';
import type { Result } from './calculation.ts';
import type { Definition, Setting } from './definition.ts';
import { tellingsFor } from './statement.ts';

// A bound that is told, entered back as it is written, holds. Of uniform random settings, in each language.

const RUNS = 1000;
const locales = allLanguages.map(({ locale }) => locale);

interface Page {
  readonly setting: Setting;
  readonly result: Result;
  /** What is told of a result, as a visitor reads and types it; `null` where nothing is told. */
  readonly told: (name: string, unit: string) => number | null;
  /** The same page with other values. */
  readonly set: (values: Readonly<Record<string, number>>) => Result;
}

function pageOf(definition: Definition, setting: Setting, locale: string): Page {
  const result = definition.compute(setting);
  const { numbers } = definition.say(setting, result);
  const words = {
    locale,
    over: '> {years}',
    told: tellingsFor(definition, setting, result, numbers),
  };
  const values: Readonly<Record<string, unknown>> = { ...result.values, ...numbers };
  return {
    setting,
    result,
    told: (name, unit) => {
      const value = values[name];
      if (typeof value !== 'number') return null;
      const text = plainText(namedNumber(name, value, words));
      if (/^[<>]/.test(text)) return null;
      const read = readNumber(text, unit, locale);
      if (read === null) throw new Error(`${name}: "${text}" is not read as ${unit}`);
      return read;
    },
    set: (values) => definition.compute({ ...setting, values: { ...setting.values, ...values } }),
  };
}

function holds(slug: string, check: (page: Page) => void, numRuns = RUNS) {
  const definition = definitionOf(slug);
  if (!definition) throw new Error(slug);
  fc.assert(
    fc.property(anySetting(definition), fc.constantFrom(...locales), (setting, locale) =>
      check(pageOf(definition, setting, locale)),
    ),
    { numRuns },
  );
}

const number = ({ values }: Result, key: string) => {
  const value = values[key];
  if (typeof value !== 'number') throw new Error(`${key} is ${value}`);
  return value;
};
/** What computation may be off by. */
const EPSILON = 1e-7;
const atMost = (value: number, limit: number) =>
  expect(value).toBeLessThanOrEqual(limit + EPSILON * Math.max(1, Math.abs(limit)));

describe('a bound that is told holds when it is entered', () => {
  test('converter: the jitter of the clock that costs half a bit costs no more', () => {
    holds('analog-and-mixed-signal', ({ told, set, result }) => {
      const tclk_fs = told('tclkHalfBit_fs', 'fs');
      if (tclk_fs === null || result.values.bitsPerfectClock === 0) return;
      atMost(number(result, 'bitsPerfectClock') - 0.5, number(set({ tclk_fs }), 'bits'));
    });
  });
});
