import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContent } from '../../tests/support/content.ts';
import { sentenceReader } from '../../tests/support/saidSentences.ts';
import { scheduleWords } from '../../tests/support/scheduleWords.ts';
import type { CalculationContent, CalculationLabels } from '../content/schemas/calculation.ts';
import { settings } from '../settings.ts';
import { calculations } from './all.ts';
import { defaultSetting, withPreset } from './definition.ts';
import { edges } from './edges.ts';
import { fillNumbers, namesIn } from './numberText.ts';
import { queue } from './queue/definition.ts';
import { plainText } from './richText.ts';
import { schedule } from './schedule/definition.ts';
import { joinSentences, rowNames, speak } from './statement.ts';

const fileOf = (lang: string, service: string) =>
  `content/${lang.toLowerCase()}/calculations/${service}.yaml`;

const overOf = (lang: string): string =>
  parse(readFileSync(`content/${lang.toLowerCase()}/calculation.yaml`, 'utf8')).over;

describe.each(settings.languages.filter(({ lang }) => /^(ja|zh)/.test(lang)))(
  'numbers in the sentences of $name',
  ({ lang, locale }) => {
    test.each(calculations.filter(({ service }) => existsSync(fileOf(lang, service))))(
      '$name: no space stands between two of its letters',
      ({ service, told }) => {
        const {
          held,
          sentences,
          warnings = {},
        } = parse(readFileSync(fileOf(lang, service), 'utf8'));
        const texts: string[] = [held, ...[sentences, warnings].flatMap(Object.values)];
        // 40 is beyond the largest power of ten that is told, so that the words for "over" come in.
        const filled = texts.flatMap((text) =>
          [8, 40].map((number) =>
            plainText(
              fillNumbers(text, Object.fromEntries(namesIn(text).map((name) => [name, number])), {
                locale,
                over: overOf(lang),
                told,
              }),
            ),
          ),
        );
        expect(
          filled.filter((text) =>
            /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]\s[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(text),
          ),
        ).toEqual([]);
      },
    );
  },
);

test('sentences stand apart by a space, but not after a full-width stop', () => {
  expect(joinSentences(['One.', 'Two.'])).toBe('One. Two.');
  expect(joinSentences(['一つ。', '二つ。'])).toBe('一つ。二つ。');
});

test.each(schedule.presets)(
  'the rows of $key have the names that this preset gives them',
  (preset) => {
    const { content } = scheduleWords;
    const names = rowNames(schedule, withPreset(defaultSetting(schedule), preset), content);
    expect(names).toEqual(content.presets[preset.key]?.rows);
  },
);

test.each(calculations)('$name: what is said has its words and its numbers', (calculation) => {
  const { name, service, presets, resultTable } = calculation;
  const words = readContent<CalculationContent>(`calculations/${service}.yaml`);
  const shared = { ...readContent<CalculationLabels>('calculation.yaml'), locale: 'en' };
  const read = sentenceReader(calculation);
  for (const state of [...presets, ...(edges[name] ?? [])]) {
    const setting = withPreset(defaultSetting(calculation), state);
    const computed = calculation.compute(setting);
    const said = speak(calculation, setting, computed, words, shared);
    const texts = [said.answer, said.summary, said.held, ...said.warnings];
    for (const text of texts) expect(text).not.toBe('');
    // A dash that is no part of a name stands for a number that is not there.
    const isLacking = read(setting, computed).some(({ empty }) => empty.length > 0);
    const wrong = isLacking ? /[{}]/ : /[{}]|(?<!\p{L})–(?!\p{L})/u;
    for (const text of [...texts, ...said.facts]) expect(plainText(text)).not.toMatch(wrong);
    const told = computed.warnings.filter((key) => calculation.explained.includes(key));
    expect(said.warnings).toHaveLength(told.length);
    const heads = (resultTable?.columns ?? []).map(
      (key) => words.tables[resultTable?.table ?? '']?.results?.[key],
    );
    const rows = said.values().slice(calculation.listed.length);
    expect(rows).toHaveLength(said.rows().length);
    for (const [, row] of rows) for (const head of heads) expect(row).toContain(`${head}: `);
  }
});

test('the share of requests that is late is what the target leaves out', () => {
  const usual = defaultSetting(queue);
  const setting = { ...usual, values: { ...usual.values, q_pc: 95 } };
  const { numbers } = queue.say(setting, queue.compute(setting));
  expect(numbers?.late).toBeCloseTo(0.05, 12);
});

test('[52] a bound close to what is set gets the digits that tell them apart', () => {
  const words = readContent<CalculationContent>(`calculations/${queue.service}.yaml`);
  const shared = { ...readContent<CalculationLabels>('calculation.yaml'), locale: 'en' };
  const usual = defaultSetting(queue);
  const { rateForTarget = 0 } = queue.compute(usual).values;
  // Both are the same number with three digits.
  const rate = Number(rateForTarget) * 0.9999;
  const setting = { ...usual, values: { ...usual.values, rate } };
  const said = speak(queue, setting, queue.compute(setting), words, shared);
  const bound = said.values().find(([name]) => name === words.values.rateForTarget)?.[1] ?? '';
  expect(Number(bound)).toBeGreaterThan(rate);
  expect(Number(bound)).toBeLessThanOrEqual(Number(rateForTarget));
});
