import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { queryOf, readQuery } from './address.ts';
import { definitions } from './definitions/all.ts';
import { defaultSetting, withPreset } from './definitions/definition.ts';
import { definition as rtl } from './definitions/rtl-design.ts';

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
    test('any query gives values in their ranges', () => {
      fc.assert(
        fc.property(
          fc.dictionary(
            fc.constantFrom(...definition.inputs.map(({ name }) => name.split('_')[0] ?? '')),
            fc.string(),
          ),
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

test('out of range is clamped, unreadable is left out, another version is said', () => {
  const { setting, notices } = readQuery(rtl, '?v=9&fc=99999&n=abc&other=1');
  expect(setting.values).toMatchObject({ fc_MHz: 5000, n: 2 });
  expect(notices).toEqual([
    { kind: 'clamped', name: 'fc_MHz', asked: '99999', used: 5000 },
    { kind: 'unreadable', name: 'n', asked: 'abc' },
    { kind: 'oldVersion' },
  ]);
});
