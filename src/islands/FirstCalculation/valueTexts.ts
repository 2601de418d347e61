import {
  type Definition,
  defaultSetting,
  type Setting,
  withPreset,
} from '../../calculations/first/definition.ts';
import { givenText, joinSentences, taskText } from '../../calculations/first/statement.ts';
import { marksFor, named } from '../../lib/joiners.ts';
import { fillText } from '../../lib/placeholders.ts';
import type { CalculationWords } from './calculationWords.ts';
import { taskPartNames } from './taskFields.ts';

/** What is set, one text for each value: "Rated capacity: 1200 mAh". With `base`, only what differs from it. */
export function valueTexts(
  { inputs }: Definition,
  { values, tasks }: Setting,
  { content, labels, locale }: CalculationWords,
  base?: Setting,
): string[] {
  const hasTasks = JSON.stringify(tasks) !== JSON.stringify(base?.tasks);
  return [
    ...inputs
      .filter(({ name }) => values[name] !== base?.values[name])
      .map((input) => {
        const value = values[input.name] ?? input.default;
        const name = content.inputs[input.name] ?? '';
        return named(name, givenText(input, value, { ...labels, locale }));
      }),
    ...(hasTasks ? (tasks ?? []) : []).map((task) =>
      named(taskPartNames(labels), taskText(task, locale)),
    ),
  ];
}

/** Whose values a result was computed with: those of an example, and what the visitor has set. */
export function whoseValues(
  definition: Definition,
  setting: Setting,
  words: CalculationWords,
): string {
  const { content, labels } = words;
  const standard = defaultSetting(definition);
  // The example that was most likely the start: from any other one more values would differ.
  const [nearest] = definition.presets
    .map((preset) => ({
      key: preset.key,
      own: valueTexts(definition, setting, words, withPreset(standard, preset)),
    }))
    .sort((one, other) => one.own.length - other.own.length);
  const own = nearest?.own ?? valueTexts(definition, setting, words);
  const example = (nearest && content.presets[nearest.key]?.name) ?? '';
  return joinSentences([
    own.length > 0
      ? fillText(labels.lineOwn, { values: own.join(marksFor(labels.lineOwn).semicolon) })
      : '',
    fillText(own.length > 0 ? labels.lineRest : labels.lineExample, { example }),
  ]);
}
