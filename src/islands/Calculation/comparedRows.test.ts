import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { queueWords as words } from '../../../tests/support/queueWords.ts';
import { anySettingOf } from '../../../tests/support/randomSettings.ts';
import { scheduleWords } from '../../../tests/support/scheduleWords.ts';
import { alarm } from '../../calculations/alarm/definition.ts';
import { calculations } from '../../calculations/all.ts';
import { defaultSetting } from '../../calculations/definition.ts';
import type { Values } from '../../calculations/input.ts';
import { queue } from '../../calculations/queue/definition.ts';
import { plainText } from '../../calculations/richText.ts';
import { schedule } from '../../calculations/schedule/definition.ts';
import { comparedRows, comparisonTexts } from './comparedRows.ts';
import { compare } from './useComparison.ts';

const usual = defaultSetting(queue);
const at = (values: Values) => {
  const setting = { ...usual, values: { ...usual.values, ...values } };
  return { setting, computed: queue.compute(setting) };
};
const rowsOf = (a: Values, b: Values) => comparedRows(queue, at(a), at(b), words);
const told = (a: Values, b: Values) =>
  rowsOf(a, b).map((row) => [row.key, ...[row.a, row.b, row.difference].map(plainText)]);

test('[55] of what was set only what differs is a row; the results follow, each with its difference', () => {
  expect(told({}, { c: 9 })).toEqual([
    ['c', '8', '9', '+1'],
    ['answerQ_ms', '246\u00a0ms', '235\u00a0ms', '÷\u00a01.04'],
    ['answerQLost_ms', '309\u00a0ms', '246\u00a0ms', '÷\u00a01.26'],
    ['rateForTargetLost', '104', '123', '+19.1'],
    ['needLost', '9', '9', 'same'],
  ]);
});

test('[55] where one side has no result there is no difference', () => {
  const [, answer] = told({}, { rate: 170 });
  expect(answer).toEqual(['answerQ_ms', '246\u00a0ms', '–', '–']);
});

test('[55] a share that is set differs by points, and a flag has no difference', () => {
  expect(told({}, { q_pc: 95, of: 0 }).slice(0, 2)).toEqual([
    ['q_pc', '99%', '95%', '−4 percentage points'],
    ['of', 'yes', 'no', ''],
  ]);
});

test('[55] a rate that counts decide is compared, and not the one that it hides', () => {
  const { values, tables } = defaultSetting(alarm);
  const of = (own: Values) => {
    const setting = { values: { ...values, tpr_pc: 50, ...own }, tables };
    return { setting, computed: alarm.compute(setting) };
  };
  const rows = comparedRows(alarm, of({}), of({ counts: 1, tp: 3, fn: 1 }), words);
  expect(rows.find(({ key }) => key === 'tpr_pc')).toMatchObject({ a: '50%', b: '75%' });
});

test('[55] as text it is a table of four columns', () => {
  const lines = comparisonTexts(rowsOf({}, { c: 9 }), words);
  expect(lines.filter(Boolean).map((line) => line.split('\t').length)).toEqual([4, 4, 4, 4, 4, 4]);
});

test('[55] on the bars of a schedule A is at the task of the same name, wherever that stands now', () => {
  const { values, tables } = defaultSetting(schedule);
  const tasks = (tables.tasks ?? []).map((row, at) => ({ ...row, name: `task ${at}` }));
  const of = (rows: typeof tasks) => {
    const setting = { values, tables: { tasks: rows } };
    return { setting, computed: schedule.compute(setting) };
  };
  const [first, second, third, ...others] = tasks;
  if (!first || !second || !third) throw new Error('expected three tasks');
  const [a, b] = [of(tasks), of([third, first, second, ...others])];
  const drawn = schedule.draw(b.setting, b.computed);
  const { curve } = compare(schedule, a, b, drawn, scheduleWords);
  const ofA = schedule.draw(a.setting, a.computed);
  if (curve?.kind !== 'timeline' || ofA.kind !== 'timeline') throw new Error('expected bars');
  const [one, two, three, ...rest] = ofA.bars.map(({ response }) => response);
  expect(curve.bars.map(({ kept }) => kept)).toEqual([three, one, two, ...rest]);
});

describe.each(
  calculations.filter(({ isLong }) => !isLong).map((each) => [each.name, each] as const),
)('[55] %s', (_, calculation) => {
  const none = { ...words, content: { ...words.content, tables: {} } };
  const any = anySettingOf(calculation).map((setting) => ({
    setting,
    computed: calculation.compute(setting),
  }));

  test('A and A are the same everywhere', () => {
    fc.assert(
      fc.property(any, (reached) => {
        for (const { a, difference } of comparedRows(calculation, reached, reached, none))
          expect(difference).toBe(a === '–' ? '–' : words.labels.same);
      }),
      { numRuns: 80 },
    );
  });

  test('swapping A and B changes all signs', () => {
    const SWAPPED: Readonly<Record<string, string>> = { '×': '÷', '÷': '×', '+': '−', '−': '+' };
    const swapped = (text: string) =>
      text === '–' ? text : text.replace(/^[×÷+−]/, (sign) => SWAPPED[sign] ?? sign);
    fc.assert(
      fc.property(any, any, (a, b) => {
        const there = comparedRows(calculation, a, b, none);
        const back = comparedRows(calculation, b, a, none);
        expect(back.map(({ difference }) => difference)).toEqual(
          there.map(({ difference }) => swapped(difference)),
        );
      }),
      { numRuns: 80 },
    );
  });

  test('each row that is compared has words', () => {
    const compared = calculation.compared.map(({ output }) => output);
    expect(calculation.listed).toEqual(expect.arrayContaining(compared));
  });
});
