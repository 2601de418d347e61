import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySettingOf } from '../../tests/support/randomSettings.ts';
import { isTooLongWithA, keyOf, queryOf, readQuery, unknownNames } from './address.ts';
import { calculations } from './all.ts';
import { defaultSetting, withPreset } from './definition.ts';
import { queue } from './queue/definition.ts';
import { schedule } from './schedule/definition.ts';

const RESERVED = ['v', 'a', 'names'];
/** Mail programs cut longer ones. */
const LONGEST = 1900;

describe.each(calculations.map((calculation) => [calculation.name, calculation] as const))(
  '%s',
  (_, calculation) => {
    const usual = defaultSetting(calculation);

    test('the defaults need no query, also as A', () => {
      expect(queryOf(calculation, usual)).toBe('');
      expect(readQuery(calculation, queryOf(calculation, usual, usual))).toEqual({
        setting: usual,
        a: usual,
        notices: [],
      });
    });

    test('the address of every preset opens it again', () => {
      for (const preset of calculation.presets) {
        const setting = withPreset(usual, preset);
        const read = readQuery(calculation, queryOf(calculation, setting));
        expect(read).toEqual({ setting, a: null, notices: [] });
      }
    });

    test('the address of any two settings opens these two', () => {
      const any = anySettingOf(calculation);
      fc.assert(
        fc.property(any, any, (setting, a) => {
          const query = queryOf(calculation, setting, a);
          const isTooLong = query === queryOf(calculation, setting);
          const read = readQuery(calculation, query);
          expect(read).toEqual({ setting, a: isTooLong ? null : a, notices: [] });
        }),
        { numRuns: 500 },
      );
    });

    test('no two inputs share a key, and none has one that is reserved', () => {
      const keys = [
        ...calculation.inputs.map(keyOf),
        ...calculation.tables.map(({ name }) => name),
      ];
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.filter((key) => RESERVED.includes(key) || key.startsWith('a.'))).toEqual([]);
    });

    test('any query gives values in their ranges, and rows of tables, too', () => {
      const keys = [
        ...calculation.inputs.map(keyOf),
        ...calculation.tables.map(({ name }) => name),
      ];
      const known = fc.constantFrom(...keys, ...keys.map((key) => `a.${key}`), 'v', 'names');
      fc.assert(
        fc.property(fc.dictionary(known, fc.string()), (query) => {
          const { setting, a } = readQuery(calculation, `?${new URLSearchParams(query)}`);
          for (const each of a ? [setting, a] : [setting]) {
            for (const { name, min, max } of calculation.inputs) {
              expect(each.values[name]).toBeGreaterThanOrEqual(min);
              expect(each.values[name]).toBeLessThanOrEqual(max);
            }
            for (const { name, most } of calculation.tables)
              expect(each.tables[name]?.length).toBeLessThanOrEqual(most);
          }
        }),
      );
    });
  },
);

test('out of range is clamped, unreadable is left out, each said for its side', () => {
  const { setting, a, notices } = readQuery(queue, '?v=2&c=999&s=abc&other=1&a.c=0');
  expect(setting.values.c).toBe(256);
  expect(a?.values.c).toBe(1);
  expect(notices).toEqual([
    { kind: 'clamped', name: 'c', asked: '999', used: 256 },
    { kind: 'unreadable', name: 's_ms', asked: 'abc' },
    { kind: 'clamped', name: 'c', asked: '0', used: 1, isOfA: true },
  ]);
});

test('a newer version is read as far as names are known, and said', () => {
  const { setting, notices } = readQuery(queue, '?v=3&c=4');
  expect(setting.values.c).toBe(4);
  expect(notices).toEqual([{ kind: 'newerVersion' }]);
});

test('a name that another site put into the link is no link of version 1', () => {
  const usual = { setting: defaultSetting(queue), a: null, notices: [] };
  expect(readQuery(queue, '?utm_source=letter')).toEqual(usual);
});

test('a link that mail programs would cut with A has no A, and that can be told', () => {
  const usual = defaultSetting(schedule);
  const [row = {}] = usual.tables.tasks ?? [];
  const tasks = Array.from({ length: 16 }, (_, at) => ({ ...row, name: `${at} ${'ü'.repeat(8)}` }));
  const setting = { ...usual, tables: { tasks } };
  const query = queryOf(schedule, setting, setting);
  expect(query.length).toBeLessThanOrEqual(LONGEST);
  expect(query).toBe(queryOf(schedule, setting));
  expect(isTooLongWithA(schedule, setting, setting)).toBe(true);
  expect(isTooLongWithA(schedule, setting, usual)).toBe(false);
});

test('of more rows than a table has the first are taken, and it is said', () => {
  const [{ name, most } = { name: '', most: 0 }] = schedule.tables;
  const rows = Array.from({ length: most + 1 }, (_, at) => `${at + 1}-100`).join('_');
  const { setting, notices } = readQuery(schedule, `?v=${schedule.version}&${name}=${rows}`);
  expect(setting.tables[name]?.map(({ c_us }) => c_us)).toEqual(
    Array.from({ length: most }, (_, at) => at + 1),
  );
  expect(notices).toEqual([{ kind: 'tooManyRows', name, asked: String(most + 1) }]);
});

test('names of A are those of the inputs, too', () => {
  expect(unknownNames(queue, '?v=2&c=9&a.c=8&odd=1&a.odd=1')).toEqual(['odd', 'a.odd']);
});
