import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySetting } from '../../../tests/support/randomCalculations.ts';
import { isReserved, keyOf, queryOf, readQuery } from './address.ts';
import { definitions } from './all.ts';
import { definition as queue } from './custom-software.definition.ts';
import { defaultSetting, withPreset } from './definition.ts';

describe.each(definitions.map((definition) => [definition.slug, definition] as const))(
  '%s',
  (_, definition) => {
    test('the defaults need no query', () => {
      expect(queryOf(definition, defaultSetting(definition))).toBe('');
    });
    test('the address of every preset opens it again', () => {
      for (const preset of definition.presets) {
        const setting = withPreset(defaultSetting(definition), preset);
        expect(readQuery(definition, queryOf(definition, setting))).toEqual({
          setting,
          notices: [],
        });
      }
    });
    test('the address of any setting opens that setting', () => {
      fc.assert(
        fc.property(anySetting(definition), (setting) => {
          expect(readQuery(definition, queryOf(definition, setting))).toEqual({
            setting,
            notices: [],
          });
        }),
        { numRuns: 1000 },
      );
    });
    test('no two inputs share a key, and none has one that is reserved', () => {
      const keys = definition.inputs.map(keyOf);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.filter(isReserved)).toEqual([]);
    });
    test('any query gives values in their ranges', () => {
      fc.assert(
        fc.property(
          fc.dictionary(fc.constantFrom(...definition.inputs.map(keyOf)), fc.string()),
          (query) => {
            const { setting } = readQuery(definition, `?${new URLSearchParams(query)}`);
            for (const { name, min, max } of definition.inputs) {
              expect(setting.values[name]).toBeGreaterThanOrEqual(min);
              expect(setting.values[name]).toBeLessThanOrEqual(max);
            }
          },
        ),
      );
    });
  },
);

describe('a link that was made when the variability of a queue had the key of the version', () => {
  test.each([
    ['?v=1&v=3', { v: 3 }],
    ['?v=1&rate=48&v=2.5', { rate: 48, v: 2.5 }],
    ['?v=1&rate=48', { rate: 48, v: 1 }],
  ])('opens the same numbers: %s', (link, values) => {
    const { setting, notices } = readQuery(queue, link);
    expect(setting.values).toMatchObject(values);
    expect(notices).toEqual([]);
  });
  test('says what of it could not be taken', () => {
    expect(readQuery(queue, '?v=1&v=30').notices).toEqual([
      { kind: 'clamped', name: 'v', asked: '30', used: 10 },
    ]);
  });
});
