import { expect, test } from 'vitest';
import { defaultSetting } from '../definition.ts';
import { alarm } from './definition.ts';

const withValues = (values: Record<string, number>) => {
  const { values: usual, tables } = defaultSetting(alarm);
  return { values: { ...usual, ...values }, tables };
};
const said = (values: Record<string, number>) => {
  const setting = withValues(values);
  const { answer, facts } = alarm.say(setting, alarm.compute(setting));
  return [...answer, ...facts.flat()];
};

test('with counts the rules of the two rates show those of the counts, and keep their own values', () => {
  const counted = withValues({ counts: 1, tpr_pc: 50, tp: 3, fn: 1, fp: 1, tn: 49 });
  expect(alarm.shownInstead(counted)).toEqual({ tpr_pc: 75, fpr_pc: 2 });
  expect(counted.values.tpr_pc).toBe(50);
  expect(alarm.shownInstead(withValues({ counts: 1, tp: 0, fn: 0 }))).toEqual({
    tpr_pc: null,
    fpr_pc: null,
  });
  expect(alarm.shownInstead(withValues({}))).toEqual({});
});

test('counts without a false alarm are never said to make every alarm real', () => {
  const clean = said({ counts: 1, fp: 0, tn: 1000 });
  expect(clean).toContain('atLeast');
  expect(clean).toContain('worthAtLeast');
  expect(clean).not.toContain('share');
});

test('an alarm of which counts leave open whether it pays is not said to be worth anything', () => {
  const few = said({ counts: 1, tp: 1, fn: 1, fp: 1, tn: 30 });
  expect(few).toContain('worthUnclear');
  expect(few).not.toContain('worth');
  expect(few).not.toContain('worthNothing');
});
