import { type Calculation, defaultSetting, withPreset } from '../../calculations/definition.ts';
import type { Input, Setting, Table } from '../../calculations/input.ts';
import {
  columnsText,
  givenText,
  joinSentences,
  rowName,
  rowNames,
  rowText,
} from '../../calculations/statement.ts';
import { marksFor, named } from '../../lib/joiners.ts';
import { fillText } from '../../lib/placeholders.ts';
import type { CalculationWords } from './calculationWords.ts';

/** What an input is set to: its number, or the word of a choice. */
export function choiceText(
  input: Input,
  value: number,
  { content, labels, locale }: CalculationWords,
): string {
  const choice = input.named && content.choices[input.name]?.[String(value)];
  return choice || givenText(input, value, { ...labels, locale });
}

/** The rows of a table, one text each: "Current control: 18 / 50 / 50". */
export function tableTexts(
  table: Table,
  { tables }: Setting,
  { content, locale }: CalculationWords,
  calculation?: Calculation,
): string[] {
  const words = content.tables[table.name];
  const names = calculation && rowNames(calculation, { values: {}, tables }, content);
  return (tables[table.name] ?? []).map((row, index) => {
    const text = rowText(row, table.columns, locale);
    return table.named
      ? named(names?.[index] ?? rowName(row, index, undefined, words), text)
      : text;
  });
}

/**
 * What is set, one text for each value: "Rated capacity: 1200 mAh". With `base`, only what differs from it; never an
 * input that others decide.
 */
export function valueTexts(
  calculation: Calculation,
  setting: Setting,
  words: CalculationWords,
  base?: Setting,
): string[] {
  const { inputs, tables } = calculation;
  const instead = calculation.shownInstead(setting);
  const { content } = words;
  const { values } = setting;
  const changed = tables.filter(
    ({ name }) => JSON.stringify(setting.tables[name]) !== JSON.stringify(base?.tables[name]),
  );
  return [
    ...inputs
      .filter(({ name }) => instead[name] === undefined && values[name] !== base?.values[name])
      .map((input) => {
        const text = choiceText(input, values[input.name] ?? input.default, words);
        return named(content.inputs[input.name] ?? '', text);
      }),
    ...changed.flatMap((table) => {
      const rows = tableTexts(table, setting, words, calculation);
      return rows.length > 0 ? [columnsText(table, content.tables[table.name]), ...rows] : [];
    }),
  ];
}

/** Whose values a result was computed with: those of an example, and what the visitor has set. */
export function whoseValues(
  calculation: Calculation,
  setting: Setting,
  words: CalculationWords,
): string {
  const { content, labels } = words;
  const standard = defaultSetting(calculation);
  // The example that was most likely the start: from any other one more values would differ.
  const [nearest] = calculation.presets
    .map((preset) => ({
      key: preset.key,
      own: valueTexts(calculation, setting, words, withPreset(standard, preset)),
    }))
    .sort((one, other) => one.own.length - other.own.length);
  const own = nearest?.own ?? valueTexts(calculation, setting, words);
  const example = (nearest && content.presets[nearest.key]?.name) ?? '';
  return joinSentences([
    own.length > 0
      ? fillText(labels.lineOwn, { values: own.join(marksFor(labels.lineOwn).semicolon) })
      : '',
    fillText(own.length > 0 ? labels.lineRest : labels.lineExample, { example }),
  ]);
}
