import { expect, test } from 'vitest';
import { defaultSetting } from '../../calculations/first/definition.ts';
import { definition as firmware } from '../../calculations/first/firmware-development.definition.ts';
import { calculationReducer, initialState } from './calculationReducer.ts';

const schedule = calculationReducer(firmware, 'en');
const startOfSchedule = initialState(defaultSetting(firmware));
const typeInto = (name: string, ...texts: readonly string[]) =>
  texts.reduce((state, text) => schedule(state, { type: 'typed', name, text }), startOfSchedule);

test.each([
  ['an execution time beyond the deadline', 'task-0-0', [80, 50, 50]],
  ['a period longer than the deadline', 'task-0-1', [18, 80, 50]],
  ['a deadline beyond the period', 'task-0-2', [18, 50, 80]],
])('%s leaves the other times of the task as they are', (_, name, task) => {
  expect(typeInto(name, '80').setting.tasks?.[0]).toEqual(task);
});

test('a period that is typed digit by digit leaves deadline and execution time as they are', () => {
  expect(typeInto('task-3-1', '2', '20', '200', '2000', '20000').setting.tasks?.[3]).toEqual([
    2000, 20_000, 10_000,
  ]);
});

test('a period out of range is clamped and said', () => {
  const state = typeInto('task-0-1', '2');
  expect(state.setting.tasks?.[0]).toEqual([18, 10, 50]);
  expect(state.notices).toEqual([{ kind: 'clamped', name: 'task-0-1', asked: '2', used: 10 }]);
});

test('a period that is typed and taken back leaves everything as it was', () => {
  const left = schedule(typeInto('task-3-1', '5', ''), { type: 'left' });
  expect(left.setting).toBe(startOfSchedule.setting);
});

test('a number out of range that is taken back is not said any more', () => {
  expect(typeInto('task-3-1', '5', '').notices).toEqual([]);
});

test('what is no number changes no task, and is said when the field is left', () => {
  const typed = typeInto('task-0-1', 'often');
  expect(typed.setting).toBe(startOfSchedule.setting);
  expect(schedule(typed, { type: 'left' }).notices).toEqual([
    { kind: 'unreadable', name: 'task-0-1', asked: 'often' },
  ]);
});
