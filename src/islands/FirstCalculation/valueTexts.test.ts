import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { definitions } from '../../calculations/first/all.ts';
import {
  type Definition,
  defaultSetting,
  withPreset,
} from '../../calculations/first/definition.ts';
import { fillText } from '../../lib/placeholders.ts';
import { whoseValues } from './valueTexts.ts';

const labels = parse(readFileSync('tests/fixtures/calculation.yaml', 'utf8'));
/** Names that stand for those of the content, which a company may not have. */
const wordsOf = ({ inputs, presets }: Definition) => ({
  content: {
    ...parse(readFileSync('tests/fixtures/calculations/queue.yaml', 'utf8')),
    inputs: Object.fromEntries(inputs.map(({ name }) => [name, `Name of ${name}`])),
    presets: Object.fromEntries(presets.map(({ key }) => [key, { name: `Example ${key}` }])),
  },
  labels,
  locale: 'en',
});

test.each(definitions)(
  '$slug: values that nobody has set are said to be those of an example [K3]',
  (definition) => {
    const words = wordsOf(definition);
    const standard = defaultSetting(definition);
    for (const preset of definition.presets) {
      const example = words.content.presets[preset.key].name;
      expect(whoseValues(definition, withPreset(standard, preset), words)).toBe(
        fillText(labels.lineExample, { example }),
      );
    }
    expect(whoseValues(definition, standard, words)).toContain(
      words.content.presets[definition.presets[0]?.key ?? ''].name,
    );
  },
);

test.each(definitions)(
  '$slug: a value that was set is named, with its unit, and no other [K3]',
  (definition) => {
    const words = wordsOf(definition);
    const standard = defaultSetting(definition);
    const [input] = definition.inputs;
    if (!input) throw new Error('a calculation without inputs');
    const value = input.default === input.max ? input.min : input.max;
    const setting = { ...standard, values: { ...standard.values, [input.name]: value } };
    const said = whoseValues(definition, setting, words);
    const named = definition.inputs.filter(({ name }) =>
      said.includes(`${words.content.inputs[name]}: `),
    );
    expect(named).toEqual([input]);
  },
);

test.each(definitions)(
  '$slug: whoever starts from an example and moves a rule hears of that example [K3]',
  (definition) => {
    const words = wordsOf(definition);
    const input = definition.inputs.find(({ role }) => role === 'moved');
    if (!input) throw new Error('a calculation without rules');
    for (const preset of definition.presets) {
      const start = withPreset(defaultSetting(definition), preset);
      const value = start.values[input.name] === input.max ? input.min : input.max;
      const setting = { ...start, values: { ...start.values, [input.name]: value } };
      const said = whoseValues(definition, setting, words);
      expect(said).toContain(words.content.presets[preset.key].name);
      expect(said).toContain(`${words.content.inputs[input.name]}: `);
    }
  },
);
