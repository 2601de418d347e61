import { expect, test } from 'vitest';
import { alarm } from '../../calculations/alarm/definition.ts';
import { defaultSetting, presetOf } from '../../calculations/definition.ts';
import { synchroniser } from '../../calculations/synchroniser/definition.ts';
import { calculationReducer, initialState } from './calculationReducer.ts';

const reduce = calculationReducer(synchroniser, 'en');
const start = initialState(defaultSetting(synchroniser));

test('what is typed stays as it is typed, and its value is taken', () => {
  const state = reduce(start, { type: 'typed', name: 'fc_MHz', text: '0,4 GHz' });
  expect(state.typed?.text).toBe('0,4 GHz');
  expect(state.setting.values.fc_MHz).toBe(400);
});

test('a number out of range is clamped and said', () => {
  const state = reduce(start, { type: 'typed', name: 'n', text: '9' });
  expect(state.setting.values.n).toBe(8);
  expect(state.notices).toEqual([{ kind: 'clamped', name: 'n', asked: '9', used: 8 }]);
  const further = reduce(state, { type: 'typed', name: 'n', text: '9 or so' });
  expect(further.setting).toBe(start.setting);
  expect(further.notices).toEqual([]);
});

test('what is no number changes nothing, and is said when the field is left', () => {
  const typed = reduce(start, { type: 'typed', name: 'n', text: 'many' });
  expect(typed.setting).toBe(start.setting);
  const left = reduce(typed, { type: 'left' });
  expect(left.typed).toBeNull();
  expect(left.notices).toEqual([{ kind: 'unreadable', name: 'n', asked: 'many' }]);
});

test('after a change no preset is chosen', () => {
  expect(presetOf(synchroniser, start.setting)?.key).toBe('slow');
  expect(
    presetOf(synchroniser, reduce(start, { type: 'moved', name: 'fc_MHz', value: 300 }).setting),
  ).toBeUndefined();
});

test('[K1] a pasted number is read in the form of the page’s language', () => {
  const typed = { type: 'typed', name: 'fc_MHz', text: '1,000' } as const;
  const valueIn = (locale: string) =>
    calculationReducer(synchroniser, locale)(initialState(defaultSetting(synchroniser)), typed)
      .setting.values.fc_MHz;
  expect(valueIn('en-GB')).toBe(1000);
  expect(valueIn('de-DE')).toBe(1);
});

test('four counts are pasted at once, and the rates follow from them', () => {
  const alarmed = calculationReducer(alarm, 'en');
  const before = initialState(defaultSetting(alarm));
  const { setting } = alarmed(before, { type: 'pasted', text: '90\t10\n5\t995' });
  expect(setting.values).toMatchObject({ tp: 90, fn: 10, fp: 5, tn: 995, counts: 1 });
  expect(alarmed(before, { type: 'pasted', text: '90 10 5' })).toBe(before);
  expect(reduce(start, { type: 'pasted', text: '90 10 5 995' })).toBe(start);
});
