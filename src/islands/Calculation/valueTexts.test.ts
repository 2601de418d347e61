import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { alarm } from '../../calculations/alarm/definition.ts';
import { calculations } from '../../calculations/all.ts';
import { type Calculation, defaultSetting, withPreset } from '../../calculations/definition.ts';
import { fillText } from '../../lib/placeholders.ts';
import { whoseValues } from './valueTexts.ts';

const labels = parse(readFileSync('tests/fixtures/calculation.yaml', 'utf8'));
/** Names that stand for those of the content, which a company may not have. */
const wordsOf = ({ inputs, presets }: Calculation) => ({
  content: {
    choices: {},
    tables: {},
    ...parse(readFileSync('tests/fixtures/calculations/rtl-design.yaml', 'utf8')),
    inputs: Object.fromEntries(inputs.map(({ name }) => [name, `Name of ${name}`])),
    presets: Object.fromEntries(presets.map(({ key }) => [key, { name: `Example ${key}` }])),
  },
  labels,
  locale: 'en',
});

test.each(calculations)(
  '$name: values that nobody has set are said to be those of an example [K3]',
  (calculation) => {
    const words = wordsOf(calculation);
    const standard = defaultSetting(calculation);
    for (const preset of calculation.presets) {
      const example = words.content.presets[preset.key].name;
      expect(whoseValues(calculation, withPreset(standard, preset), words)).toBe(
        fillText(labels.lineExample, { example }),
      );
    }
    expect(whoseValues(calculation, standard, words)).toContain(
      words.content.presets[calculation.presets[0]?.key ?? ''].name,
    );
  },
);

test.each(calculations)(
  '$name: a value that was set is named, with its unit, and no other [K3]',
  (calculation) => {
    const words = wordsOf(calculation);
    const standard = defaultSetting(calculation);
    const [input] = calculation.inputs;
    if (!input) throw new Error('a calculation without inputs');
    const value = input.default === input.max ? input.min : input.max;
    const setting = { ...standard, values: { ...standard.values, [input.name]: value } };
    const said = whoseValues(calculation, setting, words);
    const named = calculation.inputs.filter(({ name }) =>
      said.includes(`${words.content.inputs[name]}: `),
    );
    expect(named).toEqual([input]);
  },
);

test.each(calculations)(
  '$name: whoever starts from an example and moves a rule hears of that example [K3]',
  (calculation) => {
    const words = wordsOf(calculation);
    const input = calculation.inputs.find(({ role }) => role === 'moved');
    if (!input) throw new Error('a calculation without rules');
    for (const preset of calculation.presets) {
      const start = withPreset(defaultSetting(calculation), preset);
      const value = start.values[input.name] === input.max ? input.min : input.max;
      const setting = { ...start, values: { ...start.values, [input.name]: value } };
      const said = whoseValues(calculation, setting, words);
      expect(said).toContain(words.content.presets[preset.key].name);
      expect(said).toContain(`${words.content.inputs[input.name]}: `);
    }
  },
);

test('a rate that counts decide is no value that was set, whatever its own is [K3]', () => {
  const words = wordsOf(alarm);
  const { values, tables } = defaultSetting(alarm);
  const said = (own: object) =>
    whoseValues(alarm, { values: { ...values, tpr_pc: 50, ...own }, tables }, words);
  expect(said({})).toContain(words.content.inputs.tpr_pc);
  expect(said({ counts: 1 })).not.toContain(words.content.inputs.tpr_pc);
});
