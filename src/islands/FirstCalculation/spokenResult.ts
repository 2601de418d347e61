import type { Result } from '../../calculations/first/calculation.ts';
import {
  type Definition,
  presetOfTasks,
  type Setting,
} from '../../calculations/first/definition.ts';
import { type SpokenResult, speak, taskNames } from '../../calculations/first/statement.ts';
import type { PlotWords } from '../../plots/plotProps.ts';
import type { CalculationWords } from './calculationWords.ts';

function namesOfTasks(
  definition: Definition,
  setting: Setting,
  { content, labels, locale }: CalculationWords,
): string[] {
  const preset = presetOfTasks(definition, setting);
  const names = content.presets[preset?.key ?? '']?.tasks;
  return taskNames(setting, names, { ...labels, locale });
}

/** A result in words, of the setting that it was computed with. */
export function spokenResult(
  definition: Definition,
  setting: Setting,
  result: Result,
  words: CalculationWords,
): SpokenResult {
  const { content, labels, locale } = words;
  const tasks = namesOfTasks(definition, setting, words);
  return speak(definition, setting, result, content, { ...labels, locale }, tasks);
}

/** The words of the drawing. */
export function plotWordsOf(
  definition: Definition,
  setting: Setting,
  words: CalculationWords,
): PlotWords {
  const { content, labels, locale } = words;
  const tasks = namesOfTasks(definition, setting, words);
  return { ...labels, locale, labels: content.labels, tasks, told: definition.told };
}
